"""What the pictures of several rulebooks are composed of; 640 units wide, never mirrored."""

from __future__ import annotations

from game.tables.seats import COLOURS
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

SUM = 34


def diver(canvas: Canvas, index: int, x: float, y: float, size: float = 78) -> None:
    """A diver standing with its feet at the point."""
    name = f"deep_sea/diver_{index + 1}_{COLOURS[index]}"
    canvas.sprite(name, Rect(x - size * 0.386, y - size, size * 0.772, size))


def sum_(canvas: Canvas, text: str, box: Rect, size: float = SUM) -> None:
    """A sum, read left to right in every language."""
    canvas.text(canvas.ui.words.formula(text), box, size, colours.BRASS_LIGHT, 800, align="center")


def arrow(canvas: Canvas, x: float, y: float, size: float = 36) -> None:
    """From before to after."""
    canvas.path("M6 24L38 24M26 12L38 24L26 36", (48, 48), Rect.around(x, y, size), None, colours.BRASS_LIGHT, 4)


def cross(canvas: Canvas, x: float, y: float, size: float = 30, width: float = 6) -> None:
    """Not this."""
    canvas.path("M8 8L40 40M40 8L8 40", (48, 48), Rect.around(x, y, size), None, colours.VERM_LIGHT, width)
