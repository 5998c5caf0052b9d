"""Relics: single chips, stacks, empty rings, and chips turned over with their value."""

from __future__ import annotations

from game.rules.deep_sea.look import Cards, level, value
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

LEVELS = 4
"""Levels that have a picture of their own."""
PILE = 0.155
"""How much higher the next chip of a stack lies, as a share of its size."""
INK: dict[int, Colour] = {1: colours.hexed("#3A2A10"), 2: colours.hexed("#3A2606"), 3: colours.hexed("#3A1206")}


def picture(card: str, face: bool = False) -> str:
    """The picture of a chip, from its id or its back."""
    return f"deep_sea/chip_l{min(level(card), LEVELS)}_{'face' if face else 'back'}"


def draw_item(canvas: Canvas, cards: Cards, x: float, y: float, size: float) -> None:
    """An item as it lies: one chip, or a stack of them; a ring where there is none."""
    if not cards:
        canvas.sprite("deep_sea/chip_blank", Rect.around(x, y, size))
        return
    lean = size * 0.024 if len(cards) > 1 else 0.0
    for at, card in enumerate(cards):
        shift = lean * (-1, 1, 0)[at % 3]
        canvas.sprite(picture(card), Rect.around(x + shift, y - at * PILE * size, size))


def draw_boxed(canvas: Canvas, cards: Cards, x: float, y: float, size: float) -> None:
    """An item inside a square of that size: a stack is drawn smaller to fit."""
    high = PILE * (len(cards) - 1)
    shrunk = size * 1.12 / (1.12 + high)
    draw_item(canvas, cards, x, y + high * shrunk / 2, shrunk)


def draw_value(canvas: Canvas, card: str, x: float, y: float, size: float, turned: float = 1.0) -> None:
    """A chip turning over from its back (0) to its value (1)."""
    width = abs(1 - 2 * turned) * size
    if width < 2:
        return
    shown = turned > 0.5
    canvas.sprite(picture(card, face=shown), Rect.around(x, y, round(width / 4) * 4 or 4, size))
    if shown and width > size * 0.6:
        words = canvas.ui.words.number(value(card))
        ink = INK.get(level(card), colours.IVORY)
        low, share = (0.11, 0.3) if level(card) == 1 else (-0.03, 0.36)
        spot = Rect.around(x, y + size * low, size, size * 0.6)
        canvas.text(words, spot, size * share / canvas.ui.screen.text_size, ink, 800, align="center")


def spread(count: int, room: float, size: float) -> float:
    """How far apart ``count`` items of a size lie to fit into a room."""
    return min(size + 2, (room - size) / max(1, count - 1))
