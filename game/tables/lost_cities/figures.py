"""The pictures of the rulebook, composed of the sprites of the table; never mirrored."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.lost_cities import score
from game.rules.lost_cities.content import Region
from game.rules.lost_cities.facts import Tariff
from game.tables.figures import arrow, cross
from game.tables.lost_cities.browse import reckoned
from game.tables.lost_cities.cards import draw_card, symbol
from game.tables.lost_cities.layout import RATIO
from game.tables.lost_cities.stage import BACK
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

W = 640.0
INSIDE = 588.0
MOST = 9
GAIN, LOSS = colours.hexed("#BFF2E4"), colours.hexed("#FFD2C6")


def cards_of(land: Region, faces: str) -> tuple[str, ...]:
    """Cards as short text says: ``"i i 3 4"``."""
    return tuple(f"{land}-{face}" for face in faces.split())


def row(canvas: Canvas, cards: Sequence[str], box: Rect, most: float = 100.0) -> None:
    """Cards side by side from the left, overlapping if they must."""
    w = min(most, box.h / RATIO)
    step = min(w + 8, (box.w - w) / max(1, len(cards) - 1))
    x = box.x + (box.w - step * (len(cards) - 1) - w) / 2
    for at, card in enumerate(cards):
        draw_card(canvas, card, Rect(x + at * step, box.y, w, w * RATIO))


def lands(canvas: Canvas, regions: Sequence[Region]) -> None:
    """A card of each region with its symbol below (640 x 170)."""
    w = min(92.0, (W - 10) / len(regions) - 12)
    step = W / len(regions)
    for at, land in enumerate(regions):
        x = step * (at + 0.5)
        draw_card(canvas, f"{land}-{4 + at}", Rect(x - w / 2, 0, w, w * RATIO))
        canvas.sprite(symbol(land), Rect.around(x, w * RATIO + 20, 32))


def turn(canvas: Canvas, play: str, draw: str) -> None:
    """One card out, one card in (640 x 176)."""
    cells = ((W * 0.25, ("sea-5", "sea-7"), play), (W * 0.75, (BACK,), draw))
    for at, (x, cards, words) in enumerate(cells):
        canvas.box(Rect.around(x, 88, 296, 172), colours.LACQUER8, 14, colours.LINE)
        row(canvas, cards, Rect(x - 110, 14, 220, 112), 80)
        disc = Rect.around(x - 122, 26, 32)
        canvas.box(disc, colours.BRASS, 16)
        canvas.text(canvas.ui.words.number(at + 1), disc, 19, colours.ON_BRASS, 800, align="center")
        canvas.text(words, Rect.around(x, 150, 280, 36), 21, colours.IVORY, 600, align="center")
    arrow(canvas, W / 2, 88, 30)


def rising(canvas: Canvas) -> None:
    """What may follow, and what may not (588 x 150)."""
    row(canvas, cards_of("jungle", "i 3 5 8"), Rect(0, 0, 300, 140), 92)
    arrow(canvas, 330, 66)
    for x, card, good in ((400, "jungle-9", True), (520, "jungle-6", False)):
        draw_card(canvas, card, Rect(x - 40, 8, 80, 80 * RATIO))
        spot = Rect.around(x, 134, 30)
        if good:
            canvas.icon("check", spot, colours.JADE_LIGHT)
        else:
            cross(canvas, x, 134, 26, 7)


def pile(canvas: Canvas) -> None:
    """A place of discards: only its top card is seen (588 x 150)."""
    for down in range(3, 0, -1):
        canvas.box(Rect(236 + down * 5, 4 + down * 3, 100, 140), colours.hexed("#E9DFC8"), 8, colours.INK, 2)
    draw_card(canvas, "volcano-2", Rect(236, 4, 100, 140))
    arrow(canvas, 180, 74)
    draw_card(canvas, "volcano-4", Rect(50, 4, 100, 140))
    canvas.path("M38 24L8 24M20 12L8 24L20 36", (48, 48), Rect.around(386, 74, 36), None, colours.BRASS_LIGHT, 4)
    cross(canvas, 386, 118, 26, 7)


def example(canvas: Canvas, land: Region, faces: str, tariff: Tariff) -> None:
    """An expedition and how it is reckoned (588 x 132)."""
    cards = cards_of(land, faces)
    line = score.line(cards, tariff)
    row(canvas, cards, Rect(0, 0, 360, 118), 78)
    words = canvas.ui.words
    canvas.text(words.formula(reckoned(line)), Rect(368, 14, 216, 40), 24, colours.IVORY, 600, align="center")
    colour = GAIN if line.points > 0 else LOSS
    canvas.text(words.signed(line.points), Rect(368, 56, 216, 56), 44, colour, 800, align="center")
