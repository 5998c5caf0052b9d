"""The ground: a slice of the round table, seen from very near."""

from __future__ import annotations

import re
from functools import cache

import pygame

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
FINEST = 1152
"""Pixels across which it is drawn at most: so dim, it is as good enlarged, and large it would take a second."""
SHELF, SHELF_EDGE = colours.hexed("#6B3A24"), colours.hexed("#B98A4A")


def draw_ground(canvas: Canvas) -> None:
    """Lattice, and over it the part of the table that the window shows."""
    lattice(canvas)
    w, h = canvas.surface.get_size()
    wide = ACROSS * canvas.place.u * max(1.0, h / w * 1.5)
    shown = (0.5 - w / wide / 2, 0.5 - h / wide / 2, w / wide, h / wide)
    k = min(1.0, FINEST / w)
    size = (max(1, round(w * k)), max(1, round(h * k)))
    piece = canvas.ui.art.drawn(size, _slice, *(round(share * SPRITE, 2) for share in shown))
    canvas.faded(DIM).blit(piece if k == 1 else pygame.transform.smoothscale(piece, (w, h)), (0, 0))


@cache
def _table() -> str:
    """The whole picture without its shadow, which is not seen from here."""
    text = shipped("assets", "sprites", "shell", "table_round.svg").read_text(encoding="utf-8")
    return re.sub(r'<circle[^>]*fill="#02070A"[^>]*/>', "", text)


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
