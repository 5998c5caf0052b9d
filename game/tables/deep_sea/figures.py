"""The pictures of the rulebook, composed of the sprites of the table; 640 units wide, never mirrored."""

from __future__ import annotations

from collections.abc import Sequence

from game.tables.deep_sea.chips import draw_item, draw_value
from game.tables.figures import arrow, diver, sum_
from game.tables.seats import OUTLINES, SHAPES
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

W = 640.0
CHIP = 66.0
SEA, DEEP = colours.hexed("#1D6F80"), colours.hexed("#0F334E")
STEP = 26.0


def number(canvas: Canvas, n: int, x: float, y: float) -> None:
    """A number in a small brass disc."""
    disc = Rect.around(x, y, STEP + 4)
    canvas.box(disc, colours.BRASS, disc.w / 2)
    canvas.text(canvas.ui.words.number(n), disc, 18, colours.ON_BRASS, 800, align="center")


def _water(canvas: Canvas, h: float) -> None:
    canvas.box(Rect(0, 0, W, h), DEEP, 16)
    canvas.box(Rect(0, 0, W, h * 0.5), SEA, 16)
    canvas.fill(DEEP, Rect(0, h * 0.5 - 16, W, 16))


def sea(canvas: Canvas) -> None:
    """The submarine, and the path of relics below it (640 x 300)."""
    _water(canvas, 300)
    canvas.sprite("deep_sea/submarine_hull", Rect(90, 6, 460, 123))
    for i in range(1, 26):
        canvas.sprite("deep_sea/porthole_on", Rect.around(90 + (135 + 39 * (i - 1)) * 0.383, 85, 15))
    rows = ((("l1",) * 4 + ("l2",) * 3, 178), (("l3",) * 4 + ("l4",) * 3, 258))
    for row, (levels, y) in enumerate(rows):
        for i, level in enumerate(levels):
            x = 65 + 85 * (i if row == 0 else 6 - i)
            draw_item(canvas, (level,), x, y, 56)
    diver(canvas, 1, 235, 176, 62)
    diver(canvas, 0, 405, 256, 62)


def levels(canvas: Canvas, worth: Sequence[tuple[int, int]], ring: str) -> None:
    """The levels with what a relic may be worth, and the empty ring (640 x 130)."""
    cell = W / (len(worth) + 1)
    say = canvas.ui.words.number
    for i, (low, high) in enumerate(worth, 1):
        x = cell * (i - 0.5)
        draw_item(canvas, (f"l{i}",), x, 42, 74)
        canvas.text(f"{say(low)}–{say(high)}", Rect.around(x, 106, cell, 34), 22, weight=700, align="center")
    x = cell * (len(worth) + 0.5)
    draw_item(canvas, (), x, 42, 74)
    canvas.text(ring, Rect.around(x, 106, cell - 6, 34), 20, colours.IVORY_DIM, align="center")


def turn(canvas: Canvas) -> None:
    """The four steps as pictures: breathe, heading, roll, search (640 x 150)."""
    for i in range(4):
        x = W / 4 * (i + 0.5)
        canvas.box(Rect.around(x, 75, 118, 140), colours.LACQUER8, 14, colours.LINE)
        number(canvas, i + 1, x, 122)
        if i < 3:
            arrow(canvas, x + W / 8, 75, 28)
    for k, kind in enumerate(("on", "on", "next")):
        canvas.sprite(f"deep_sea/porthole_{kind}", Rect.around(W / 8 - 32 + 32 * k, 58, 32))
    canvas.sprite("deep_sea/badge_diving", Rect.around(W / 8 * 3 - 25, 58, 46))
    canvas.sprite("deep_sea/badge_returning", Rect.around(W / 8 * 3 + 25, 58, 46))
    canvas.sprite("deep_sea/die3_3", Rect.around(W / 8 * 5 - 26, 58, 50))
    canvas.sprite("deep_sea/die3_2", Rect.around(W / 8 * 5 + 26, 58, 50))
    draw_item(canvas, ("l3",), W / 8 * 7, 58, 62)


def breath(canvas: Canvas) -> None:
    """A diver with two relics takes two lamps away: 14 - 2 = 12 (588 x 150)."""
    diver(canvas, 1, 50, 124, 92)
    for i, level in enumerate(("l2", "l3")):
        draw_item(canvas, (level,), 128 + 62 * i, 82, 58)
    for i in range(1, 17):
        kind = "on" if i <= 12 else "next" if i <= 14 else "off"
        canvas.sprite(f"deep_sea/porthole_{kind}", Rect.around(224 + 23 * (i - 1), 56, 24))
    sum_(canvas, "14 - 2 = 12", Rect(210, 88, 366, 50))


def heading(canvas: Canvas, down: str, up: str) -> None:
    """On the way down, and turned back (640 x 172)."""
    for x, index, badge, words in ((160, 0, "diving", down), (480, 2, "returning", up)):
        draw_item(canvas, ("l2",), x + 62, 92, 58)
        diver(canvas, index, x, 124, 100)
        canvas.sprite(f"deep_sea/badge_{badge}", Rect.around(x + 52, 34, 44))
        canvas.text(words, Rect.around(x + 10, 150, 300, 36), 22, colours.IVORY, 600, align="center")


