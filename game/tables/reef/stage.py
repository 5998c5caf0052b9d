"""What the painters share: the position, what is on the move, and where a thing stands just now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.question import Seat
from game.core.view import View
from game.rules import GAMES
from game.rules.reef.game import Reef
from game.tables.crew import Point, mixed
from game.tables.diving import DivingStage, Moves
from game.tables.reef.layout import Layout, arrange, deck, space
from game.tables.reef.position import Position
from game.ui.place import Rect
from game.ui.screen import Screen

ART = "reef"
ABOARD_SIZE = 0.68
"""How large a diver aboard is drawn, beside one in the water."""
APART, ROOM = 36.0, 104.0
"""How far apart divers on one space stand, and how much room all have."""


@dataclass
class Flight:
    """A card on its way from its space to a diver's panel: it turns over on the way. Points in pixels."""

    card: str
    space: int
    start: Callable[[], Point]
    end: Callable[[], Point]
    t: float = 0.0


@dataclass
class Count:
    """Points being counted: where the marker is, between the score before and after."""

    points: float


@dataclass
class Moving(Moves):
    """Everything that is not at rest. Empty between events."""

    flights: list[Flight] = field(default_factory=list)
    oxygen: float | None = None
    """What the dial shows while it runs."""
    counts: dict[Seat, Count] = field(default_factory=dict)
    sinking: dict[Seat, float] = field(default_factory=dict)
    """Whose cards sink out of their panel, 0 to 1."""


class Stage(DivingStage[Position, Layout, Moving]):
    """One table as it is drawn."""

    art_of: ClassVar[str] = ART

    def seen(self, view: View[Any]) -> Position:
        return Position.of(view)

    def at_rest(self) -> Moving:
        return Moving()

    def arranged(self, area: Rect, seats: int, screen: Screen) -> Layout:
        return arrange(area, seats, screen)

    # --- where
    def feet(self, seat: Seat) -> tuple[float, float, float]:
        """Where a diver stands or swims now, board units, and how large it is drawn."""
        hop = self.moving.hops.get(seat)
        if hop is None:
            return self._stand(seat, self.now.at[seat])
        (x0, y0, k0), (x1, y1, k1) = self._stand(seat, hop.src), self._stand(seat, hop.dst)
        x, y = mixed((x0, y0), (x1, y1), hop.t)
        return x, y - 4 * hop.lift * hop.t * (1 - hop.t), k0 + (k1 - k0) * hop.t

    def _stand(self, seat: Seat, at: float) -> tuple[float, float, float]:
        if at < 1:
            return (*deck(seat), ABOARD_SIZE)
        x, y = space(at)
        here = [other for other in self.now.on(round(at)) if other not in self.moving.hops]
        if seat not in here:
            return x, y + 14, 1.0
        step = min(APART, ROOM / len(here))
        return x + (here.index(seat) - (len(here) - 1) / 2) * step, y + 14, 1.0 if len(here) < 3 else 0.86

    def panel_pixel(self, seat: Seat) -> Point:
        """Where a diver's next card will lie in its panel, in pixels."""
        panel = self.layout.panels[seat]
        return self.ui.screen.point(panel.x + 140 + 50 * min(4, len(self.now.taken[seat])), panel.bottom_edge - 42)

    @property
    def diver_now(self) -> Seat:
        """Whose turn the panel tells of."""
        return self.now.facts.turn if self.now.story.by is None else self.now.story.by


def values() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the shallow and the deep cards of the box are worth, as everybody may read them in the rules (RF-3)."""
    game = GAMES.get(ART)
    if not isinstance(game, Reef):
        return (0,), (0,)
    return game.content.values.shallow, game.content.values.deep


def worth(stage: Stage, at: int) -> str:
    """What a card of that space may be worth: "1–4"."""
    group = values()[at > stage.now.facts.shallow]
    return f"{stage.number(min(group))}–{stage.number(max(group))}"
