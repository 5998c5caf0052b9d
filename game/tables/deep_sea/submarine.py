"""The submarine: one gauge of air for all, and the breath that comes next."""

from __future__ import annotations

import math

from game.tables.deep_sea.layout import K
from game.tables.deep_sea.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

MARKS = (1, 5, 10, 15, 20, 25)
LOW = 6
"""Air at which hearts begin to beat."""
NUMBER, NUMBER_LOW = colours.hexed("#FFE9B8"), colours.hexed("#FF8A5C")
LAMP = colours.hexed("#FFD36B")
INK = colours.hexed("#7A2A1C")
PORTHOLES = 25


def draw_submarine(canvas: Canvas, stage: Stage) -> None:
    """Hull, portholes, pointer and numbers."""
    hull = stage.layout.hull
    canvas.sprite("deep_sea/submarine_hull", hull)
    air = stage.now.air if stage.moving.air is None else stage.moving.air
    _draw_portholes(canvas, stage, air)
    _draw_pointer(canvas, stage, air)
    _draw_marks(canvas, stage)
    _draw_number(canvas, stage, round(air))


def _draw_portholes(canvas: Canvas, stage: Stage, air: float) -> None:
    size, coming = 40 * K, coming_breath(stage)
    low = 0 < stage.now.air <= LOW and stage.motion.awake
    beat = 1 + 0.09 * math.sin(stage.motion.ambient_clock / 160) if low else 1.0
    for i in range(1, PORTHOLES + 1):
        lit = i <= air
        about_to = lit and i > air - coming
        name = "porthole_next" if about_to else "porthole_on" if lit else "porthole_off"
        grown = round(size * beat * 2) / 2 if lit else size
        canvas.sprite(f"deep_sea/{name}", Rect.around(*stage.layout.porthole(i), grown))


def coming_breath(stage: Stage) -> int:
    """The air that the next breath will cost, 0 while something moves or hints are off."""
    return stage.now.next_breath if stage.hints and stage.moving.air is None else 0


def _draw_pointer(canvas: Canvas, stage: Stage, air: float) -> None:
    x, y = stage.layout.porthole(max(0.4, air))
    canvas.sprite("deep_sea/air_pointer", Rect(x - 17, y - 58, 34, 28))
    coming = coming_breath(stage)
    if coming:
        _draw_coming(canvas, stage, x, y - 55, coming)


def _draw_coming(canvas: Canvas, stage: Stage, x: float, y: float, coming: int) -> None:
    """The next breath in words, beside the pointer where there is room."""
    name = stage.name(stage.now.breathes_next)
    words = stage.say("next-breath", name=name, n=coming)
    left = stage.layout.hull.x + 150
    before = x - 24 - left
    wide = min(canvas.ui.measure(words, 18, 700), 330)
    room = Rect(x - 24 - wide, y - 4, wide + 2, 26) if before > wide else Rect(x + 24, y - 4, wide + 2, 26)
    canvas.text(words, room, 18, INK, 700, align="start")


def _draw_marks(canvas: Canvas, stage: Stage) -> None:
    for mark in MARKS:
        x, _ = stage.layout.porthole(mark)
        spot = Rect.around(x, stage.layout.hull.y + 270 * K, 48, 24)
        canvas.text(stage.number(mark), spot, 18, (255, 255, 255), 700, align="center")


def _draw_number(canvas: Canvas, stage: Stage, air: int) -> None:
    hull = stage.layout.hull
    plate = Rect(hull.x + 512 * K, hull.y + 48 * K, 176 * K, 62 * K)
    canvas.icon("air", Rect(plate.x + 12, plate.y + 9, 34, 34), LAMP)
    colour = NUMBER_LOW if air <= LOW else NUMBER
    spot = Rect.around(hull.x + 628 * K, plate.y + plate.h / 2, 96, 50)
    canvas.text(stage.number(air), spot, 42, colour, 800, align="center")
