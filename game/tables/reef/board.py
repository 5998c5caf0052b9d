"""The table of the reef, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.core.event import Event, Rolled
from game.core.question import Seat
from game.core.view import View
from game.disk.saves import Person
from game.rules.reef import events
from game.tables.board import Board, Turn
from game.tables.reef.layout import column
from game.tables.reef.paint import Picture
from game.tables.reef.position import Position
from game.tables.reef.questions import question_nodes
from game.tables.reef.scripts import script_of
from game.tables.reef.spots import spot_nodes
from game.tables.reef.stage import Moving, Stage
from game.tables.reef.tell import args_of
from game.ui.controls.node import Node
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.place import Rect

LATELY = 8


class ReefBoard(Board):
    """Board, dial and divers. Draws its position and what moves; nodes are only what can be pointed at."""

    game: ClassVar[str] = "reef"

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

    def column(self, area: Rect) -> float:
        return column(area)

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
        return [*question_nodes(stage, turn), *spot_nodes(stage)]

    def backdrop(self, canvas: Canvas, area: Rect) -> None:
        self.picture.backdrop(canvas)

    def paint(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint(canvas)

    def paint_over(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint_over(canvas)

    def status(self, view: View[Any]) -> str:
        now = view.facts if self._stage is None else self._stage.now.facts
        return self.ui.words("reef-round-of", round=max(1, now.round), rounds=now.rounds)

    def resting(self, view: View[Any]) -> frozenset[Seat]:
        return frozenset((*view.facts.home, *view.facts.out))

    def heading(self, event: Event) -> str | None:
        if isinstance(event, events.RoundBegan):
            return self.ui.words("reef-round", round=event.round)
        return None

    def tell(self, event: Event) -> str | None:
        """The roll is told with the breath that it costs."""
        return None if isinstance(event, Rolled | events.TurnBegan) else super().tell(event)

    def args(self, event: Event) -> dict[str, str | int]:
        return args_of(event, self.name, self.ui.words)
