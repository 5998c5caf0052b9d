"""Scenarios of the reef."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from game.core.question import Path, Question, Seat
from game.rules.reef.content import value
from game.rules.reef.events import TRACK, taken
from game.rules.reef.facts import Facts
from game.rules.reef.start import Start
from game.tools.scripts.script import Misfit, OpenMatch, Over, Script, Step, Where, options, over

Heading = Literal["out", "back"]
Place = int | Literal["aboard"]


class ReefStep(Step, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a diver does."""

    swim: Literal["roll"] | None = None
    heading: Heading | None = None


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asked, and what."""

    seat: int
    ask: Literal["swim", "heading"]


class Offered(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of the pending question."""

    options: tuple[Literal["roll", "out", "back"], ...]


class ReefExpect(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be expected; ``oxygen`` is one number, or one a seat where each has its own tank."""

    oxygen: int | tuple[int, ...] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    at: tuple[Place, ...] | UnsetType = UNSET
    heading: tuple[Heading, ...] | UnsetType = UNSET
    taken: dict[int, tuple[int, ...]] | UnsetType = UNSET
    track: dict[int, int] | UnsetType = UNSET
    scores: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    waiting: Waiting | UnsetType | None = UNSET
    offered: Offered | UnsetType = UNSET
    not_offered: Offered | UnsetType = UNSET
    over: Over | UnsetType | None = UNSET


class ReefScript(Script):
    """``swim`` and ``heading``."""

    start: ClassVar[type[Struct]] = Start
    step: ClassVar[type[Step]] = ReefStep
    expect: ClassVar[type[Struct]] = ReefExpect
    intents: ClassVar[Mapping[str, tuple[str, ...]]] = {"swim": (), "heading": ()}

    def seats(self, start: Start) -> int | None:
        named = start.divers or start.scores
        return None if named is None else len(named)

    def seats_named(self, expect: ReefExpect) -> Iterator[tuple[Where, Seat]]:
        if expect.taken:
            yield from ((("taken", seat), seat) for seat in expect.taken)
        for name in ("at", "heading", "scores", "oxygen"):
            if isinstance(in_order := getattr(expect, name), tuple):
                yield (name,), len(in_order) - 1
        yield from super().seats_named(expect)

    def misfits(self, game: Any, start: Any, expects: list[tuple[Where, Any]]) -> Iterator[Misfit]:
        for where, expect in expects:
            for space in expect.track or ():
                if not 1 <= space <= game.content.spaces:
                    yield (*where, "track", space), f"there is no space {space}, only 1 to {game.content.spaces}"

    def path(self, question: Question, step: ReefStep) -> Path:
        return (step.swim or step.heading or "",)

    def actual(self, match: OpenMatch, name: str, wanted: Any) -> Any:
        facts: Facts = match.table.facts
        match name:
            case "oxygen":
                return facts.tanks if facts.personal and not isinstance(wanted, int) else facts.tanks[0]
            case "at":
                said = [isinstance(place, str) for place in wanted]
                return tuple("aboard" if not at and word else at for at, word in zip(facts.at, said, strict=False))
            case "heading":
                return tuple("back" if back else "out" for back in facts.back)
            case "taken":
                return {seat: tuple(map(value, match.table.zones[taken(seat)].cards)) for seat in wanted}
            case "track":
                return _track(match)
            case "scores":
                return _scores(facts, wanted)
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
            case "taken":
                return all(sorted(values) == sorted(actual[seat]) for seat, values in wanted.items())
            case "offered":
                return all(word in actual.options for word in wanted.options)
            case "not_offered":
                return not any(word in actual.options for word in wanted.options)
            case _:
                return super().same(name, wanted, actual)


def _track(match: OpenMatch) -> dict[int, int]:
    """The values of the cards that still lie there, by space."""
    cards = iter(match.table.zones[TRACK].cards)
    return {space: value(next(cards)) for space, full in enumerate(match.table.facts.row, 1) if full}


def _scores(facts: Facts, wanted: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """By seat, the points of the rounds that are over, and of the one under way if the file names it."""
    over = facts.round - facts.playing
    return tuple(points[: max(over, len(named))] for points, named in zip(facts.gained, wanted, strict=False))
