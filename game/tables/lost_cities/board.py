"""The table of Lost Cities, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

from game.core.event import Event
from game.core.view import View
from game.rules.lost_cities import events
from game.tables.board import Glimpse, Turn
from game.tables.lost_cities.browse import draw_sheet, sheet_box
from game.tables.lost_cities.cards import draw_corner
from game.tables.lost_cities.felt import draw_ground
from game.tables.lost_cities.hand import HAND, HandMark
from game.tables.lost_cities.paint import Picture
from game.tables.lost_cities.position import Position
from game.tables.lost_cities.questions import question_nodes
from game.tables.lost_cities.scripts import script_of
from game.tables.lost_cities.spots import spot_nodes
from game.tables.lost_cities.stage import Stage
from game.tables.lost_cities.tell import args_of
from game.tables.staged import LATELY, StagedBoard
from game.ui.controls.button import Button
from game.ui.controls.node import Look, Mark, Node
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.paint import Canvas
from game.ui.place import Rect


class LostCitiesBoard(StagedBoard[Stage]):
    """Expeditions, trays, pile and hand. The near side is that of whose eyes the screen has."""

    game: ClassVar[str] = "lost_cities"

    @classmethod
    def warm(cls, ui: Ui, seats: int) -> Iterator[None]:
        draw_ground(ui.scratch())
        yield

    def lay(self, view: View[Any]) -> Stage:
        return Stage(self.ui, self.people, self.motion, Position.of(view))

    def painter(self) -> Picture:
        return Picture(self.stage)

    def script(self, event: Event) -> Script:
        return script_of(self.stage, event, self.rebuild)

    def lately(self, past: Sequence[Event]) -> list[str]:
        """The last lines of the round."""
        lines: list[str] = []
        for event in reversed(past):
            line = self.tell(event)
            lines += [line] if line else []
            if len(lines) == LATELY or isinstance(event, events.RoundBegan):
                break
        return lines[::-1]

    def note(self, event: Event) -> None:
        before = [] if isinstance(event, events.RoundBegan) else self.stage.lines
        line = self.tell(event)
        self.stage.lines = [*before, *([line] if line else [])][-LATELY:]
        self.stage.asked = None

    def nodes(self, area: Rect, turn: Turn) -> list[Node]:
        stage = self.stage
        stage.people = self.people
        stage.forget()
        asks = turn.seat is not None and turn.step is not None
        stage.asked = turn.step.ask if asks and turn.step is not None else None
        stage.picked = turn.path[0] if stage.asked == "place" else None
        if not (asks and stage.may_hold()):
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

    def status(self, view: View[Any]) -> str:
        now = view.facts if self._stage is None else self._stage.now
        return self.ui.words("lost_cities-round-of", round=max(1, now.round), rounds=now.rounds)

    def heading(self, event: Event) -> str | None:
        if isinstance(event, events.RoundBegan):
            return self.ui.words("lost_cities-round", round=event.round)
        return None

    def glimpse(self, event: Event) -> Glimpse | None:
        """The card that was laid, thrown away or picked up before everybody's eyes."""
        if isinstance(event, events.Laid | events.Discarded | events.Took):
            return partial(draw_corner, event.card)
        return None

    def args(self, event: Event) -> dict[str, str | int]:
        return args_of(event, self.name, self.ui.words)


@dataclass(eq=False)
class Sheet(Mark):
    """The score sheet of the round that is over."""

    stage: Stage = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_sheet(canvas, self.stage)
