"""Scenarios of Lost Cities."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from game.core.question import Decision, NotOffered, Option, Path, Question, Seat
from game.rules.lost_cities import score
from game.rules.lost_cities.content import Region, name, region, value
from game.rules.lost_cities.facts import END_ROUND, PILE, Facts, covered, discard, expedition, hand
from game.rules.lost_cities.start import Face, Places, Start
from game.tools.scripts.script import Misfit, OpenMatch, Over, Script, Step, Where, over

INVESTMENT = "i"
Held = tuple[str, ...] | int


class TripStep(Step, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card played or discarded, where a card is drawn, or whether the round may end here."""

    play: str | None = None
    discard: str | None = None
    draw: str | None = None
    agree: bool | None = None


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asked, and what."""

    seat: int
    ask: Literal["play", "draw", "agree"]


class Offered(Struct, frozen=True, forbid_unknown_fields=True):
    """Of the pending question: cards that may be played or discarded, places to lay on or to draw from."""

    cards: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class TripExpect(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be expected."""

    hand: dict[int, Held] | UnsetType = UNSET
    expeditions: tuple[Places, ...] | UnsetType = UNSET
    discards: Places | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    scores: tuple[int, ...] | UnsetType = UNSET
    totals: tuple[int, ...] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    waiting: Waiting | UnsetType | None = UNSET
    offered: Offered | UnsetType = UNSET
    not_offered: Offered | UnsetType = UNSET
    over: Over | UnsetType | None = UNSET


class LostCitiesScript(Script):
    """``play``, ``discard``, ``draw`` and ``agree``."""

    start: ClassVar[type[Struct]] = Start
    step: ClassVar[type[Step]] = TripStep
    expect: ClassVar[type[Struct]] = TripExpect
    intents: ClassVar[Mapping[str, tuple[str, ...]]] = {"play": (), "discard": (), "draw": (), "agree": ()}

    def seats(self, start: Start) -> int | None:
        return 2

    def seats_named(self, expect: TripExpect) -> Iterator[tuple[Where, Seat]]:
        if expect.hand:
            yield from ((("hand", seat), seat) for seat in expect.hand)
        for list_name in ("expeditions", "scores", "totals"):
            if in_order := getattr(expect, list_name):
                yield (list_name,), len(in_order) - 1
        yield from super().seats_named(expect)

    def misfits(self, game: Any, start: Any, expects: list[tuple[Where, Any]]) -> Iterator[Misfit]:
        known = [name(card) for card in game.content.cards(game.content.regions)]
        for where, expect in expects:
            for place, card in _cards_named(expect):
                if card not in known:
                    yield (*where, *place), f"there is no card {card!r}; cards are region-number or region-i, as sea-7"
            for place, word in _places_named(expect):
                if word not in (PILE, END_ROUND, *game.content.regions):
                    yield (*where, *place), f"there is no place {word!r}; places are regions, {PILE} and {END_ROUND}"

    def step_misfits(self, game: Any, step: TripStep) -> Iterator[str]:
        known = [name(card) for card in game.content.cards(game.content.regions)]
        card = step.play or step.discard
        if card is not None and card not in known:
            yield f"there is no card {card!r}; cards are region-number or region-i, as sea-7"
        if step.draw is not None and step.draw not in (PILE, END_ROUND, *game.content.regions):
            yield f"there is no place {step.draw!r}; draw from {PILE}, a region, or say {END_ROUND}"

    def fits(self, question: Question, step: TripStep) -> bool:
        intent = self.intent(step)
        return question.ask == ("play" if intent == "discard" else intent)

    def path(self, question: Question, step: TripStep) -> Path:
        if step.agree is not None:
            return ("yes" if step.agree else "no",)
        if step.draw is not None:
            return (step.draw if step.draw in (PILE, END_ROUND) else discard(step.draw),)
        card = _offered_card(question, step.play or step.discard or "")
        if step.discard is not None:
            return (card, discard(region(card)))
        return (card, expedition(question.seats[0], region(card)))

    def reason(self, question: Question, step: TripStep) -> str | None:
        if not isinstance(question, Decision):
            return None
        try:
            path = self.path(question, step)
        except NotOffered:
            path = (step.play or step.discard or "",)
        asked = question.then(path[:1]) if len(path) > 1 and question.then else question
        reason = asked.why_not(path[-1]) if asked and asked.why_not else None
        return reason.word if reason else None

    def actual(self, match: OpenMatch, name: str, wanted: Any) -> Any:
        special = SPECIAL.get(name)
        return special(match, wanted) if special else getattr(match.table.facts, name)

    def same(self, name: str, wanted: Any, actual: Any) -> bool:
        match name:
            case "hand":
                return all(_same_hand(wanted[seat], actual[seat]) for seat in wanted)
            case "expeditions":
                return [_filled(one) for one in wanted] == list(actual)
            case "discards":
                return bool(_filled(wanted) == actual)
            case "offered":
                return _within(wanted.cards, actual.cards) and _within(wanted.places, actual.places)
            case "not_offered":
                return not any(one in (*actual.cards, *actual.places) for one in (*wanted.cards, *wanted.places))
            case _:
                return super().same(name, wanted, actual)


