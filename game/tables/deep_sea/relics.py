"""Relics as pictures: a back shows only its level, a face its value."""

from __future__ import annotations

from game.rules.deep_sea.look import level, value
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

NUMBERS = tuple(map(colours.hexed, ("#4A3A14", "#4A3208", "#4A1C08", "#FFF0F4")))
BIGGEST = 92


def back(canvas: Canvas, level_: int, box: Rect) -> None:
    """A relic face down."""
    canvas.sprite(f"deep_sea/chip_l{level_}_back", box)


def face(canvas: Canvas, level_: int, value_: int, box: Rect) -> None:
    """A relic face up with its value."""
    canvas.sprite(f"deep_sea/chip_l{level_}_face", box)
    low = 0.09 if level_ == 1 else -0.03
    number = Rect(box.x, box.y + box.h * low, box.w, box.h)
    size = box.h * (0.28 if level_ == 1 else 0.33)
    canvas.text(canvas.ui.words.number(value_), number, size, NUMBERS[level_ - 1], 800, align="center")


def flip(canvas: Canvas, card: str, box: Rect, turned: float) -> None:
    """A relic being turned over about its upright axis: 0 its back, 1 its face."""
    if turned >= 1:
        face(canvas, level(card), value(card), box)
        return
    thin = Rect.around(*box.centre, max(1.0, box.w * abs(1 - 2 * turned)), box.h)
    side = "face" if turned > 0.5 else "back"
    canvas.sprite(f"deep_sea/chip_l{level(card)}_{side}", thin)


def heap(count: int, area: Rect, biggest: float = BIGGEST) -> list[Rect]:
    """Boxes for ``count`` relics in centred rows that fill the lower part of ``area`` first."""
    rows = _rows(count, area, biggest)
    if not rows:
        return []
    size = min(biggest, area.w / max(rows), area.h / len(rows))
    y = area.y + (area.h - size * len(rows)) / 2
    boxes = []
    for i, row in enumerate(rows):
        x = area.x + (area.w - size * row) / 2
        boxes += [Rect(x + size * j, y + size * i, size, size).inset(size * 0.02) for j in range(row)]
    return boxes


def _rows(count: int, area: Rect, biggest: float) -> list[int]:
    """How many lie in each row, so that all are as big as possible."""
    if not count:
        return []
    best = max(range(1, count + 1), key=lambda n: (min(biggest, area.h / n, area.w / -(-count // n)), -n))
    return [count // best + (i < count % best) for i in range(best)]
