"""While others act: what happened lately."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

MOST = 7


def draw_lines(canvas: Canvas, lines: Sequence[str], room: Rect) -> None:
    """The latest lines from the top of ``room``, the newest one brightest."""
    y, recent = room.y + 6, latest(canvas, lines[-MOST:], room)
    for at, line in enumerate(recent):
        colour = colours.IVORY if at == len(recent) - 1 else colours.MUTE
        y += canvas.paragraph(line, Rect(room.x + 16, y, room.w - 32, 60), 18, colour) + 8


def latest(canvas: Canvas, lines: Sequence[str], room: Rect) -> Sequence[str]:
    """As many of the last lines as have room, the newest always among them."""
    heights = [canvas.ui.tall(line, 18, room.w - 32) + 8 for line in lines]
    first = next((at for at in range(len(lines)) if sum(heights[at:]) <= room.h - 6), len(lines) - 1)
    return lines[max(0, first) :]
