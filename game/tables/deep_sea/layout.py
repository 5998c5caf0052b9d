"""Where everything stands: panels at the start, what happens at the end, the sea between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.tables.deep_sea.course import Point
from game.ui.place import Rect
from game.ui.screen import Frame, Screen

MARGIN = 32.0
PORTHOLES = 25
SIDE, ACTION = 368.0, 360.0
BOARD = (1128.0, 1080.0)
"""The least inside of the board: it grows one way when the window is wide or high."""
BELOW, HIGHEST = 190.0, 778.0
"""What the scene keeps for itself at the bottom of the action column, and how high the panel of the turn may grow."""
HULL = Rect(52, 34, 1016, 1016 / 1200 * 320)
"""The submarine on the narrowest board."""
K = 1016 / 1200
SLOTS = (444, 756, 372, 828, 300, 900)
"""Where divers stand on deck, by seat, in the units of the hull."""


@dataclass(frozen=True)
class Layout:
    """Rectangles in units of the screen; the inside of the board in its own, never mirrored."""

    panels: tuple[Rect, ...]
    action: Rect
    legend: Rect
    sea: Rect
    board: Frame
    w: float
    h: float

    @cached_property
    def hull(self) -> Rect:
        """The submarine, in board units."""
        return HULL.move((self.w - BOARD[0]) / 2)

    def porthole(self, air: float) -> Point:
        """The middle of the porthole of that much air (1 is nearest the stern)."""
        return self.hull.x + (135 + 39 * (air - 1)) * K, self.hull.y + 206 * K

    @cached_property
    def portholes(self) -> list[Point]:
        """The portholes in pixels, from the stern."""
        return [self.board.point(*self.porthole(air)) for air in range(1, PORTHOLES + 1)]

    def deck(self, seat: int) -> Point:
        """Where a diver's feet are on deck."""
        x = SLOTS[seat % len(SLOTS)]
        return self.hull.x + x * K, self.hull.y + (120 + (abs(x - 600) > 290) * 3) * K

    @property
    def hatch(self) -> Point:
        """Where divers come and go under the hull."""
        return self.hull.x + self.hull.w / 2, self.hull.bottom_edge - 4


def arrange(area: Rect, seats: int, screen: Screen) -> Layout:
    """The layout of a screen of that size for that many divers."""
    end = Rect(area.right_edge - MARGIN - ACTION, area.y + 112, ACTION, min(HIGHEST, area.h - 112 - BELOW))
    sea = Rect(area.x + MARGIN + SIDE, area.y, area.w - 2 * MARGIN - SIDE - ACTION, area.h)
    zoom = min(sea.w / BOARD[0], sea.h / BOARD[1])
    legend = Rect(sea.x, area.bottom_edge - 80, sea.w, 60)
    return Layout(
        panels=tuple(_panels(area, seats)),
        action=end,
        legend=legend.centred(min(896, sea.w - 16), 60),
        sea=sea,
        board=screen.frame(sea, zoom),
        w=sea.w / zoom,
        h=sea.h / zoom,
    )


def _panels(area: Rect, seats: int) -> list[Rect]:
    tall = seats <= 4
    y, gap, most = (112.0, 12.0, 186.0) if tall else (104.0, 10.0, 148.0)
    room = area.h - y - MARGIN
    h = min(most, (room - gap * (seats - 1)) / seats)
    column = Rect(area.x + MARGIN, area.y + y, SIDE, h * seats + gap * (seats - 1))
    return column.rows(seats, gap)
