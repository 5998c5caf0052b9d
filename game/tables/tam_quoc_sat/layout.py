"""Where everything stands: the bar above, the log at the end, the dock below, and the ring of seats between."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.question import Seat
from game.ui.place import Rect
from game.ui.screen import Frame, Screen

FULL = (1920.0, 1080.0)
COMPACT_BELOW = 960
"""Pixels of height below which equipment is shown as pictures only."""
BAR, DOCK, LOG, LOG_COMPACT = 56.0, 288.0, 304.0, 268.0
SEAT, HIGH, FACE, STRIP, STRIP_COMPACT = 212.0, 258.0, 158.0, 40.0, 50.0
FACE_COMPACT = 152.0
PAD, GAP = 16.0, 10.0
TOPS = {5: (1, 2), 6: (1, 3), 7: (1, 4), 8: (2, 3), 9: (2, 4), 10: (2, 5)}
"""Of so many seats, how many sit at each side and how many at the top."""
FEW = {2: (0, 1), 3: (0, 2), 4: (1, 1)}
CARD = (158.0, 158.0 * 1.4)
SMALL = (104.0, 104.0 * 1.4)
SKILLS = 316.0


def in_seat(x: float, y: float, w: float, h: float, *, rtl: bool) -> Rect:
    """A box inside a seat of the ring, in its own units; in Persian at the other side."""
    return Rect(SEAT - x - w if rtl else x, y, w, h)


@dataclass(frozen=True)
class Layout:
    """Rectangles in units of the screen; seats, piles and the middle in units of the ring, never mirrored."""

    k: float
    compact: bool
    bar: Rect
    log: Rect
    dock: Rect
    table: Rect
    """Where the ring of seats lies on the screen."""
    margin: Rect
    """The whole column of the log."""
    ring: Frame
    w: float
    h: float
    """The size of the ring inside."""
    slots: tuple[Rect, ...]
    """The places of the others, from the next player on."""
    seats: int

    # --- a seat from inside
    @property
    def face(self) -> float:
        """How high the portrait of a seat is."""
        return (FACE_COMPACT if self.compact else FACE) * self.k

    @property
    def strip(self) -> float:
        """How high its name strip is."""
        return (STRIP_COMPACT if self.compact else STRIP) * self.k

    def slot(self, near: Seat, seat: Seat) -> Rect:
        """Where a seat sits, seen from the near one."""
        return self.slots[(seat - near) % self.seats - 1]

    # --- the middle
    @property
    def middle(self) -> Rect:
        """What the seats leave free."""
        side = SEAT * self.k + PAD + 14
        top = 12 + HIGH * self.k + 14
        return Rect(side, top, self.w - 2 * side, self.h - top - 8)

    @property
    def small(self) -> tuple[float, float]:
        """The size of a card on the table."""
        return SMALL[0] * self.k, SMALL[1] * self.k

    @property
    def pile(self) -> Rect:
        """The draw pile."""
        w, h = self.small
        middle = self.middle
        y = middle.y + (middle.h - h) * (0.62 if self.seats > 4 else 0.5)
        return Rect(middle.x + middle.w * 0.035 + 8, y, w, h)

    @property
    def discard(self) -> Rect:
        """The discard pile, beside it."""
        return self.pile.move(self.small[0] + 32 * self.k)

    @property
    def stage(self) -> Rect:
        """Where cards being used lie, and what is being settled is told."""
        middle = self.middle
        start = self.discard.right_edge + 26 * self.k
        return Rect(start, middle.y + 4, middle.right_edge - start, middle.h - 76 * self.k)

    # --- the dock
    @property
    def portrait(self) -> Rect:
        """The near seat's picture."""
        k, dock = self.k, self.dock
        return Rect(dock.x + 16 * k, dock.y + 14 * k, 176 * k, 212 * k)

    @property
    def plates(self) -> list[Rect]:
        """Its weapon, armour, horses."""
        k, face = self.k, self.portrait
        x = face.right_edge + 12 * k
        return [Rect(x, face.y + (42 + row * 44) * k, 214 * k, 39 * k) for row in range(4)]

    @property
    def beads(self) -> Rect:
        """Its HP."""
        return Rect(self.plates[0].x, self.portrait.y, 214 * self.k, 34 * self.k)

    @property
    def notes(self) -> Rect:
        """Two lines about role and hand."""
        last = self.plates[-1]
        return Rect(last.x, last.bottom_edge + 3, last.w + 16 * self.k, self.dock.bottom_edge - last.bottom_edge - 8)

    @property
    def hand(self) -> Rect:
        """The room of the hand."""
        start = self.plates[0].right_edge + 18 * self.k
        end = self.dock.right_edge - (SKILLS + 14) * self.k - self.tool - 8
        return Rect(start, self.dock.y, end - start, self.dock.h)

    @property
    def tool(self) -> float:
        """The size of a small button beside the hand."""
        return max(36.0, 38 * self.k)

    @property
    def tools(self) -> list[Rect]:
        """Small buttons at the end of the hand, one below the other."""
        x, size = self.hand.right_edge + 8, self.tool
        return [Rect(x, self.dock.y + 14 * self.k + at * (size + 8), size, size) for at in range(4)]

    @property
    def card(self) -> tuple[float, float]:
        """The size of a card of the hand."""
        return CARD[0] * self.k, CARD[1] * self.k

    @property
    def acts(self) -> Rect:
        """Skills and what may be done."""
        k, dock = self.k, self.dock
        return Rect(dock.right_edge - SKILLS * k, dock.y + 12 * k, 300 * k, dock.h - 22 * k)

    @property
    def hint(self) -> Rect:
        """The line over the hand that says what is asked."""
        hand = self.hand
        return Rect(hand.x - 20, self.dock.y - 58 * self.k, hand.w + 40, 46 * self.k)


