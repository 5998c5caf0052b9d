"""Before the match a seat first learns its role, then chooses its general; its role it may look at again."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import Seat
from game.tables.board import Turn
from game.tables.tam_quoc_sat.choosing import choosing_nodes
from game.tables.tam_quoc_sat.plan import Plan
from game.tables.tam_quoc_sat.reveal import reveal_nodes
from game.tables.tam_quoc_sat.stage import Stage
from game.ui.controls.node import Node


class Draft:
    """Remembers who has seen its role. ``rebuild`` is called when another picture is due."""

    def __init__(self, rebuild: Callable[[], object]) -> None:
        self.rebuild = rebuild
        self.seen: set[Seat] = set()

    def is_on(self, stage: Stage, turn: Turn) -> bool:
        """Whether the near seat is choosing its general."""
        asked = getattr(turn.question, "ask", "") == "choose_general"
        return asked and turn.seat == stage.near and turn.step is not None

    def nodes(self, stage: Stage, plan: Plan, turn: Turn) -> list[Node]:
        """Everything below the bar."""
        known = stage.near in self.seen
        if stage.now.role(stage.near) and (stage.peeks or not known):
            return reveal_nodes(stage, lambda: self._turn_down(stage), again=known)
        return choosing_nodes(stage, plan, turn, lambda: self._look_again(stage))

    def _turn_down(self, stage: Stage) -> None:
        self.seen.add(stage.near)
        stage.peeks = False
        self.rebuild()

    def _look_again(self, stage: Stage) -> None:
        stage.peeks = True
        self.rebuild()
