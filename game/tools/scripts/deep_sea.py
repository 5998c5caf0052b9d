"""Scenarios of Deep Sea Adventure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from game.core.question import Arrange, NotOffered, Path, Question, Seat
from game.rules.deep_sea.content import level
from game.rules.deep_sea.events import PATH
from game.rules.deep_sea.facts import Facts
from game.rules.deep_sea.start import BLANK, Item, Start
from game.tools.scripts.script import Misfit, OpenMatch, Over, Script, Step, Where, options, over

Heading = Literal["down", "up"]
Place = int | Literal["aboard"]
Word = Literal["roll", "turn_back", "keep_diving", "leave", "take", "drop"]


class DiveStep(Step, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a diver does; ``item`` counts from 0 in the order taken."""

    swim: Literal["turn_back", "keep_diving", "roll"] | None = None
    search: Literal["leave", "take", "drop"] | None = None
    item: int | None = None
    stack: tuple[int, ...] | None = None


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asked, and what."""

    seat: int
    ask: Literal["swim", "search", "stack"]


class Offered(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of the pending question."""

    options: tuple[Word, ...]


class DiveExpect(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be expected."""

    air: int | UnsetType = UNSET
    dive: int | UnsetType = UNSET
    at: tuple[Place, ...] | UnsetType = UNSET
    heading: tuple[Heading, ...] | UnsetType = UNSET
    carrying: dict[int, int] | UnsetType = UNSET
    banked: dict[int, int] | UnsetType = UNSET
    path: tuple[Item, ...] | UnsetType = UNSET
    scores: tuple[int, ...] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    waiting: Waiting | UnsetType | None = UNSET
    offered: Offered | UnsetType = UNSET
    not_offered: Offered | UnsetType = UNSET
    over: Over | UnsetType | None = UNSET


class DeepSeaScript(Script):
    """``swim``, ``search`` and ``stack``."""

    start: ClassVar[type[Struct]] = Start
    step: ClassVar[type[Step]] = DiveStep
    expect: ClassVar[type[Struct]] = DiveExpect
    intents: ClassVar[Mapping[str, tuple[str, ...]]] = {"swim": (), "search": ("item",), "stack": ()}

    def seats(self, start: Start) -> int | None:
        return None if start.divers is None else len(start.divers)

    def seats_named(self, expect: DiveExpect) -> Iterator[tuple[Where, Seat]]:
        for name in ("carrying", "banked"):
            if by_seat := getattr(expect, name):
                yield from (((name, seat), seat) for seat in by_seat)
        for name in ("at", "heading", "scores"):
            if in_order := getattr(expect, name):
                yield (name,), len(in_order) - 1
        yield from super().seats_named(expect)

    def misfits(self, game: Any, start: Any, expects: list[tuple[Where, Any]]) -> Iterator[Misfit]:
        known = {card.partition("#")[0] for chips in game.content.chips for card in game.content.cards(chips)}
        for where, expect in expects:
            for space, item in enumerate(expect.path or ()):
                for name in (item,) if isinstance(item, str) else item:
                    if name not in known and name != BLANK:
                        yield (*where, "path", space), f"there is no chip {name!r}; chips are level-value, as 2-5"

    def path(self, question: Question, step: DiveStep) -> Path:
        if isinstance(question, Arrange):
            return ("stack", *_keys(question, step.stack or ()))
        if step.search == "drop":
            return ("drop", str(step.item or 0))
        return (step.swim or step.search or "",)

    def actual(self, match: OpenMatch, name: str, wanted: Any) -> Any:
        facts: Facts = match.table.facts
        match name:
            case "at":
                return tuple(at or "aboard" for at in facts.at)
            case "heading":
                return tuple("up" if up else "down" for up in facts.up)
            case "carrying":
                return {seat: len(facts.items[seat]) for seat in wanted}
            case "banked":
                return {seat: facts.scores[seat] for seat in wanted}
            case "path":
                return _row(match)
            case "waiting":
                asked = match.waiting
                return asked and Waiting(asked.seats[0], asked.ask)  # type: ignore[arg-type]
            case "offered" | "not_offered":
                return Offered(options(match))  # type: ignore[arg-type]
            case "over":
                return over(match)
            case _:
                return getattr(facts, name)

    def same(self, name: str, wanted: Any, actual: Any) -> bool:
        match name:
            case "path":
                return [_sorted(item) for item in wanted] == [_sorted(item) for item in actual]
            case "offered":
                return all(word in actual.options for word in wanted.options)
            case "not_offered":
                return not any(word in actual.options for word in wanted.options)
            case _:
                return super().same(name, wanted, actual)


def _keys(question: Arrange, levels: tuple[int, ...]) -> Iterator[str]:
    """The chips of these levels, in this order."""
    left = list(question.things)
    for wanted in levels:
        thing = next((thing for thing in left if level(thing.cards[0]) == wanted), None)
        if thing is None:
            raise NotOffered(f"stack: no chip of level {wanted} is left to lay")
        left.remove(thing)
        yield thing.key


def _row(match: OpenMatch) -> tuple[Item, ...]:
    cards = [card.partition("#")[0] for card in match.table.zones[PATH].cards]
    row: list[Item] = []
    for size in match.table.facts.row:
        item, cards = tuple(cards[:size]), cards[size:]
        row.append(BLANK if not item else item[0] if size == 1 else item)
    return tuple(row)


def _sorted(item: Item) -> tuple[str, ...]:
    return (item,) if isinstance(item, str) else tuple(sorted(item))