def arrange(area: Rect, seats: int, screen: Screen) -> Layout:
    """The layout of a screen of that size."""
    k = min(1.0, area.w / FULL[0], area.h / FULL[1])
    compact = screen.size[1] < COMPACT_BELOW
    bar, rest = area.top(BAR)
    dock, rest = rest.bottom(DOCK * k)
    log, ring = rest.right((LOG_COMPACT if compact else LOG) * k)
    return Layout(
        k=k,
        compact=compact,
        bar=bar,
        log=Rect(log.x, log.y + 8, log.w - 8, log.h - 16),
        dock=dock,
        table=ring,
        margin=log,
        ring=screen.frame(ring),
        w=ring.w,
        h=ring.h,
        slots=tuple(_slots(seats, ring.w, ring.h, k)),
        seats=seats,
    )


def _slots(seats: int, w: float, h: float, k: float) -> list[Rect]:
    """The others' places, from the next player counter-clockwise: right side up, top leftwards, left side down."""
    sides, tops = TOPS.get(seats) or FEW[seats]
    sw, sh = SEAT * k, HIGH * k
    least, most, top, floor = PAD, w - PAD - 10, 10.0, h - 10
    right = [Rect(most - sw, y, sw, sh) for y in _column(sides, top, floor, sh)]
    left = [Rect(least, box.y, sw, sh) for box in reversed(right)]
    return right + _top_row(tops, least, most, top, sw, sh) + left


def _column(count: int, top: float, floor: float, sh: float) -> list[float]:
    if count == 2:
        return [floor - sh, floor - 2 * sh - GAP]
    return [top + (floor - top - sh) / 2 + 40] * count


def _top_row(count: int, least: float, most: float, top: float, sw: float, sh: float) -> list[Rect]:
    if count == 1:
        return [Rect((least + most - sw) / 2, top, sw, sh)]
    inset = sw + (16 if count > 4 else 40 if count > 3 else 84)
    start, end = least + inset, most - inset
    step = (end - start - sw) / (count - 1)
    return [Rect(end - sw - at * step, top, sw, sh) for at in range(count)]
