"""Words in narrow places."""

from __future__ import annotations

from game.ui.paint import Canvas, Face
from game.ui.palette import Colour
from game.ui.place import Rect

SMALLER = 0.8


def snug(
    canvas: Canvas, words: str, rect: Rect, size: float, colour: Colour, weight: int = 600, face: Face = "ui"
) -> None:
    """One line in the middle; one that would be cut at the smallest begins smaller."""
    if canvas.ui.measure(words, size * SMALLER, weight, face=face) > rect.w:
        size *= SMALLER
    canvas.text(words, rect, size, colour, weight, face, "center")
