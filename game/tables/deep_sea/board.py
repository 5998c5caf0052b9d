"""The table of Deep Sea Adventure, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from game.core.event import Event
from game.core.question import Seat
from game.core.view import View
from game.rules.deep_sea import events
from game.tables.board import Turn
from game.tables.deep_sea.layout import arrange
from game.tables.deep_sea.order import order_nodes
from game.tables.deep_sea.paint import Picture
from game.tables.deep_sea.position import Position
from game.tables.deep_sea.questions import question_nodes
from game.tables.deep_sea.scripts import script_of
from game.tables.deep_sea.sea import draw_backdrop
from game.tables.deep_sea.spots import spot_nodes
from game.tables.deep_sea.stage import Stage
from game.tables.deep_sea.submarine import draw_bare_hull
from game.tables.deep_sea.tell import args_of, is_told
from game.tables.staged import StagedBoard
from game.ui.controls.node import Node
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.place import Rect


class DeepSeaBoard(StagedBoard[Stage]):
    """Submarine, path and divers. Draws its position and what moves; nodes are only what can be pointed at."""

    game: ClassVar[str] = "deep_sea"

    @classmethod
    def warm(cls, ui: Ui, seats: int) -> Iterator[None]:
        layout = arrange(ui.screen.all, seats, ui.screen)
        draw_backdrop(ui.scratch(), layout.board)
        yield
        draw_bare_hull(ui.scratch().within(layout.board), layout)
        yield

    def lay(self, view: View[Any]) -> Stage:
        return Stage(self.ui, self.people, self.motion, Position.of(view))

    def painter(self) -> Picture:
        return Picture(self.stage)

    def script(self, event: Event) -> Script:
        return script_of(self.stage, event)

    def nodes(self, area: Rect, turn: Turn) -> list[Node]:
        stage = self.stage
        stage.meet(self.people)
        stage.asked = turn.question.ask if turn.question is not None and turn.seat is not None else None
        return [*question_nodes(stage, turn), *order_nodes(stage, turn), *spot_nodes(stage, turn)]

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
