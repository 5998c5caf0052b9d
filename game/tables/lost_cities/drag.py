"""What can be dragged: a card of the hand to where it is to lie, a card to draw into the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.tables.lost_cities.hand import HAND
from game.tables.lost_cities.stage import Held, Stage
from game.ui.controls.node import Spot
from game.ui.desk import Desk

THRESHOLD = 12
"""Pixels that the mouse travels before a press is a drag."""
QUIET = ""
"""No sound of its own."""


@dataclass(eq=False)
class DragSpot(Spot):
    """Can be pressed, or dragged to where it is to go; ``card`` is what the mouse then holds."""

    stage: Stage = field(kw_only=True)
    card: str = field(default="", kw_only=True)
    begin: Callable[[], object] | None = field(default=None, kw_only=True)
    """Called when it has been dragged far enough."""
    drop: Callable[[tuple[float, float]], object] | None = field(default=None, kw_only=True)
    """Called with the pixel where it is let go."""

    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        if self.drop:
            point = desk.place_of(self.id).point(*at)
            self.stage.held = Held(self.id.removeprefix(HAND), self.card, point, point)

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        held = self.stage.held
        if held is None or not self.drop:
            return
        held.at = desk.place_of(self.id).point(*at)
        far = (held.at[0] - held.start[0]) ** 2 + (held.at[1] - held.start[1]) ** 2 >= THRESHOLD**2
        if far and not held.moving:
            held.moving = True
            if self.begin:
                self.begin()

    def release(self, desk: Desk, inside: bool) -> None:
        held, self.stage.held = self.stage.held, None
        if held is not None and held.moving and self.drop:
            self.stage.let_go = held.at
            self.drop(held.at)
            self.stage.let_go = None
        elif inside:
            self.activate(desk)
