"""Buttons that are relics: for dropping one, and for the order in which they sink."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.rules.deep_sea.look import Cards
from game.tables.deep_sea.chips import draw_boxed
from game.ui import palette as colours
from game.ui.controls.button import SINKS, face, key_cap
from game.ui.controls.node import Control, Look
from game.ui.paint import Canvas
from game.ui.place import Rect

GAP = 8.0
CAPPED = 64.0


@dataclass(eq=False)
class PickButton(Control):
    """A relic on a button. `order`: its place in a row being laid, shown as a number."""

    kind: ClassVar[str] = "button"
    cards: Cards = field(default=(), kw_only=True)
    cap: str | None = field(default=None, kw_only=True)
    order: str | None = field(default=None, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect = self.rect
        face(canvas, rect, "lacquer", look, min(22, rect.h * 0.3))
        sunk = SINKS if look.pressed else 0
        x, y = rect.centre
        solid = canvas.faded(0.5 if look.off else 1)
        if self.order or not self.cap or rect.h < CAPPED:
            draw_boxed(solid, self.cards, x, y + sunk - 3, rect.h - 22)
        else:
            draw_boxed(solid, self.cards, x - 8, y + sunk + 2, rect.h - 34)
        if self.order:
            spot = Rect(rect.x + 4, rect.y + 4, 28, 28)
            canvas.box(spot, colours.BRASS, 14, colours.INK, 1.5)
            canvas.text(self.order, spot, 18, colours.ON_BRASS, 800, align="center")
        elif self.cap and rect.h >= CAPPED:
            key_cap(canvas, rect.right_edge - 5, rect.y + 5, self.cap, colours.IVORY_DIM)


def cells(room: Rect, count: int, most: float) -> list[Rect]:
    """Equal squares of at most that size for ``count`` things, row by row from the start."""
    best, columns = 0.0, 1
    for across in range(1, max(1, count) + 1):
        down = -(-count // across)
        size = min((room.w + GAP) / across - GAP, (room.h + GAP) / down - GAP, most)
        if size > best - 0.5:
            best, columns = size, across
    step = best + GAP
    return [Rect(room.x + at % columns * step, room.y + at // columns * step, best, best) for at in range(count)]
