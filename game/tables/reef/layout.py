"""Where everything stands: panels at the start, the turn at the end, the board between them."""

from __future__ import annotations

from dataclasses import dataclass

from game.tables.crew import Point
from game.ui.place import Rect
from game.ui.screen import Frame, Screen

MARGIN = 32.0
NARROW, WIDE = 1440.0, 1920.0
SIDES = (330.0, 458.0)
ENDS = (360.0, 458.0)
"""Widths of the columns on the narrowest screen, and on one as wide as it was drawn for."""
TOP = 106.0
BELOW, HIGHEST = 190.0, 778.0
"""What the scene keeps for itself at the bottom of the end column, and how high the panel of the turn may grow."""
BOARD = 875.0
DECK = 100.0
"""Room above the board for the submarine, board units."""
LEGEND = 64.0
COLUMNS, ROWS = 14, 13
CELL_W, CELL_H = BOARD / COLUMNS, BOARD / ROWS
FIELD = Rect(CELL_W, DECK + CELL_H, BOARD - 2 * CELL_W, BOARD - 2 * CELL_H)
ACROSS, PITCH = 5, 150.0
ROW_H = FIELD.h / ACROSS
HULL = Rect(468, 2, 368, 98)
LAP = 2 * (COLUMNS + ROWS) - 4
SIDE_BY_SIDE = 54.0


@dataclass(frozen=True)
class Layout:
    """Rectangles in units of the screen; the inside of the board in its own, never mirrored."""

    panels: tuple[Rect, ...]
    cards: Rect | None
    """Where the cards of the diver whose turn it is lie, if there is room."""
    action: Rect
    legend: Rect
    sea: Rect
    board: Frame


def column(area: Rect) -> float:
    """How wide the column at the end is."""
    return _between(ENDS, area)


def _between(sizes: tuple[float, float], area: Rect) -> float:
    share = max(0.0, min(1.0, (area.w - NARROW) / (WIDE - NARROW)))
    return sizes[0] + (sizes[1] - sizes[0]) * share


def arrange(area: Rect, seats: int, screen: Screen) -> Layout:
    """The layout of a screen of that size for that many divers."""
    end, side = column(area), _between(SIDES, area)
    action = Rect(area.right_edge - MARGIN - end, area.y + TOP, end, min(HIGHEST, area.h - TOP - BELOW))
    room = area.h - LEGEND - 36
    between = Rect(area.x + MARGIN + side + 16, area.y, area.w - 2 * MARGIN - side - end - 32, room)
    zoom = min(between.w / BOARD, between.h / (BOARD + DECK))
    sea = between.centred(BOARD * zoom, (BOARD + DECK) * zoom)
    legend = Rect(sea.x, sea.bottom_edge + 12, sea.w, LEGEND)
    panels, cards = _panels(Rect(area.x + MARGIN, area.y + TOP, side, area.h - TOP - 26), seats)
    return Layout(panels, cards, action, legend, sea, screen.frame(sea, zoom))


def _panels(column_: Rect, seats: int) -> tuple[tuple[Rect, ...], Rect | None]:
    gap = 12.0 if seats <= 4 else 10.0
    most = 164.0 if seats <= 4 else 148.0
    h = min(most, (column_.h - gap * (seats - 1)) / seats)
    panels = column_.top(h * seats + gap * (seats - 1))[0].rows(seats, gap)
    rest = column_.bottom_edge - panels[-1].bottom_edge - gap
    below = Rect(column_.x, panels[-1].bottom_edge + gap, column_.w, min(264.0, rest))
    return tuple(panels), below if rest >= 190 else None


def space(n: float) -> Point:
    """The middle of a space of the track, board units; between two spaces a point of the way."""
    low = min(25, max(1, int(n)))
    if n <= low or low == 25:
        return _middle(low)
    a, b = _middle(low), _middle(low + 1)
    return a[0] + (b[0] - a[0]) * (n - low), a[1] + (b[1] - a[1]) * (n - low)


def _middle(n: int) -> Point:
    row, at = divmod(n - 1, ACROSS)
    across = ACROSS - 1 - at if row % 2 == 0 else at
    return FIELD.x + PITCH * (across + 0.5), FIELD.y + ROW_H * (row + 0.5)


def deck(seat: int) -> Point:
    """Where a diver's feet are aboard."""
    return HULL.x + 50 + SIDE_BY_SIDE * seat, HULL.bottom_edge - 3


def score_cell(points: int) -> Rect:
    """The cell of the border for that many points, from the top right corner to the left and round (RF-16)."""
    n = points % LAP
    if n < COLUMNS:
        c, r = COLUMNS - 1 - n, 0
    elif n < COLUMNS + ROWS - 1:
        c, r = 0, n - COLUMNS + 1
    elif n < 2 * COLUMNS + ROWS - 2:
        c, r = n - COLUMNS - ROWS + 2, ROWS - 1
    else:
        c, r = COLUMNS - 1, LAP - n
    return Rect(c * CELL_W, DECK + r * CELL_H, CELL_W, CELL_H)
