"""The ground: a slice of the round table, seen from very near."""

from __future__ import annotations

from functools import cache

from game.disk.paths import shipped
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import lattice

SPRITE = 1200
"""The table's own units."""
ACROSS = 2360.0
"""How wide the whole table would be, in units of the screen."""
DIM = 0.46
SHELF, SHELF_EDGE = colours.hexed("#6B3A24"), colours.hexed("#B98A4A")


def draw_ground(canvas: Canvas) -> None:
    """Lattice, and over it the part of the table that the window shows."""
    lattice(canvas)
    box = canvas.surface.get_rect()
    wide = ACROSS * canvas.place.u * max(1.0, box.h / box.w * 1.5)
    left, top = box.w / 2 - wide / 2, box.h / 2 - wide / 2
    shown = (-left / wide * SPRITE, -top / wide * SPRITE, box.w / wide * SPRITE, box.h / wide * SPRITE)
    piece = canvas.ui.art.drawn(box.size, _slice, *(round(edge, 2) for edge in shown))
    canvas.faded(DIM).blit(piece, (0, 0))


@cache
def _table() -> str:
    return shipped("assets", "sprites", "shell", "table_round.svg").read_text(encoding="utf-8")


def _slice(x: float, y: float, w: float, h: float) -> str:
    """The table's picture, cut to a window of its own units: only what is seen is ever drawn."""
    inside = _table().partition(">")[2].removesuffix("\n").removesuffix("</svg>")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<g transform="translate({-x} {-y})">{inside}</g></svg>'
    )


def draw_shelf(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A wooden shelf with its lit edge."""
    canvas.box(Rect(x + 2, y + 4, w - 4, h), (0, 0, 0, 110), h / 2)
    canvas.box(Rect(x, y, w, h), SHELF, h / 2)
    canvas.box(Rect(x + 3, y, w - 6, 2), SHELF_EDGE, 1)
