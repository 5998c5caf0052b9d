"""The submarine: one gauge of air for all, and the breath that comes next."""

from __future__ import annotations

import math

import pygame

from game.tables.deep_sea.layout import K, Layout
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


def draw_hull(canvas: Canvas, stage: Stage) -> None:
    """The hull with the numbers of the gauge."""
    draw_bare_hull(canvas, stage.layout)
    _draw_marks(canvas, stage)


def draw_bare_hull(canvas: Canvas, layout: Layout) -> None:
    """The hull with its gauge empty."""
    canvas.sprite("deep_sea/submarine_hull", layout.hull)


def draw_gauge(canvas: Canvas, stage: Stage) -> None:
    """Portholes, pointer, the breath to come and the air that is left."""
    air = stage.now.air if stage.moving.air is None else stage.moving.air
    canvas.blits(_portholes(canvas, stage, air))
    _draw_pointer(canvas, stage, air)
    _draw_number(canvas, stage, round(air))


def _portholes(canvas: Canvas, stage: Stage, air: float) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Lit as far as the air goes; those the next breath will darken are hatched; they pulse when air is low."""
    low = 0 < stage.now.air <= LOW and stage.motion.awake
    beat = 1 + 0.09 * math.sin(stage.motion.ambient_clock / 160) if low else 1.0
    sizes = {"on": beat, "next": beat, "off": 1.0}
    looks = {name: _porthole(canvas, f"deep_sea/porthole_{name}", 40 * K * size) for name, size in sizes.items()}
    coming = coming_breath(stage)
    out = []
    for i, (x, y) in enumerate(stage.layout.portholes, 1):
        picture = looks["off" if i > air else "next" if i > air - coming else "on"]
        out.append((picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))))
    return out


def _porthole(canvas: Canvas, name: str, size: float) -> pygame.Surface:
    px = round(size * canvas.place.u)
    return canvas.ui.art.sprite(name, px, px)


def coming_breath(stage: Stage) -> int:
    """The air that the next breath will cost, 0 while something moves or hints are off."""
    return stage.now.next_breath if stage.hints and stage.moving.air is None else 0


def scaled(canvas: Canvas, size: float) -> float:
    """A text size that keeps its proportion to the submarine where the board is drawn smaller."""
    return size * canvas.place.u / canvas.ui.screen.u


def breath_words(stage: Stage) -> str:
    """Who breathes next and what it costs; or that this turn is the last (DS-8)."""
    now = stage.now
    if not now.air:
        return stage.say("last-turn")
    key = "next-breath-last" if 0 < now.air <= now.next_breath else "next-breath"
    return stage.say(key, name=stage.name(now.breathes_next), n=now.next_breath, loss=-now.next_breath)


def _draw_pointer(canvas: Canvas, stage: Stage, air: float) -> None:
    x, y = stage.layout.porthole(max(0.4, air))
    canvas.sprite("deep_sea/air_pointer", Rect(x - 17, y - 58, 34, 28))
    if coming_breath(stage) or (stage.hints and stage.now.diving and not stage.now.air):
        _draw_coming(canvas, stage, x, y - 55)


def _draw_coming(canvas: Canvas, stage: Stage, x: float, y: float) -> None:
    """The next breath in words, beside the pointer where there is room."""
    words = breath_words(stage)
    before = x - 24 - stage.layout.hull.x - 150
    size = scaled(canvas, 18)
    wide = min(canvas.ui.measure(words, size, 700) * canvas.ui.screen.u / canvas.place.u, 520) + 2
    start = x - 24 - wide if before > wide else x + 24
    canvas.text(words, Rect(start, y - 4, wide, 26), size, INK, 700)


def _draw_marks(canvas: Canvas, stage: Stage) -> None:
    for mark in MARKS:
        x, _ = stage.layout.porthole(mark)
        spot = Rect.around(x, stage.layout.hull.y + 270 * K, 48, 24)
        canvas.text(stage.number(mark), spot, scaled(canvas, 18), (255, 255, 255), 700, align="center")


def _draw_number(canvas: Canvas, stage: Stage, air: int) -> None:
    hull = stage.layout.hull
    plate = Rect(hull.x + 512 * K, hull.y + 48 * K, 176 * K, 62 * K)
    canvas.icon("air", Rect(plate.x + 12, plate.y + 9, 34, 34), LAMP)
    colour = NUMBER_LOW if air <= LOW else NUMBER
    spot = Rect.around(hull.x + 628 * K, plate.y + plate.h / 2, 96, 50)
    size = scaled(canvas, 42) / canvas.ui.screen.text_size
    canvas.text(stage.number(air), spot, size, colour, 800, align="center")
