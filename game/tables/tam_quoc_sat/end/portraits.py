"""Faces at the end of a match: in colour who lived, grey and crossed out who fell."""

from __future__ import annotations

import pygame

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.looks import muted
from game.tables.tam_quoc_sat.reckon import ART
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.shapes import box_svg

MASK = 400 / 480
ZOOM = 1.11
"""How much wider the ground of a general's card is than what is seen of it."""


def draw_mask(canvas: Canvas, general: str, rect: Rect, *, dead: bool = False) -> None:
    """A general's mask as large as fits; nothing for no general."""
    if reckon.general(general) is None:
        return
    box, art = canvas.px(rect.fitted(400, 480)), canvas.ui.art
    picture = art.sprite(f"{ART}/masks/{general}", *box.size)
    if dead:
        picture = art.cache.get((ART, "grey", general, box.size), lambda: muted(picture))
    canvas.blit(picture, box.topleft)


def draw_cross(canvas: Canvas, rect: Rect) -> None:
    """The two strokes of the brush over who fell."""
    canvas.sprite(f"{ART}/tokens/dead", rect.fitted(1, 1))


def draw_ground(canvas: Canvas, kingdom: str, rect: Rect, radius: float, *, dead: bool = False) -> None:
    """What a kingdom's generals stand before, its upper corners round."""
    box = canvas.px(rect)
    key = (ART, "end-ground", kingdom, box.size, dead)
    picture = canvas.ui.art.cache.get(key, lambda: _ground(canvas, kingdom, box, radius * canvas.place.u, dead))
    canvas.blit(picture, box.topleft)


def _ground(canvas: Canvas, kingdom: str, box: pygame.Rect, radius: float, dead: bool) -> pygame.Surface:
    art, wide = canvas.ui.art, max(box.w * ZOOM, box.h / 1.2)
    name = f"general_{kingdom}_bg" if kingdom else "general_back"
    source = art.sprite(f"{ART}/frames/{name}", round(wide), round(wide * 1.4))
    out = pygame.Surface(box.size, pygame.SRCALPHA)
    out.blit(muted(source) if dead else source, (round((box.w - wide) / 2), round(-wide * 0.06)))
    tall = (box.w, box.h + round(radius) + 1)
    cut = art.drawn(tall, box_svg, *tall, (255, 255, 255), radius, None, 0.0, 0.0)
    out.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out
