"""What is printed on a playing card: rank and suit in the corner, the name in its band, the number of a weapon."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, product

import pygame

from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui import palette as colours
from game.ui.paint import Canvas, Face
from game.ui.palette import Colour
from game.ui.place import Rect

W = 250.0
"""Units a card is wide."""
RED, BLACK = colours.hexed("#B4281A"), colours.hexed("#1E1512")
NAME = colours.hexed("#FBF3DF")
CHIP, CHIP_EDGE, CHIP_TEXT = colours.hexed("#FBF3DF"), colours.hexed("#8A5A24"), colours.hexed("#5A3410")
LEAST_NAMED = 60
"""Pixels of width below which a card shows only rank and suit."""
LEAST_CHIP = 100
"""Pixels of width below which a weapon does not show its range."""
LEGIBLE = 14
"""Pixels below which no text is drawn on a card that is to be read."""
TINY = 11
"""Pixels of a name that has no room otherwise: an empty band would look like a fault."""
BAND = Rect(8, 282, 234, 52)
"""The band of the name in the picture of a card."""
INSIDE, LEADING = 218.0, 1.18


def put(
    canvas: Canvas, text: str, rect: Rect, px: float, colour: Colour, weight: int = 800, face_: Face = "ui"
) -> None:
    """One line in the middle of a box, of exactly that size in pixels unless it is too long."""
    ui, box = canvas.ui, canvas.px(rect)
    size = max(7, round(px))
    text, size = ui.pen.fit(text, size, box.w, max(7, round(size * 0.62)), face_, weight)
    line = ui.pen.line(text, size, colour[:3], face=face_, weight=weight)
    canvas.blit(line, (box.centerx - line.get_width() / 2, box.centery - line.get_height() / 2))


def side(say: Vocabulary, x: float, w: float) -> float:
    """A place on a card; in Persian at its other side."""
    return W - x - w if say.ui.words.rtl else x


def draw_corner(ink: Canvas, say: Vocabulary, suit: str, rank: int, w: int) -> None:
    """Rank over suit, larger on small cards."""
    colour = RED if suit in ("heart", "diamond") else BLACK
    k = max(1.5 if w < LEAST_NAMED else 1.0, LEGIBLE * W / (38 * w))
    x = side(say, 6, 58 * k)
    put(ink, say.rank(rank), Rect(x, 12, 58 * k, 42 * k), 38 * k * w / W, colour)
    ink.sprite(f"{ART}/suits/{suit}", Rect(x + 58 * k / 2 - 17 * k, 12 + 44 * k, 34 * k, 34 * k))


def draw_chip(ink: Canvas, say: Vocabulary, label: str, w: int) -> None:
    """The range of a weapon, or what a horse adds, under the badge of the sort."""
    k = max(1.0, LEGIBLE * W / (22 * w))
    box = Rect(side(say, 238 - 42 * k, 42 * k), 58, 42 * k, 32 * k)
    ink.box(box, CHIP, 10, CHIP_EDGE, 1.6)
    put(ink, label, box, 22 * k * w / W, CHIP_TEXT, 700)


# --- the name
def draw_name(ink: Canvas, name: str, w: int) -> None:
    """The name in the band: in up to three lines, and not at all where it could not be read; the band grows with it."""
    lines, size = name_lines(ink, name, w)
    high = max(BAND.h, len(lines) * size * LEADING * W / w + 10)
    top = BAND.bottom_edge - high
    if high > BAND.h:
        _grow(ink, top, high)
    step = (high - 10) / max(1, len(lines))
    for at, line in enumerate(lines):
        put(ink, line, Rect(14, top + 5 + at * step, 222, step), size, NAME, 700)


def name_lines(ink: Canvas, name: str, w: int) -> tuple[Sequence[str], int]:
    """How a name stands on a card w pixels wide, and the size of its letters; no lines if it has no room."""
    pen, room = ink.ui.pen, INSIDE * w / W
    large, small = max(LEGIBLE, round(27 * w / W)), max(LEGIBLE, round(22 * w / W))
    if pen.width(name, large, "ui", 700) <= room:
        return (name,), large
    if pen.width(name, small, "ui", 700) <= room:
        return (name,), small
    sizes = (small, *range(LEGIBLE - 1, TINY - 1, -1))
    for size, count in product(sizes, (2, 3)):
        lines = _split(name, count)
        if all(pen.width(line, size, "ui", 700) <= room for line in lines):
            return lines, size
    return (), small


def _split(name: str, count: int) -> tuple[str, ...]:
    """A name in so many lines, as equal as its words allow; fewer if it has not as many words."""
    words = name.split()
    tries = [
        tuple(" ".join(words[start:end]) for start, end in pairwise((0, *cuts, len(words))))
        for cuts in combinations(range(1, len(words)), min(count, len(words)) - 1)
    ]
    return min(tries, key=lambda lines: max(map(len, lines)))


def _grow(ink: Canvas, top: float, high: float) -> None:
    """The band of the picture stretched upwards."""
    old, new = ink.px(BAND), ink.px(Rect(BAND.x, top, BAND.w, high))
    band = ink.surface.subsurface(old.clip(ink.surface.get_rect())).copy()
    ink.surface.blit(pygame.transform.smoothscale(band, (band.get_width(), new.h)), new.topleft)
