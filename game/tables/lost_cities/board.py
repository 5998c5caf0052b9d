"""The table of Lost Cities, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.event import Event
from game.core.view import View
from game.disk.saves import Person
from game.rules.lost_cities import events
from game.tables.board import Board, Turn
from game.tables.lost_cities.browse import draw_sheet, sheet_box
from game.tables.lost_cities.hand import HAND, HandMark
from game.tables.lost_cities.paint import Picture
from game.tables.lost_cities.position import Position
from game.tables.lost_cities.questions import question_nodes
from game.tables.lost_cities.scripts import script_of
from game.tables.lost_cities.spots import spot_nodes
from game.tables.lost_cities.stage import Moving, Stage
from game.tables.lost_cities.tell import args_of
from game.ui.controls.button import Button
from game.ui.controls.node import Look, Mark, Node
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.place import Rect

LATELY = 8


class LostCitiesBoard(Board):
    """Expeditions, trays, pile and hand. The near side is that of whose eyes the screen has."""

    game: ClassVar[str] = "lost_cities"

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
        stage = self._stage
        stage.now, stage.moving, stage.picked = position, Moving(), None
        if view.viewer is not None:
            stage.near = view.viewer
        stage.lines = self._lately(view.past)
        self.ui.redraw()

    def _lately(self, past: Sequence[Event]) -> list[str]:
        """The last lines of the round."""
        lines: list[str] = []
        for event in reversed(past):
            line = self.tell(event)
            lines += [line] if line else []
            if len(lines) == LATELY or isinstance(event, events.RoundBegan):
                break
        return lines[::-1]

    def show(self, event: Event, view: View[Any]) -> Script:
        before = [] if isinstance(event, events.RoundBegan) else self.stage.lines
        line = self.tell(event)
        self.stage.lines = [*before, *([line] if line else [])][-LATELY:]
        self.stage.asked = None
        yield script_of(self.stage, event, self.rebuild)

    def nodes(self, area: Rect, turn: Turn) -> list[Node]:
        stage = self.stage
        stage.people = self.people
        stage.forget()
        asks = turn.seat is not None and turn.step is not None
        stage.asked = turn.step.ask if asks and turn.step is not None else None
        stage.picked = turn.path[0] if stage.asked == "place" else None
        if stage.held is not None and not asks:
            stage.held = None
        hand = HandMark(stage.layout.middle, frame=stage.layout.board, stage=stage)
        if stage.moving.sheet is not None:
            return [hand, *self._sheet()]
        return [hand, *question_nodes(stage, turn), *spot_nodes(stage, turn)]

    def _sheet(self) -> list[Node]:
        """The score sheet, and the way on."""
        box = sheet_box(self.stage)
        go_on = box.inset(48, 26).bottom(72)[0].centred(360, 72)
        words = self.ui.words("continue")
        return [
            Sheet(box, stage=self.stage),
            Button(go_on, "lost_cities.go_on", words, self.motion.skip, style="brass", weight=700),
        ]

    def start(self, turn: Turn) -> str | None:
        if turn.step is None or turn.step.ask != "play":
            return None
        return next((HAND + card for card in self.stage.hand()), None)

    def backdrop(self, canvas: Canvas, area: Rect) -> None:
        self.picture.backdrop(canvas)

    def paint(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint(canvas)

    def paint_over(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint_over(canvas)

    def status(self, view: View[Any]) -> str:
        now = view.facts if self._stage is None else self._stage.now
        return self.ui.words("lost_cities-round-of", round=max(1, now.round), rounds=now.rounds)

    def heading(self, event: Event) -> str | None:
        if isinstance(event, events.RoundBegan):
            return self.ui.words("lost_cities-round", round=event.round)
        return None

    def args(self, event: Event) -> dict[str, str | int]:
        return args_of(event, self.name, self.ui.words)


@dataclass(eq=False)
class Sheet(Mark):
    """The score sheet of the round that is over."""

    stage: Stage = field(default=None, kw_only=True)  # type: ignore[assignment]

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_sheet(canvas, self.stage)
