"""What the result screen asks of a game: who has won and why, and either its scores or a body of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.game import Result
from game.core.question import Seat
from game.core.view import View
from game.disk.saves import Person
from game.tables import seats
from game.ui.controls.node import Mark
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect


@dataclass(frozen=True)
class Column:
    """A column of the score table beside the rounds: its title and a number for each seat."""

    title: str
    cells: tuple[int, ...]


class Body(ABC):
    """What fills the result screen but for two rows of buttons. ``rebuild``: the marks would be others now."""

    def __init__(self, ui: Ui, motion: Motion, rebuild: Callable[[], object]) -> None:
        self.ui, self.motion, self.rebuild = ui, motion, rebuild

    @abstractmethod
    def rows(self, area: Rect) -> tuple[Rect, Rect]:
        """Where the buttons that lead on stand, and those that look back, in ``area``, the whole screen."""

    @abstractmethod
    def build(self, area: Rect) -> list[Mark]:
        """Its marks and controls."""

    @abstractmethod
    def reveal(self) -> Script:
        """How the end is shown at first; what it ends with is what stays."""

    @abstractmethod
    def backdrop(self, canvas: Canvas) -> None:
        """What never moves, drawn once for all that ``build`` has laid out."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """What moves, under the controls."""

    def caption(self, canvas: Canvas) -> None:  # noqa: B027 - most pictures need none
        """What a kept picture says where the screen has something to press."""


class Ending(ABC):
    """How a finished match of one game is shown. ``view`` is the last one, as everybody has it."""

    game: ClassVar[str]

    def __init__(self, ui: Ui, people: Sequence[Person], result: Result, view: View[Any]) -> None:
        self.ui = ui
        self.people = people
        self.result = result
        self.view = view

    # --- words
    def word(self, key: str, **inserts: str | int) -> str:
        """A sentence of this game's part of the result words."""
        return self.ui.words(f"{self.game}-result-{key}", **inserts)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.people[seat].name

    def names(self, seats_: Sequence[Seat]) -> str:
        """Several of them, as a sentence lists them."""
        return self.ui.words.series([self.name(seat) for seat in seats_])

    @property
    @abstractmethod
    def headline(self) -> str:
        """Who has won."""

    @property
    @abstractmethod
    def reason(self) -> str:
        """Why: one sentence."""

    # --- pictures
    def tone(self, seat: Seat) -> Colour:
        """The colour of a name."""
        return seats.tone(self.people, seat)


class OwnEnding(Ending):
    """The end of a game whose matches are not told by scores."""

    @abstractmethod
    def body(self, motion: Motion, rebuild: Callable[[], object]) -> Body:
        """What the screen is filled with."""


class ScoreEnding(Ending):
    """The end of a game of points: numbers by seat and round, and what lies in the middle of the table."""

    # --- numbers
    @property
    @abstractmethod
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Points by seat and round; the sum of a seat's is its score."""

    @property
    def ranks(self) -> tuple[tuple[int, ...], ...]:
        """What orders the seats, most decisive first; equal ranks share a place."""
        return tuple((seat in self.result.winners, score) for seat, score in enumerate(self.result.scores))

    @property
    def columns(self) -> Sequence[Column]:
        """More columns of the score table, between the rounds and the total."""
        return ()

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Everybody's place, from 1, the best first; those who are tied share one."""
        ranks = self.ranks
        order = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
        return [(1 + sum(other > ranks[seat] for other in ranks), seat) for seat in order]

    def round_name(self, n: int) -> str:
        """A round, from 0, in full: "Dive 1"."""
        return self.word("round", n=n + 1)

    def round_mark(self, n: int) -> str:
        """The same in one or two letters and a number."""
        return self.word("mark", n=n + 1)

    # --- words
    @property
    def headline(self) -> str:
        """Who has won."""
        best = self.result.winners
        if len(best) == 1:
            return self.word("one", name=self.name(best[0]))
        return self.word("all") if len(best) in (0, len(self.people)) else self.word("shared", names=self.names(best))

    # --- pictures
    def figure(self, canvas: Canvas, seat: Seat, rect: Rect) -> None:
        """The small figure of a seat in tables and bars."""
        canvas.sprite(seats.token(seats.hue(self.people, seat)), rect.fitted(1, 1))

    @abstractmethod
    def takings(self, canvas: Canvas, seat: Seat, area: Rect, shown: float) -> None:
        """What a seat has won, in ``area`` in the middle of the table; ``shown`` 0..1 while it is turned over."""
