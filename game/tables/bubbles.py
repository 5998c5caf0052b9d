"""Bubbles on their way up through a stretch of water; they stand still when nothing else moves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from game.ui.paint import Canvas
from game.ui.place import Rect

RISE = 0.006
"""Units a bubble rises in a millisecond."""
Bubble = tuple[float, float, int]


def bubbles(count: int) -> tuple[Bubble, ...]:
    """So many, the same at every table: where in the water, 0 to 1 each way, and how large."""
    chance = Random(25)
    return tuple((chance.random(), chance.random(), chance.choice((7, 9, 12, 16))) for _ in range(count))


def draw_bubbles(canvas: Canvas, those: Sequence[Bubble], water: Rect, clock: float) -> None:
    """Where they are after ``clock`` milliseconds; one that reaches the top begins again at the bottom."""
    place, spots = canvas.place, []
    for x, y, size in those:
        height = (y * water.h - clock * RISE * (0.7 + size / 20)) % water.h
        sway = 5 * math.sin((height + x * 400) / 38)
        px, py = place.point(water.x + x * water.w + sway, water.y + height)
        spots.append((canvas.ui.art.sprite("deep_sea/bubble", size * place.u, size * place.u), (round(px), round(py))))
    canvas.blits(spots)