def swim(canvas: Canvas) -> None:
    """Five rolled, two carried, three steps past another diver: 5 - 2 = 3 (588 x 262)."""
    for i, die in enumerate((3, 2)):
        canvas.sprite(f"deep_sea/die3_{die}", Rect(30 + 80 * i, 0, 72, 72))
    for i, level in enumerate(("l1", "l2")):
        draw_item(canvas, (level,), 246 + 64 * i, 40, 56)
    sum_(canvas, "5 - 2 = 3", Rect(350, 8, 230, 56))
    for i, level in enumerate(("l1", "l1", "l2", "l2", "l2", "l2")):
        draw_item(canvas, (level,), 52 + 96 * i, 188, CHIP)
    diver(canvas, 0, 52, 178, 84)
    diver(canvas, 2, 244, 178, 84)
    canvas.sprite("deep_sea/target_ring", Rect.around(436, 186, 104))
    for n, i in ((1, 1), (2, 3), (3, 4)):
        number(canvas, n, 52 + 96 * i, 242)
    canvas.path("M8 8L40 40M40 8L8 40", (48, 48), Rect.around(244, 242, 22), None, colours.VERM_LIGHT, 6)


def search(canvas: Canvas, take: str, drop: str, leave: str) -> None:
    """What may be done where a diver stops, before and after (640 x 190)."""
    cells = (("take", take, ("l2",), ()), ("drop", drop, (), ("l1",)), ("leave", leave, ("l3",), ("l3",)))
    for i, (icon, words, before, after) in enumerate(cells):
        x = W / 3 * (i + 0.5)
        canvas.box(Rect.around(x, 95, 200, 186), colours.LACQUER8, 14, colours.LINE)
        canvas.icon(icon, Rect.around(x, 34, 40), colours.BRASS_LIGHT)
        draw_item(canvas, before, x - 56, 96, 60)
        arrow(canvas, x, 96)
        draw_item(canvas, after, x + 56, 96, 60)
        canvas.text(words, Rect.around(x, 158, 190, 40), 22, weight=600, align="center")


def closing(canvas: Canvas) -> None:
    """The rings go and the path closes up (588 x 170)."""
    for i, level in enumerate(("l1", None, "l1", "l2", None, "l3", "l3")):
        draw_item(canvas, (level,) if level else (), 42 + 84 * i, 36, 58)
    canvas.path("M24 4L24 40M10 28L24 42L38 28", (48, 48), Rect.around(294, 84, 36), None, colours.BRASS_LIGHT, 4)
    for i, level in enumerate(("l1", "l1", "l2", "l3", "l3")):
        draw_item(canvas, (level,), 42 + 84 * i, 132, 58)


def _owner(canvas: Canvas, index: int, x: float, y: float) -> None:
    """Whose relic it was."""
    outline = OUTLINES[SHAPES[index]]
    canvas.path(outline, (48, 48), Rect.around(x, y, 22), colours.FILLS[index], colours.INK, 5)


def drowned(canvas: Canvas) -> None:
    """Two relics of the nearest diver and three of the next: a stack of three and one of two (588 x 330)."""
    for x, index, load in ((40, 0, ("l1", "l2")), (300, 1, ("l2", "l3", "l3"))):
        diver(canvas, index, x, 108, 96)
        for i, level in enumerate(load):
            draw_item(canvas, (level,), x + 72 + 60 * i, 70, 54)
            _owner(canvas, index, x + 72 + 60 * i, 22)
    canvas.path("M24 4L24 40M10 28L24 42L38 28", (48, 48), Rect.around(294, 140, 36), None, colours.BRASS_LIGHT, 4)
    for i, level in enumerate(("l4", "l4")):
        draw_item(canvas, (level,), 60 + 90 * i, 260, 76)
    stacks = ((("l1", "l2", "l2"), (0, 0, 1), 290), (("l3", "l3"), (1, 1), 450))
    for cards, owners, x in stacks:
        draw_item(canvas, cards, x, 270, 84)
        for i, owner in enumerate(owners):
            _owner(canvas, owner, x + 66, 286 - 30 * i)


def counting(canvas: Canvas) -> None:
    """Four relics and their sum: 3 + 6 + 10 + 12 = 31 (588 x 130)."""
    for i, card in enumerate(("1-3", "2-6", "3-10", "4-12")):
        draw_value(canvas, card, 105 + 126 * i, 40, 72)
    sum_(canvas, "3 + 6 + 10 + 12 = 31", Rect(0, 84, 588, 46))


def tie(canvas: Canvas) -> None:
    """Both have 22 points, one with a relic of level 4 (588 x 150)."""
    rows = ((0, ("1-3", "2-5", "4-14"), "3 + 5 + 14 = 22"), (1, ("2-4", "3-8", "3-10"), "4 + 8 + 10 = 22"))
    for row, (index, cards, total) in enumerate(rows):
        y = 38 + 76 * row
        diver(canvas, index, 34, y + 34, 70)
        for i, card in enumerate(cards):
            draw_value(canvas, card, 106 + 66 * i, y, 58)
        sum_(canvas, total, Rect(278, y - 24, 270, 48))
    canvas.icon("crown", Rect.around(568, 38, 36), colours.BRASS_LIGHT)
