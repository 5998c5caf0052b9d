"""What a game is to the frame: how its table is laid, how it is played, what must always hold."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from game.core.question import Question, Seat
from game.core.table import Table

if TYPE_CHECKING:
    from game.core.bot import Bot

F = TypeVar("F")
Value = int | bool | str
Rules = Coroutine[Question, Any, F]


class BadStart(ValueError):
    """Options or a start position that the game cannot lay; says what is wrong in one sentence."""

    plain = True
    """The text is what the command line prints."""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One set-up option: its default, and the numbers (``low`` to ``high`` by ``step``) or words it may take.

    An option with neither is a yes or no. ``seat`` lets a seat number stand beside the words, ``several`` more than
    one of them, as ``wind,fire``.
    """

    default: Value
    low: int | None = None
    high: int | None = None
    step: int = 1
    words: tuple[str, ...] = ()
    seat: bool = False
    several: bool = False

    def allows(self, value: Value, seats: int) -> bool:
        """Whether a match of ``seats`` seats may be set up with this value."""
        if isinstance(value, bool) or isinstance(self.default, bool):
            return isinstance(value, bool) and isinstance(self.default, bool)
        if isinstance(value, str):
            parts = value.split(",") if self.several else [value]
            return all(part in self.words for part in parts) and len(dict.fromkeys(parts)) == len(parts)
        if self.seat:
            return 0 <= value < seats
        return self.low is not None and self.high is not None and self.low <= value <= self.high


class Presets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """presets.yaml: set-ups with a name, each with the options in which it differs from the usual ones."""

    presets: dict[str, dict[str, Value]] = {}


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won (``()`` is a draw), the scores, and what the game adds for its result screen."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
    facts: Mapping[str, Any] = msgspec.field(default_factory=dict)


class Game(ABC):
    """One rule set. ``id`` names its data, words and pictures; with ``secrets`` seats hold what others may not see."""

    id: ClassVar[str]
    least_seats: int
    most_seats: int
    least_placed: ClassVar[int | None] = None
    """The fewest seats of a start position, if it may have fewer than a fresh match."""
    secrets: ClassVar[bool] = False
    clockwise: ClassVar[bool] = True
    """Which way turns go round the table on the screen."""
    presets: Mapping[str, Mapping[str, Value]] = {}
    """Set-ups with a name, in the order in which they are shown; see ``preset``."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Choice]:
        """The set-up options, in the order in which they are shown."""

    def worth_offering(self, option: str) -> tuple[str, ...]:
        """The words of an option that change anything with the content there is."""
        return self.options[option].words

    def preset(self, name: str) -> dict[str, Value]:
        """All options of a set-up with a name, but those that say who sits where."""
        given = self.presets[name]
        return {key: given.get(key, choice.default) for key, choice in self.options.items() if not choice.seat}

    @property
    @abstractmethod
    def bots(self) -> Mapping[str, Bot]:
        """The bots by level name, weakest first."""

    @abstractmethod
    def lay(self, table: Table[Any], options: Mapping[str, Value], start: Any | None) -> None:
        """Lays a fresh table, or a start position. Raises BadStart."""

    @abstractmethod
    def play(self, table: Table[Any]) -> Rules[Result]:
        """The rules: goes on from the table's facts to the result."""

    def check(self, table: Table[Any]) -> list[str]:
        """The invariants that do not hold, one sentence each."""
        return []

    def progress(self, table: Table[Any]) -> Mapping[str, int]:
        """How far the match is, in public numbers, for lists of matches."""
        return {}

    def minutes(self, options: Mapping[str, Value], seats: int) -> float:
        """About how long people play a match of it."""
        return 10.0 * seats

    def chosen(self, options: Mapping[str, Value], seats: int, *, placed: bool = False) -> dict[str, Value]:
        """The options with defaults filled in. Raises BadStart for a wrong seat count, name or value.

        ``placed``: for a match that begins from a position.
        """
        least = self.least_placed if placed and self.least_placed else self.least_seats
        if not least <= seats <= self.most_seats:
            raise BadStart(f"{self.id} is for {least} to {self.most_seats} seats, not {seats}")
        for name, value in options.items():
            if name not in self.options:
                raise BadStart(f"{self.id} has no option {name!r}, only {', '.join(self.options)}")
            if not self.options[name].allows(value, seats):
                raise BadStart(f"option {name} of {self.id} cannot be {value!r}")
        return {name: options.get(name, choice.default) for name, choice in self.options.items()}
