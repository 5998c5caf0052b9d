"""While others act: what happened lately."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

MOST = 7


def draw_lines(canvas: Canvas, lines: Sequence[str], room: Rect) -> None:
    """The latest lines from the top of ``room``, the newest one brightest."""
    y = room.y + 6
    recent = lines[-MOST:]
    for at, line in enumerate(recent):
        newest = at == len(recent) - 1
        box = Rect(room.x + 16, y, room.w - 32, 60)
        tall = canvas.ui.tall(line, 18, box.w)
        if y + tall > room.bottom_edge:
            return
        y += canvas.paragraph(line, box, 18, colours.IVORY if newest else colours.MUTE) + 8