def _cards_named(expect: TripExpect) -> Iterator[tuple[Where, str]]:
    for seat, held in (expect.hand or {}).items():
        yield from ((("hand", seat), card) for card in ([] if isinstance(held, int) else held))
    for seat, places in enumerate(expect.expeditions or ()):
        yield from ((("expeditions", seat, land), f"{land}-{face}") for land in places for face in places[land])
    places = expect.discards or {}
    yield from ((("discards", land), f"{land}-{face}") for land in places for face in places[land])
    for field in ("offered", "not_offered"):
        if offered := getattr(expect, field):
            yield from (((field, "cards"), card) for card in offered.cards)


def _places_named(expect: TripExpect) -> Iterator[tuple[Where, str]]:
    for field in ("offered", "not_offered"):
        if offered := getattr(expect, field):
            yield from (((field, "places"), place) for place in offered.places)


def _offered_card(question: Question, wanted: str) -> str:
    """A card of the hand that is called so. Raises NotOffered."""
    for option in question.step(()).options:
        if name(option.key) == wanted:
            return option.key
    raise NotOffered(f"{question.ask}: {wanted!r} is not in the hand")


def _face(card: str) -> Face:
    return value(card) or INVESTMENT


def _hands(match: OpenMatch, wanted: Mapping[int, Held]) -> dict[int, Held]:
    held = {seat: tuple(name(card) for card in match.table.zones[hand(seat)].cards) for seat in wanted}
    return {seat: len(cards) if isinstance(wanted[seat], int) else cards for seat, cards in held.items()}


def _same_hand(wanted: Held, actual: Held) -> bool:
    if isinstance(wanted, int) or isinstance(actual, int):
        return wanted == actual
    return sorted(wanted) == sorted(actual)


def _expeditions(match: OpenMatch, wanted: Any) -> tuple[Places, ...]:
    zones, regions = match.table.zones, match.table.facts.regions
    lands = [{land: zones[expedition(seat, land)].cards for land in regions} for seat in (0, 1)]
    return tuple(_filled({land: tuple(map(_face, cards)) for land, cards in one.items()}) for one in lands)


def _discards(match: OpenMatch, wanted: Any) -> Places:
    zones = match.table.zones
    lands: list[Region] = list(match.table.facts.regions)
    return _filled(
        {land: tuple(map(_face, (*zones[covered(land)].cards, *zones[discard(land)].cards))) for land in lands}
    )


def _filled(places: Places) -> Places:
    return {land: tuple(faces) for land, faces in places.items() if faces}


def _scores(match: OpenMatch, wanted: Any) -> tuple[int, ...]:
    facts: Facts = match.table.facts
    zones = match.table.zones
    return tuple(
        sum(score.points(zones[expedition(seat, land)].cards, facts.tariff) for land in facts.regions)
        for seat in (0, 1)
    )


def _waiting(match: OpenMatch, wanted: Any) -> Waiting | None:
    asked = match.waiting
    return Waiting(asked.seats[0], asked.ask) if asked else None  # type: ignore[arg-type]


def _offered(match: OpenMatch, wanted: Any) -> Offered:
    asked = match.waiting
    options = asked.step(()).options if asked else ()
    if asked is None or asked.ask != "play":
        return Offered(places=tuple(_place(option.key) for option in options))
    return Offered(tuple(name(option.key) for option in options), tuple(_layable(asked, options)))


def _place(key: str) -> str:
    return key.rpartition("/")[2]


def _layable(asked: Question, options: tuple[Option, ...]) -> Iterator[str]:
    """The regions in which a card of the hand could be laid."""
    for option in options:
        if any(place.key.startswith("expedition/") for place in asked.step((option.key,)).options):
            yield region(option.key)


def _within(wanted: tuple[str, ...], actual: tuple[str, ...]) -> bool:
    return all(one in actual for one in wanted)


SPECIAL: dict[str, Callable[[OpenMatch, Any], Any]] = {
    "hand": _hands,
    "expeditions": _expeditions,
    "discards": _discards,
    "pile": lambda match, _: len(match.table.zones[PILE].cards),
    "scores": _scores,
    "waiting": _waiting,
    "offered": _offered,
    "not_offered": _offered,
    "over": lambda match, _: over(match),
}
"""What is not simply a fact."""
