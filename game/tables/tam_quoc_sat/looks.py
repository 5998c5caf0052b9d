"""Colours and small pictures that seats in the ring and the near seat share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.tables.tam_quoc_sat.shown import Shown

VERMILION = colours.hexed("#C8402F")
GROUND = colours.hexed("#101D23")
DEAD_EDGE = colours.hexed("#4A555A")
OK, SEL, TURN = colours.hexed("#56B79F"), VERMILION, colours.BRASS
PAPER = colours.hexed("#EBDDBB")
"""What an emblem lies on."""
GLOW = colours.hexed("#FFD98A")
"""Around what is chosen."""
NAME, PLAYER = colours.hexed("#FBF3DF"), colours.hexed("#EBDDBB")
KINGDOMS: dict[str, tuple[Colour, Colour, Colour]] = {
    "wei": (colours.hexed("#24538F"), colours.hexed("#6F9FD0"), colours.hexed("#102A52")),
    "shu": (colours.hexed("#A5302A"), colours.hexed("#E58A5A"), colours.hexed("#561312")),
    "wu": (colours.hexed("#237056"), colours.hexed("#7FC0A0"), colours.hexed("#0D3A2C")),
    "qun": (colours.hexed("#77705E"), colours.hexed("#C9BC94"), colours.hexed("#38342A")),
    "god": (colours.hexed("#5A4216"), colours.hexed("#E8BC54"), colours.hexed("#0C0907")),
    "": (colours.hexed("#2A3A42"), colours.hexed("#5A6E78"), colours.hexed("#16222A")),
}
"""Ground, light border and deep of each kingdom."""
SLOTS = ("weapon", "armor", "defensive_horse", "offensive_horse")
FIVE = 5
LARGEST_TEXT = 1.15


BAND = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>'
    '<linearGradient id="g" x1="0" y1="0" x2="{w}" y2="0" gradientUnits="userSpaceOnUse">'
    '<stop offset="0" stop-color="{deep}"/>'
    '<stop offset="0.3" stop-color="{ground}"/><stop offset="0.7" stop-color="{ground}"/>'
    '<stop offset="1" stop-color="{deep}"/></linearGradient></defs>'
    '<rect width="{w}" height="{h}" fill="url(#g)"/></svg>'
)


def _band(size: tuple[int, int], deep: Colour, ground: Colour) -> str:
    return BAND.format(w=size[0], h=size[1], deep=colours.css(deep), ground=colours.css(ground))


def banded(canvas: Canvas, rect: Rect, deep: Colour, ground: Colour) -> None:
    """A strip in a kingdom's colours, darker at both ends."""
    box = canvas.px(rect)
    canvas.blit(canvas.ui.art.drawn(box.size, _band, box.size, deep, ground), box.topleft)


def glow(
    canvas: Canvas,
    rect: Rect,
    corner: float,
    colour: Colour,
    alphas: Sequence[int],
    first: float = 5.0,
    step: float = 5.0,
    line: float = 5.0,
) -> None:
    """Light around a box, fainter from ring to ring; the first ring so far outside, each other a step farther."""
    for at, alpha in enumerate(alphas):
        far = first + at * step
        canvas.box(rect.inset(-far), None, corner + far, (*colour[:3], alpha), line)


def bead_look(hp: int, most: int) -> str:
    """The colour of HP: jade, amber from half or 2 on, vermilion at 1."""
    if hp >= most or (hp > most / 2 and hp > 2):
        return "full"
    return "mid" if hp > 1 else "low"


# --- masks
def mask_size(high: float, u: float) -> tuple[int, int]:
    """The pixels of a mask so many units high."""
    return round(high * u * 400 / 480), round(high * u)


def muted(picture: pygame.Surface) -> pygame.Surface:
    """The mask of a seat that is face down or out of the match."""
    grey = pygame.transform.grayscale(picture)
    grey.fill((140, 140, 150), special_flags=pygame.BLEND_RGB_MULT)
    return grey


def warmed(picture: pygame.Surface) -> pygame.Surface:
    """The mask of somebody who has drunk."""
    warm = picture.copy()
    warm.fill((255, 205, 170), special_flags=pygame.BLEND_RGB_MULT)
    return warm


def shaded(picture: pygame.Surface, what: Shown) -> pygame.Surface:
    """A mask as its seat is: grey face down or out of the match, warm if it has drunk."""
    if what.dead or what.down:
        return muted(picture)
    return warmed(picture) if what.drunk else picture


FLUSH = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>'
    '<radialGradient id="g" cx="{x}" cy="{y}" r="{r}" gradientUnits="userSpaceOnUse">'
    '<stop offset="0.35" stop-color="#C8402F" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#C8402F" stop-opacity="0.9"/>'
    '</radialGradient></defs><rect width="{w}" height="{h}" fill="url(#g)"/></svg>'
)


def _flush(size: tuple[int, int]) -> str:
    w, h = size
    return FLUSH.format(w=w, h=h, x=w / 2, y=h / 2, r=max(w, h) * 0.66)


def flushed(canvas: Canvas, rect: Rect) -> None:
    """Red closing in from the edges: somebody is dying, or was hit."""
    canvas.blit(flush_picture(canvas, rect), canvas.px(rect).topleft)


def flush_picture(canvas: Canvas, rect: Rect) -> pygame.Surface:
    """That red, as large as it is wanted."""
    size = canvas.px(rect).size
    return canvas.ui.art.drawn(size, _flush, size)


LEAST = 0.86
"""How far a name shrinks before it loses words."""


def shortened(canvas: Canvas, name: str, room: float, size: float, weight: int) -> str:
    """A name that fits so many units: whole if it can, else without its last words, never cut inside one."""
    ui, words = canvas.ui, name.split()
    wide = room * canvas.place.u / ui.screen.u
    tries = [name, *(" ".join(words[:count]) + "…" for count in range(len(words) - 1, 0, -1))]
    return next((one for one in tries if ui.measure(one, size * LEAST, weight) <= wide), tries[-1])
