"""What a game adds to the language of scenarios: the shapes of its start, steps and expectations, and their meaning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec
from msgspec import UNSET, Struct

from game.core.match import Match
from game.core.question import Decision, Path, Question, Seat
from game.core.table import Table

Where = tuple[str | int, ...]
Misfit = tuple[Where, str]


class OpenMatch(Match):
    """A match whose table lies open: scenarios compare hidden cards too."""

    @property
    def table(self) -> Table[Any]:
        """The table itself."""
        return self._table

    def again(self) -> OpenMatch:
        """The same match up to now, to try something out."""
        return OpenMatch(self.game, self.seats, self.options, self.seed, self.start, self.log)


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step: what a seat does, or what must hold now. A game's own intents are fields of a subclass."""

    seat: int | None = None
    illegal: bool = False
    why: str | None = None


class Over(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the match."""

    winners: tuple[int, ...]


class Script(ABC):
    """One game's part. ``intents`` names the intent fields of ``step`` with the fields that may stand beside each."""

    start: ClassVar[type[Struct]]
    step: ClassVar[type[Step]]
    expect: ClassVar[type[Struct]]
    intents: ClassVar[Mapping[str, tuple[str, ...]]]
    player: ClassVar[type[Any] | None] = None
    """Who plays the steps, if a game needs more than one answer for one."""

    @abstractmethod
    def seats(self, start: Any) -> int | None:
        """How many seats a start has, if it says so."""

    def seats_named(self, expect: Any) -> Iterator[tuple[Where, Seat]]:
        """Every seat that an expectation names, or the last one of a list by seat, and where."""
        if expect.turn is not UNSET:
            yield ("turn",), expect.turn
        if expect.waiting:
            yield ("waiting", "seat"), expect.waiting.seat
        if expect.over:
            yield from ((("over", "winners"), seat) for seat in expect.over.winners)

    def fits(self, question: Question, step: Any) -> bool:
        """Whether the question is of the kind that the step's intent answers."""
        return question.ask == self.intent(step)

    @abstractmethod
    def path(self, question: Question, step: Any) -> Path:
        """The answer that the intent means. Raises NotOffered where it cannot be put into a path."""

    def reason(self, question: Question, step: Any) -> str | None:
        """The word of the reason why the intent is not on offer, if the question gives one."""
        if not isinstance(question, Decision) or question.why_not is None:
            return None
        reason = question.why_not(self.path(question, step)[0])
        return reason.word if reason else None

    @abstractmethod
    def actual(self, match: OpenMatch, name: str, wanted: Any) -> Any:
        """What stands where ``wanted`` is expected, in the same form."""

    def same(self, name: str, wanted: Any, actual: Any) -> bool:
        """Whether an expectation holds."""
        if name == "over" and wanted and actual:
            return sorted(wanted.winners) == sorted(actual.winners)
        return bool(wanted == actual)

    def misfits(self, game: Any, start: Any, expects: list[tuple[Where, Any]]) -> Iterator[Misfit]:
        """What a start or an expectation names that the game does not have."""
        return iter(())

    def step_misfits(self, game: Any, step: Any) -> Iterator[str]:
        """What a step names that the game does not have."""
        return iter(())

    def intent(self, step: Any) -> str | None:
        """The name of the step's one intent."""
        named = [name for name in self.intents if getattr(step, name) is not None]
        return named[0] if len(named) == 1 else None


def over(match: Match) -> Over | None:
    """How the match has ended, None while it has not."""
    return Over(match.result.winners) if match.result else None


def options(match: Match) -> tuple[str, ...]:
    """The first keys that the pending question offers."""
    return tuple(option.key for option in match.waiting.step(()).options) if match.waiting else ()


def wanted_of(expect: Struct) -> dict[str, Any]:
    """The expectations that a file states, by name."""
    return {name: value for name, value in msgspec.structs.asdict(expect).items() if value is not UNSET}
