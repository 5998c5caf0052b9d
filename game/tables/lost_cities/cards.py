"""Cards as they are drawn: the picture with its number, upright or turned, veiled or face down."""

from __future__ import annotations

import pygame

from game.rules.lost_cities.content import region, value
from game.tables.lost_cities.layout import RATIO
from game.ui import palette as colours
from game.ui.assets import rastered
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

INKS: dict[str, Colour] = {
    "desert": colours.hexed("#3A2206"), "snow": colours.hexed("#21384A"), "jungle": colours.hexed("#04281A"),
}  # fmt: skip
RANK, RANK_WIDE = 0.178, 0.16
VEIL = (
    "M20 0L280 0C291 0 300 9 300 20L300 400C300 411 291 420 280 420L20 420C9 420 0 411 0 400L0 63L102 63"
    "C113 63 120 56 120 52L120 0Z"
)
"""What is darkened on a card that can only be discarded: all but its badge."""


def picture(card: str) -> str:
    """The sprite of a card."""
    return f"lost_cities/{region(card)}_{f'{value(card):02}' if value(card) else 'invest'}"


def symbol(land: str) -> str:
    """The badge of a region."""
    return f"lost_cities/symbol_{land}"


def face(canvas: Canvas, card: str, w: int, *, veiled: bool = False, turn: float = 0.0) -> pygame.Surface:
    """A card w pixels wide with its number, leaning ``turn`` degrees clockwise; kept like every picture."""
    art, words = canvas.ui.art, canvas.ui.words
    turn = round(turn * 2) / 2
    key = ("lost_cities", card.partition("#")[0], w, veiled, words.number(10), turn)
    if turn:
        straight = face(canvas, card, w, veiled=veiled)
        return art.cache.get(key, lambda: pygame.transform.rotozoom(straight, -turn, 1))
    return art.cache.get(key, lambda: _made(canvas, card, w, veiled))


def _made(canvas: Canvas, card: str, w: int, veiled: bool) -> pygame.Surface:
    h = round(w * RATIO)
    if not card or card.isdigit():
        return canvas.ui.art.sprite("lost_cities/back", w, h).copy()
    out = canvas.ui.art.sprite(picture(card), w, h).copy()
    if value(card):
        _write(canvas, out, card, w)
    if veiled:
        out.blit(rastered(_veil().encode(), (w, h)), (0, 0))
    return out


def _write(canvas: Canvas, out: pygame.Surface, card: str, w: int) -> None:
    rank = canvas.ui.words.number(value(card))
    size = max(7, round(w * (RANK_WIDE if value(card) > 9 else RANK)))
    line = canvas.ui.pen.line(rank, size, INKS.get(region(card), (255, 255, 255))[:3], face="ui", weight=800)
    out.blit(line, (round(w * 0.12 - line.get_width() / 2), round(w * 0.11 - line.get_height() / 2)))


def _veil() -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420" viewBox="0 0 300 420">'
        f'<path d="{VEIL}" fill="#091115" fill-opacity="0.6"/></svg>'
    )


def draw_card(canvas: Canvas, card: str, rect: Rect, *, veiled: bool = False) -> None:
    """An upright card in units."""
    box = canvas.px(rect)
    canvas.blit(face(canvas, card, box.w, veiled=veiled), box.topleft)


def draw_turned(
    canvas: Canvas, card: str, centre: tuple[float, float], w: float, angle: float, *, veiled: bool = False
) -> None:
    """A card about a pixel, ``w`` pixels wide, leaning, with its shadow."""
    shadow = canvas.ui.art.sprite("lost_cities/card_shadow", w * 1.2, w * 1.6, -angle)
    for drawn, down in ((shadow, w * 0.03), (face(canvas, card, round(w), veiled=veiled, turn=angle), 0.0)):
        canvas.blit(drawn, (centre[0] - drawn.get_width() / 2, centre[1] + down - drawn.get_height() / 2))
