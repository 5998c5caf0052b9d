"""The table of Deep Sea Adventure, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.core.event import Event
from game.core.question import Seat
from game.core.view import View
from game.disk.saves import Person
from game.rules.deep_sea import events
from game.tables.board import Board, Turn
from game.tables.deep_sea.order import order_nodes
from game.tables.deep_sea.paint import Picture
from game.tables.deep_sea.position import Position
from game.tables.deep_sea.questions import question_nodes
from game.tables.deep_sea.scripts import script_of
from game.tables.deep_sea.spots import spot_nodes
from game.tables.deep_sea.stage import Moving, Stage
from game.tables.deep_sea.tell import args_of, is_told
from game.ui.controls.node import Node
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.place import Rect

LATELY = 8


class DeepSeaBoard(Board):
    """Submarine, path and divers. Draws its position and what moves; nodes are only what can be pointed at."""

    game: ClassVar[str] = "deep_sea"

    def __init__(
        self, ui: Ui, people: Sequence[Person], motion: Motion, rebuild: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__(ui, people, motion, rebuild)
        self._stage: Stage | None = None
        self._picture: Picture | None = None

    @property
    def stage(self) -> Stage:
        """What is drawn. There is none before the first ``sync``."""
        if self._stage is None:
            raise RuntimeError("sync comes first")
        return self._stage

    @property
    def picture(self) -> Picture:
        """What draws it."""
        if self._picture is None:
            self._picture = Picture(self.stage)
        return self._picture

    def sync(self, view: View[Any]) -> None:
        position = Position.of(view)
        if self._stage is None:
            self._stage = Stage(self.ui, self.people, self.motion, position)
        if position != self.stage.now:  # an equal one is drawn already
            self.stage.now = position
        self.stage.moving = Moving()
        told = (self.tell(event) for event in view.past[-4 * LATELY :])
        self.stage.lines = [line for line in told if line][-LATELY:]
        self.ui.redraw()

    def show(self, event: Event, view: View[Any]) -> Script:
        line = self.tell(event)
        if line and line not in self.stage.lines[-1:]:  # at the very start a sync has told it already
            self.stage.lines = [*self.stage.lines, line][-LATELY:]
        yield script_of(self.stage, event)

    def nodes(self, area: Rect, turn: Turn) -> list[Node]:
        stage = self.stage
        stage.meet(self.people)
        stage.asked = turn.question.ask if turn.question is not None and turn.seat is not None else None
        return [*question_nodes(stage, turn), *order_nodes(stage, turn), *spot_nodes(stage, turn)]

    def backdrop(self, canvas: Canvas, area: Rect) -> None:
        self.picture.backdrop(canvas)

    def paint(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint(canvas)

    def paint_over(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint_over(canvas)

    def status(self, view: View[Any]) -> str:
        now = self._stage.now if self._stage else view.facts
        return self.ui.words("deep_sea-dive-of", dive=max(1, now.dive), dives=now.dives)

    def resting(self, view: View[Any]) -> frozenset[Seat]:
        return frozenset((*view.facts.home, *view.facts.drowned))

    def heading(self, event: Event) -> str | None:
        if isinstance(event, events.DiveBegan):
            return self.ui.words("deep_sea-dive", dive=event.dive)
        return None

    def tell(self, event: Event) -> str | None:
        return super().tell(event) if is_told(event) else None

    def args(self, event: Event) -> dict[str, str | int]:
        return args_of(event, self.name, self.ui.words)
