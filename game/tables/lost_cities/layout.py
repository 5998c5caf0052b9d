"""Where everything stands: people at the start, pile and turn at the end, expeditions, trays and hand between."""

from __future__ import annotations

from dataclasses import dataclass

from game.tables.fan import Fan
from game.ui.place import Rect
from game.ui.screen import Frame, Screen

MARGIN = 32.0
SIDE, ACTION = 392.0, 360.0
GAP = 8.0
BOARD = (1104.0, 1080.0)
"""The least inside of the board: it grows one way when the window is wide or high."""
BELOW = 190.0
"""What the scene keeps for itself at the bottom of the action column."""
TOP, PANEL, PILE = 112.0, 196.0, 254.0
CARD, RATIO = 168.0, 1.4
SIX = 140.0
HELD = 172.0
APART = 122.0
BASE, TIGHT_BASE = 92.0, 60.0
STRIP, LEAST_STRIP, LEAST_WAGER = 38.0, 26.0, 14.0
SHELF, TRAY, HAND = 10.0, 96.0, 198.0


@dataclass(frozen=True)
class Layout:
    """Rectangles in units of the screen; the inside of the board in its own, never mirrored."""

    people: tuple[Rect, Rect]
    """The far player's panel, then the near one's."""
    wheel: Rect
    pile: Rect
    turn: Rect
    middle: Rect
    board: Frame
    w: float
    h: float
    regions: int

    # --- columns
    @property
    def card(self) -> float:
        """How wide a card on the table is."""
        return CARD if self.regions < 6 else SIX

    @property
    def apart(self) -> float:
        """From one column to the next."""
        return self.card + (26 if self.regions < 6 else 20)

    def column(self, at: int) -> float:
        """The left edge of a column."""
        return self.w / 2 - (self.apart * (self.regions - 1) + self.card) / 2 + at * self.apart

    @property
    def shelf(self) -> tuple[float, float]:
        """Left edge and width of the shelves."""
        return self.column(0) - 30, self.apart * (self.regions - 1) + self.card + 60

    @property
    def spare(self) -> float:
        """Height beyond the least, shared by both rows of expeditions."""
        return (self.h - BOARD[1]) / 2

    def top(self, near: bool) -> float:
        """How high expeditions may grow."""
        return 512 + self.spare if near else 18.0

    def floor(self, near: bool) -> float:
        """The shelf that expeditions stand on."""
        return 838 + 2 * self.spare if near else 352 + self.spare

    def stand(self, at: int, near: bool) -> Rect:
        """All the room of an expedition."""
        return Rect(self.column(at), self.top(near), self.card, self.floor(near) - self.top(near))

    @property
    def tray_top(self) -> float:
        """Where discards peep out."""
        return 376 + self.spare

    def tray(self, at: int) -> Rect:
        """A discard place with its name plate."""
        return Rect(self.column(at) - 6, self.tray_top, self.card + 12, 76 + self.plate)

    @property
    def plate(self) -> float:
        """How high a name plate is."""
        return (self.card + 12) * 96 / 320

    # --- the hand
    def fan(self, count: int) -> Fan:
        """The hand at the near side."""
        return Fan(count, self.w / 2, self.h - HAND, HELD, HELD * RATIO, self.w - 56, APART)


def arrange(area: Rect, regions: int, screen: Screen) -> Layout:
    """The layout of a screen of that size."""
    end = Rect(area.right_edge - MARGIN - ACTION, area.y + TOP, ACTION, area.h - TOP - BELOW)
    pile_high = min(PILE, end.h * 0.34)
    pile, turn = end.top(pile_high, 18)
    middle = Rect(area.x + MARGIN + SIDE + GAP, area.y, area.w - 2 * (MARGIN + GAP) - SIDE - ACTION, area.h)
    zoom = min(middle.w / BOARD[0], middle.h / BOARD[1])
    side = Rect(area.x + MARGIN, area.y + TOP, SIDE, PANEL)
    near = side.move(0, max(area.h - 520 - TOP, PANEL + 150))
    between = Rect(side.x, side.bottom_edge, SIDE, near.y - side.bottom_edge)
    return Layout(
        people=(side, near),
        wheel=between,
        pile=pile,
        turn=turn.top(min(turn.h, 560))[0],
        middle=middle,
        board=screen.frame(middle, zoom),
        w=middle.w / zoom,
        h=middle.h / zoom,
        regions=regions,
    )


def strips(count: int, wagers: int, room: float) -> tuple[list[float], float]:
    """How high each card of an expedition shows above the one before, first card first, and what the first shows.

    Long expeditions stand closer; last of all their investments do.
    """
    if count < 2:
        return [], BASE
    step = min(STRIP, (room - BASE) / (count - 1))
    if step >= LEAST_STRIP:
        return [step] * (count - 1), BASE
    close = max(0, min(wagers, count) - 1)
    step = min(LEAST_STRIP + 2, (room - TIGHT_BASE - LEAST_WAGER * close) / max(1, count - 1 - close))
    return [LEAST_WAGER if at < close else step for at in range(count - 1)], TIGHT_BASE
