"""What the painters share: the position, what is on the move, the words, and where a thing stands just now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.question import Seat
from game.core.view import View
from game.rules import GAMES
from game.rules.deep_sea.game import DeepSea
from game.rules.deep_sea.look import Cards
from game.tables.crew import Point, mixed
from game.tables.deep_sea.course import Course, course
from game.tables.deep_sea.layout import Layout, arrange
from game.tables.deep_sea.position import Position
from game.tables.diving import DivingStage, Moves
from game.ui.place import Rect
from game.ui.screen import Screen

ART = "deep_sea"


@dataclass
class Flight:
    """Chips on their way between two points of the screen, pixels."""

    cards: Cards
    start: Callable[[], Point]
    end: Callable[[], Point]
    t: float = 0.0
    lift: float = 60.0
    size: tuple[float, float] = (54.0, 84.0)


@dataclass
class Glide:
    """Spaces sliding to where another row has them: for each its space in the old row of ``before``, 0 if new."""

    before: int
    olds: Sequence[int]
    t: float = 0.0


@dataclass
class Moving(Moves):
    """Everything that is not at rest. Empty between events."""

    flights: list[Flight] = field(default_factory=list)
    held: dict[int, int] = field(default_factory=dict)
    """Chips still on their way to a space."""
    glide: Glide | None = None
    air: float | None = None
    flips: dict[Seat, tuple[Cards, list[float]]] = field(default_factory=dict)
    sinking: bool = False
    """Whether the row has grown for what is coming down."""


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
    def course(self, spaces: int | None = None) -> Course:
        """The path of that many spaces, by default as many as there are."""
        return course(len(self.now.row) if spaces is None else spaces, self.layout.w, self.layout.h)

    def space(self, space: float) -> Point:
        """The middle of a space now, sliding or at rest."""
        glide = self.moving.glide
        there = self.course().space(space)
        if glide is None or not 1 <= space <= len(glide.olds):
            return there
        old = glide.olds[round(space) - 1]
        from_ = self.course(glide.before).space(old) if old else there
        return mixed(from_, there, glide.t)

    def feet(self, seat: Seat) -> Point:
        """Where a diver stands or floats now, board units."""
        hop = self.moving.hops.get(seat)
        if hop is None:
            return self._stand(seat, self.now.at[seat])
        x, y = mixed(self._stand(seat, hop.src), self._stand(seat, hop.dst), hop.t)
        return x, y - 4 * hop.lift * hop.t * (1 - hop.t)

    def _stand(self, seat: Seat, space: float) -> Point:
        if space < 1:
            return self.layout.deck(seat)
        x, y = self.space(space)
        return x + 4, y - 4

    def panel_pixel(self, seat: Seat) -> Point:
        """Where a diver's chips lie in its panel, in pixels."""
        panel = self.layout.panels[seat]
        return self.ui.screen.point(panel.x + 150 + 40 * min(4, len(self.now.items[seat])), panel.y + panel.h * 0.66)

    # --- the box
    def worth(self, level: int) -> str:
        """What relics of a level may be worth: "8–11"."""
        values = worths().get(level, (0,))
        return f"{self.number(min(values))}–{self.number(max(values))}"


def worths() -> dict[int, tuple[int, ...]]:
    """The values on the chips of the box by level, as everybody may read them in the rules (DS-2)."""
    game = GAMES.get(ART)
    return dict(game.content.chips) if isinstance(game, DeepSea) else {}
