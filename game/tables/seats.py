"""The colour, emblem and marker of who sits at the table, wherever a seat is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.question import Seat
from game.disk.settings import Chair
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

COLOURS = ("vermilion", "azure", "brass", "jade", "ivory", "violet", "rose", "ocean", "umber", "slate")
SHAPES = ("round", "diamond", "triangle", "square", "hexagon", "star")
OUTLINES = {
    "round": "M4 24A20 20 0 1 0 44 24A20 20 0 1 0 4 24Z",
    "diamond": "M24 2L46 24L24 46L2 24Z",
    "triangle": "M24 4L46 43L2 43Z",
    "square": "M6 6L42 6L42 42L6 42Z",
    "hexagon": "M24 2L43 13L43 35L24 46L5 35L5 13Z",
    "star": "M24 1L30.5 16L47 17.5L34.5 28.5L38 45L24 36.5L10 45L13.5 28.5L1 17.5L17.5 16Z",
}


def hue(people: Sequence[Chair], seat: Seat) -> int:
    """The index of a seat's colour in the palette; that of its number where it has none."""
    colour = people[seat].colour
    return COLOURS.index(colour) if colour in COLOURS else seat % len(COLOURS)


def shape(people: Sequence[Chair], seat: Seat) -> str:
    """The marker of a seat; that of its colour where it has none."""
    chosen = people[seat].shape
    return chosen if chosen in SHAPES else SHAPES[hue(people, seat) % len(SHAPES)]


def tone(people: Sequence[Chair], seat: Seat) -> Colour:
    """The colour of a seat's name on dark ground."""
    return colours.TONES[hue(people, seat)]


def token(index: int) -> str:
    """The sprite of the seat of a colour."""
    return f"shell/seat_{index + 1:02d}_{COLOURS[index]}"


def marker(canvas: Canvas, people: Sequence[Chair], seat: Seat, rect: Rect) -> None:
    """The small marker of a seat: its colour and its shape."""
    index = hue(people, seat)
    outline = OUTLINES[shape(people, seat)]
    canvas.path(outline, (48, 48), rect, colours.FILLS[index], colours.INK, 5)
    canvas.path(OUTLINES["round"], (48, 48), rect.centred(rect.w / 4, rect.h / 4), colours.WEAVES[index])
