"""What may be expected of a match of Tam Quốc Sát, read from its table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from game.core.question import Call, Question
from game.rules.tam_quoc_sat import names
from game.rules.tam_quoc_sat.measure import distance, in_range
from game.rules.tam_quoc_sat.play import Play
from game.tools.scripts.script import OpenMatch, Where

AREAS = {
    "hand": names.HAND, "equipment": names.EQUIPMENT, "judgement": names.JUDGEMENT, "fields": names.FIELDS,
    "wounds": names.WOUNDS, "stars": names.STARS,
}  # fmt: skip


def is_called(name: str, card: str) -> bool:
    """Whether a card is the one that a file names, exactly or by kind."""
    return name in (card, card.partition("#")[0], card.partition("@")[0])


def same_cards(wanted: Iterable[str], cards: Sequence[str], *, all_of_them: bool = True) -> bool:
    """Whether these are the cards named, in any order."""
    left = list(cards)
    for name in sorted(wanted, key=lambda name: "@" not in name):
        found = next((card for card in left if is_called(name, card)), None)
        if found is None:
            return False
        left.remove(found)
    return not (all_of_them and left)


def named(expect: Any) -> Iterator[tuple[Where, str]]:
    """Every card that an expectation names, and where."""
    for name in AREAS:
        for seat, cards in (getattr(expect, name) or {}).items():
            if not isinstance(cards, int):
                yield from (((name, seat), card) for card in cards)
    yield from ((("discard_has",), card) for card in expect.discard_has or ())
    for name in ("offered", "not_offered"):
        if part := getattr(expect, name):
            yield from (((name, "cards"), card) for card in part.cards)


def actual(match: OpenMatch, name: str, wanted: Any) -> Any:  # noqa: C901 - a line for each word
    """What stands where ``wanted`` is expected."""
    facts, zones = match.table.facts, match.table.zones
    if name in AREAS:
        return {seat: _cards(zones, AREAS[name][seat], part) for seat, part in wanted.items()}
    match name:
        case "marks":
            return {seat: {mark: facts.marks.get(mark, (0,) * 10)[seat] for mark in wanted[seat]} for seat in wanted}
        case "turned_over" | "chained" | "skills":
            return {seat: getattr(facts, name)[seat] for seat in wanted}
        case "distance" | "in_range":
            play, ask = Play(match.table, match.game.box), distance if name == "distance" else in_range  # type: ignore[attr-defined]
            return tuple((one, other, ask(play, one, other)) for one, other, _ in wanted)
        case "draw" | "discard":
            return len(zones[name].cards)
        case "discard_has":
            return tuple(zones["discard"].cards)
        case "waiting":
            return _waiting(match.waiting, wanted)
        case "offered" | "not_offered":
            return _offered(match.waiting, wanted)
        case "sees":
            return _sees(match, wanted)
        case "over":
            return match.result and {"winners": match.result.winners}
        case _:
            return getattr(facts, name)


def same(name: str, wanted: Any, found: Any) -> bool:
    """Whether an expectation holds."""
    if name in AREAS:
        return all(_same_part(part, found[seat]) for seat, part in wanted.items())
    match name:
        case "skills":
            return all(sorted(skills) == sorted(found[seat]) for seat, skills in wanted.items())
        case "discard_has":
            return same_cards(wanted, found, all_of_them=False)
        case "waiting":
            return (wanted is None) == (found is None) and (wanted is None or _same_waiting(wanted, found))
        case "offered":
            return all(_has(option, found) for option in _listed(wanted))
        case "not_offered":
            return not any(_has(option, found) for option in _listed(wanted))
        case "sees":
            return _same_sight(wanted, found)
        case "over":
            return (found is None) == (wanted is None) and (
                wanted is None or sorted(wanted.winners) == sorted(found["winners"])
            )
        case _:
            return bool(wanted == found)


def _cards(zones: Any, zone: str, wanted: Any) -> Any:
    cards = tuple(zones[zone].cards) if zone in zones else ()
    return len(cards) if isinstance(wanted, int) else cards


def _same_part(wanted: Any, found: Any) -> bool:
    return bool(wanted == found) if isinstance(wanted, int) else same_cards(wanted, found)


def _waiting(asked: Question | None, wanted: Any) -> Any:
    if asked is None:
        return None
    if isinstance(asked, Call):
        return {"call": asked.ask, "seats": asked.seats}
    return {"seat": asked.seats[0], "ask": asked.ask}


def _same_waiting(wanted: Any, found: dict[str, Any]) -> bool:
    said = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
    if "ask" in said and "call" in found:
        found = {**found, "ask": found["call"]}
        if "seat" in said and said["seat"] in found["seats"]:
            found["seat"] = said["seat"]
    for name, value in said.items():
        other = found.get(name)
        if (sorted(value) != sorted(other or ())) if name == "seats" else value != other:
            return False
    return True


def _offered(asked: Question | None, wanted: Any) -> dict[str, list[str]]:
    """The keys on offer; seats also in the steps after the first where that names none."""
    if asked is None:
        return {"keys": [], "seats": []}
    step = asked.step(())
    keys = [option.key for option in step.options]
    seats = [key for key in keys if key.isdecimal()]
    if not seats and wanted.seats and not isinstance(asked, Call):
        for key in keys:
            seats += [option.key for option in asked.step((key,)).options if option.key.isdecimal()]
    return {"keys": keys, "seats": seats}


def _listed(wanted: Any) -> Iterator[tuple[str, str]]:
    yield from (("card", card) for card in wanted.cards)
    yield from (("seat", str(seat)) for seat in wanted.seats)
    yield from (("word", word) for word in wanted.skills)
    yield from (("any", str(word)) for word in wanted.options)


def _has(option: tuple[str, str], found: dict[str, list[str]]) -> bool:
    kind, value = option
    if kind == "seat":
        return value in found["seats"]
    if kind == "card" or (kind == "any" and "@" in value):
        return any("@" in key and is_called(value, key) for key in found["keys"])
    return any(key.partition("/")[0] == value for key in found["keys"])


def _sees(match: OpenMatch, wanted: Any) -> Any:
    view = match.view(wanted.seat)
    roles = []
    for seat in range(match.seats):
        known = view.facts.roles[seat]
        mine = view.zones[names.ROLE[seat]]
        roles.append(known or (names.role_of(mine.cards[0]) if mine.faces and mine.cards else None))
    hands = {}
    for seat, part in wanted.hand_of.items():
        seen = view.zones[names.HAND[seat]]
        hands[seat] = seen.count if isinstance(part, int) else (seen.cards if seen.faces else None)
    return {"roles": tuple(roles), "hand_of": hands}


def _same_sight(wanted: Any, found: dict[str, Any]) -> bool:
    if wanted.roles is not None and tuple(wanted.roles) != found["roles"]:
        return False
    for seat, part in wanted.hand_of.items():
        seen = found["hand_of"][seat]
        if seen is None or not _same_part(part, seen):
            return False
    return True
