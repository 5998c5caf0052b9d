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


def face(canvas: Canvas, card: str, w: int, *, veiled: bool = False) -> pygame.Surface:
    """A card w pixels wide with its number; kept like every picture."""
    words = canvas.ui.words
    key = ("lost_cities", kind(card), w, veiled, words.number(10))
    return canvas.ui.art.cache.get(key, lambda: _made(canvas, card, w, veiled))


def leaning(canvas: Canvas, card: str, w: int, turn: float, *, veiled: bool = False) -> pygame.Surface:
    """The same with its shadow, leaning ``turn`` degrees clockwise."""
    key = ("lost_cities leaning", kind(card), w, veiled, canvas.ui.words.number(10), turn)
    return canvas.ui.art.cache.get(key, lambda: _leant(canvas, card, w, turn, veiled))


def kind(card: str) -> str:
    """What a card looks like: the three investments of a region are the same, and so are all backs."""
    return "" if card.isdigit() else card.partition("#")[0]


def _leant(canvas: Canvas, card: str, w: int, turn: float, veiled: bool) -> pygame.Surface:
    wide, high = round(w * 1.2), round(w * 1.6)
    out = canvas.ui.art.sprite("lost_cities/card_shadow", wide, high).copy()
    straight = face(canvas, card, w, veiled=veiled)
    out.blit(straight, ((wide - w) / 2, (high - straight.get_height()) / 2 - round(w * 0.02)))
    return pygame.transform.rotozoom(out, -turn, 1) if turn else out


def _made(canvas: Canvas, card: str, w: int, veiled: bool) -> pygame.Surface:
    h = round(w * RATIO)
    if not kind(card):
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


def draw_corner(card: str, canvas: Canvas, rect: Rect) -> None:
    """The upper part of a card, as wide as the box and cut to it."""
    box = canvas.px(rect)
    key = ("lost_cities corner", kind(card), box.size, canvas.ui.words.number(10))
    canvas.blit(canvas.ui.art.cache.get(key, lambda: _corner(canvas, card, box.size)), box.topleft)


def _corner(canvas: Canvas, card: str, size: tuple[int, int]) -> pygame.Surface:
    out, mask = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA)
    out.blit(face(canvas, card, size[0]), (0, 0))
    pygame.draw.rect(mask, (255, 255, 255), mask.get_rect(), border_radius=max(1, size[0] // 12))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out


def draw_turned(
    canvas: Canvas, card: str, centre: tuple[float, float], w: float, angle: float, *, veiled: bool = False
) -> None:
    """A card about a pixel, ``w`` pixels wide, leaning, with its shadow."""
    turn = round(angle * 2) / 2
    drawn = leaning(canvas, card, max(1, round(w)), turn, veiled=veiled)
    canvas.blit(drawn, (centre[0] - drawn.get_width() / 2, centre[1] - drawn.get_height() / 2 + w * 0.02))


def draw_flying(canvas: Canvas, card: str, centre: tuple[float, float], w: float, most: float, angle: float) -> None:
    """A card that changes its size and its lean with every frame: made once, ``most`` pixels wide, and turned."""
    drawn = leaning(canvas, card, max(1, round(most)), 0.0)
    if angle or w != most:
        drawn = pygame.transform.rotozoom(drawn, -angle, w / most)
    canvas.blit(drawn, (centre[0] - drawn.get_width() / 2, centre[1] - drawn.get_height() / 2 + w * 0.02))
