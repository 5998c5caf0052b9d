"""What the boards of all games do alike: keep one stage, let its picture draw it, and tell its last lines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.core.event import Event
from game.core.view import View
from game.disk.saves import Person
from game.tables.board import Board
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.place import Rect

LATELY = 8
"""How many lines a stage keeps."""


class Set(Protocol):
    """A stage: what the painters of a game share."""

    lines: list[str]

    def rest(self, view: View[Any]) -> None:
        """Takes over a position, with nothing on the move."""


class Painter(Protocol):
    """What draws a stage."""

    def backdrop(self, canvas: Canvas) -> None:
        """The still layer on a new surface."""

    def paint(self, canvas: Canvas) -> None:
        """What moves, over the still layer."""

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over the controls."""


T = TypeVar("T")
S = TypeVar("S", bound=Set)


class PaintedBoard(Board, Generic[T]):
    """A board with a stage, which is laid at the first ``sync``, and a picture that draws it."""

    def __init__(
        self, ui: Ui, people: Sequence[Person], motion: Motion, rebuild: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__(ui, people, motion, rebuild)
        self._stage: T | None = None
        self._picture: Painter | None = None

    @abstractmethod
    def lay(self, view: View[Any]) -> T:
        """The stage of a match."""

    @abstractmethod
    def painter(self) -> Painter:
        """What draws the stage."""

    def laid(self, view: View[Any]) -> T:
        """The stage, which is there from now on."""
        if self._stage is None:
            self._stage = self.lay(view)
        return self._stage

    @property
    def stage(self) -> T:
        """What is drawn. There is none before the first ``sync``."""
        if self._stage is None:
            raise RuntimeError("sync comes first")
        return self._stage

    @property
    def picture(self) -> Painter:
        """What draws it."""
        if self._picture is None:
            self._picture = self.painter()
        return self._picture

    def backdrop(self, canvas: Canvas, area: Rect) -> None:
        self.picture.backdrop(canvas)

    def paint(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint(canvas)

    def paint_over(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint_over(canvas)


class StagedBoard(PaintedBoard[S]):
    """A painted board whose stage keeps the last lines of what was told as plain words."""

    @abstractmethod
    def script(self, event: Event) -> Script:
        """The way from the position before an event to the one after it."""

    def sync(self, view: View[Any]) -> None:
        stage = self.laid(view)
        stage.rest(view)
        stage.lines = self.lately(view.past)
        self.ui.redraw()

    def lately(self, past: Sequence[Event]) -> list[str]:
        """The last lines of what was told."""
        told = (self.tell(event) for event in past[-4 * LATELY :])
        return [line for line in told if line][-LATELY:]

    def show(self, event: Event, view: View[Any]) -> Script:
        self.note(event)
        yield self.script(event)

    def note(self, event: Event) -> None:
        """One more line."""
        line = self.tell(event)
        if line and line not in self.stage.lines[-1:]:  # at the very start a sync has told it already
            self.stage.lines = [*self.stage.lines, line][-LATELY:]
