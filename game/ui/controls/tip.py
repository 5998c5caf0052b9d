"""Tooltips: after 400 ms on what is pointed at, never over it."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.shapes import ARROW_DOWN, ARROW_UP

DELAY = 400.0
WIDEST = 320
GAP = 18
SIZE = 20


class Tip:
    """Which control's tooltip is shown, and since when something is pointed at."""

    def __init__(self) -> None:
        self.shown: str | None = None
        self._pointed: str | None = None
        self._since = 0.0
        self._hidden: str | None = None

    @property
    def waiting(self) -> bool:
        """Whether one will appear by itself."""
        return self._pointed is not None and self.shown is None

    def hide(self) -> None:
        """Until something else is pointed at."""
        self.shown, self._hidden = None, self._pointed

    def at_once(self, id: str) -> None:
        """Show it without delay."""
        self._pointed = self.shown = id
        self._hidden, self._since = None, 0.0

    def update(self, ms: float, pointed: str | None) -> bool:
        """Let time pass while `pointed` is pointed at; True if the picture changes."""
        if pointed != self._pointed:
            changed = self.shown is not None
            self._pointed, self.shown, self._since, self._hidden = pointed, None, 0.0, None
            return changed
        if pointed is None or pointed in {self.shown, self._hidden}:
            return False
        self._since += ms
        if self._since < DELAY:
            return False
        self.shown = pointed
        return True

    def draw(self, canvas: Canvas, words: str, around: Rect, others: Sequence[Rect] = ()) -> None:
        """Beside `around`, inside the screen, where it hides fewest of the `others` there are to press and to read."""
        ui = canvas.ui
        wide = min(WIDEST, ui.measure(words, SIZE, 600) + 4)
        w, h = wide + 44, ui.tall(words, SIZE, wide, 600, leading=1.4) + 34
        box = self.place(ui.screen.all, around, w, h, others)
        canvas.nine("tooltip_9", box, 20)
        if box.y >= around.bottom_edge or box.bottom_edge <= around.y:
            self._draw_arrow(canvas, box, around)
        canvas.paragraph(words, box.inset(22, 17), SIZE, colours.TIP_TEXT, 600, leading=1.4)

    @staticmethod
    def _draw_arrow(canvas: Canvas, box: Rect, around: Rect) -> None:
        """From a box under or over `around` to it."""
        below, middle = box.y > around.y, around.x + around.w / 2
        x = max(box.x + 18, min(middle - 12, box.right_edge - 42))
        arrow = Rect(x, box.y - 13 if below else box.bottom_edge - 1, 24, 14)
        canvas.path(ARROW_UP if below else ARROW_DOWN, (24, 14), arrow, colours.IVORY)

    @staticmethod
    def place(screen: Rect, around: Rect, w: float, h: float, others: Sequence[Rect] = ()) -> Rect:
        """Below `around`, above or on one side of it: where it has room and hides fewest of the others."""
        x, y = around.x + (around.w - w) / 2, around.y + (around.h - h) / 2
        below, above = Rect(x, around.bottom_edge + GAP, w, h), Rect(x, around.y - GAP - h, w, h)
        sides = Rect(around.x - GAP - w, y, w, h), Rect(around.right_edge + GAP, y, w, h)
        spots = [spot.within(screen.inset(8)) for spot in (below, above, *sides)]
        free = [spot for spot in spots if not spot.touches(around)] or spots
        return min(free, key=lambda spot: sum(spot.touches(other) for other in others))
