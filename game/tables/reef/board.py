"""The table of the reef, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from game.core.event import Event, Rolled
from game.core.question import Seat
from game.core.view import View
from game.rules.reef import events
from game.tables.board import Turn
from game.tables.reef.layout import arrange, column
from game.tables.reef.paint import Picture
from game.tables.reef.position import Position
from game.tables.reef.questions import question_nodes
from game.tables.reef.scripts import script_of
from game.tables.reef.spots import spot_nodes
from game.tables.reef.stage import Stage
from game.tables.reef.tell import args_of
from game.tables.reef.track import draw_backdrop, draw_plank
from game.tables.staged import StagedBoard
from game.ui.controls.node import Node
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.place import Rect


class ReefBoard(StagedBoard[Stage]):
    """Board, dial and divers. Draws its position and what moves; nodes are only what can be pointed at."""

    game: ClassVar[str] = "reef"

    @classmethod
    def warm(cls, ui: Ui, seats: int) -> Iterator[None]:
        draw_backdrop(ui.scratch())
        yield
        draw_plank(ui.scratch().within(arrange(ui.screen.all, seats, ui.screen).board))
        yield

    def lay(self, view: View[Any]) -> Stage:
        return Stage(self.ui, self.people, self.motion, Position.of(view))

    def painter(self) -> Picture:
        return Picture(self.stage)

    def script(self, event: Event) -> Script:
        return script_of(self.stage, event)

    def column(self, area: Rect) -> float:
        return column(area)

    def nodes(self, area: Rect, turn: Turn) -> list[Node]:
        stage = self.stage
        stage.meet(self.people)
        stage.asked = turn.question.ask if turn.question is not None and turn.seat is not None else None
        return [*question_nodes(stage, turn), *spot_nodes(stage)]

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
