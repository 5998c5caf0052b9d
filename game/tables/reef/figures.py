"""The pictures of the rulebook, composed of the sprites of the table; 640 units wide, never mirrored."""

from __future__ import annotations

from game.tables.figures import arrow, cross, diver, sum_
from game.tables.reef.cards import H, W, draw_card, draw_token
from game.tables.seats import OUTLINES, SHAPES
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

WIDE = 640.0
SHALLOW, DEEP = colours.hexed("#2E979F"), colours.hexed("#104062")
CARDS = ("1-1-shell", "2-3-snail", "3-4-star", "14-5-pearl", "15-7-coral")


def space(canvas: Canvas, n: int, x: float, y: float, size: float = 96, *, card: bool = True) -> None:
    """A space of the track with its number, and its card if it still lies there."""
    k = size / 160
    canvas.sprite(f"reef/space_{n:02d}", Rect.around(x, y, size))
    if card:
        draw_token(canvas, x, y - 8 * k, 66 * k)
    spot = Rect.around(x, y + 47 * k, 40 * k)
    canvas.text(canvas.ui.words.number(n), spot, 15 * size / 96, colours.hexed("#FFF3D8"), 700, align="center")


def reef(canvas: Canvas) -> None:
    """The submarine, the shallow half and the deep one below the edge (640 x 330)."""
    canvas.box(Rect(0, 62, WIDE, 268), DEEP, 16)
    canvas.box(Rect(0, 62, WIDE, 134), SHALLOW, 16)
    canvas.fill(colours.BRASS, Rect(0, 192, WIDE, 5))
    canvas.sprite("deep_sea/submarine_hull", Rect(380, 0, 240, 64))
    for i in range(6):
        space(canvas, 1 + i, 588 - 107 * i, 128, card=i not in (1, 3))
        space(canvas, 13 + i, 52 + 107 * i, 262)
    diver(canvas, 1, 588 - 107, 140, 66)
    diver(canvas, 0, 52 + 214, 274, 66)


def cards(canvas: Canvas) -> None:
    """A card from behind, and the five symbols from before (640 x 168)."""
    high = 160.0
    wide = high * W / H
    canvas.sprite("reef/card_back", Rect(2, 4, wide * 0.86, high * 0.86).move(0, 10))
    for i, card in enumerate(CARDS):
        draw_card(canvas, card, Rect(24 + 104 * (i + 1), 4, wide * 0.86, high * 0.86).move(0, 10))


def turn(canvas: Canvas) -> None:
    """The seed's example: 3 and 4, oxygen from 25 to 18, and the diver stands on 7 (588 x 256)."""
    for i, die in enumerate((3, 4)):
        canvas.sprite(f"reef/die6_{die}", Rect(16 + 82 * i, 24, 72, 72))
    sum_(canvas, "3 + 4 = 7", Rect(0, 100, 196, 44), 28)
    canvas.sprite("reef/oxygen_25", Rect.around(270, 66, 124))
    _in_dial(canvas, 25, 270, 63)
    arrow(canvas, 358, 66)
    canvas.sprite("reef/oxygen_18", Rect.around(446, 66, 124))
    _in_dial(canvas, 18, 446, 63)
    sum_(canvas, "25 - 7 = 18", Rect(228, 130, 260, 40), 28)
    for i in range(7):
        space(canvas, i + 1, 42 + 84 * i, 218, 76, card=i < 6)
    diver(canvas, 0, 42 + 84 * 6, 226, 62)


def _in_dial(canvas: Canvas, oxygen: int, x: float, y: float) -> None:
    spot = Rect.around(x, y, 60)
    canvas.text(canvas.ui.words.number(oxygen), spot, 28, colours.hexed("#D8F7F1"), 800, align="center")


def landing(canvas: Canvas) -> None:
    """Passed over it stays, landed on it is taken and lies face up before the diver (588 x 150)."""
    for i, n in enumerate((5, 6, 7)):
        space(canvas, n, 60 + 104 * i, 78, card=n != 7)
    diver(canvas, 2, 60 + 208, 88, 72)
    arrow(canvas, 368, 74)
    high = 140.0
    draw_card(canvas, "7-3-snail", Rect(430, 4, high * W / H, high))


def heading(canvas: Canvas, out: str, back: str) -> None:
    """Going on, and returning (640 x 160)."""
    for x, index, badge, words in ((160, 0, "diving", out), (480, 2, "returning", back)):
        diver(canvas, index, x, 112, 100)
        canvas.sprite(f"deep_sea/badge_{badge}", Rect(x + 48, 24, 44, 44))
        canvas.text(words, Rect.around(x + 10, 138, 300, 36), 22, colours.IVORY, 600, align="center")


def counting(canvas: Canvas) -> None:
    """Aboard, three cards score 2 + 4 + 3 = 9; in the water nothing does (588 x 230)."""
    high = 96.0
    wide = high * W / H
    diver(canvas, 1, 44, 96, 84)
    canvas.sprite("deep_sea/badge_home", Rect.around(84, 28, 34))
    for i, card in enumerate(("1-2-star", "2-4-shell", "3-3-coral")):
        draw_card(canvas, card, Rect(112 + (wide + 8) * i, 4, wide, high))
    sum_(canvas, "2 + 4 + 3 = 9", Rect(350, 26, 236, 52), 30)
    diver(canvas, 3, 44, 216, 84)
    for i, card in enumerate(("14-5-pearl", "15-6-snail")):
        draw_card(canvas.faded(0.5), card, Rect(112 + (wide + 8) * i, 126, wide, high))
    cross(canvas, 112 + wide + 4, 174, 56)
    sum_(canvas, "0", Rect(350, 148, 236, 52), 30)


def track(canvas: Canvas) -> None:
    """A score marker on its way round the border (640 x 84)."""
    for i in range(9):
        cell = Rect(8 + 70 * i, 8, 64, 66)
        canvas.box(cell, colours.hexed("#7C1F22" if i % 2 else "#14405E"), 8)
        canvas.text(canvas.ui.words.number(i + 5), cell, 22, colours.hexed("#FBEBCB"), 700, align="center")
    for i, index in ((2, 3), (6, 0)):
        spot = Rect.around(8 + 70 * i + 32, 41, 46)
        canvas.path(OUTLINES[SHAPES[index]], (48, 48), spot, colours.FILLS[index], colours.INK, 5)
