"""What the portraits of the ring are made of: a mask and its kingdom's ground, each one picture for all its seats."""

from __future__ import annotations

import math

import pygame

from game.tables.tam_quoc_sat.layout import SEAT
from game.tables.tam_quoc_sat.looks import mask_size
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui.paint import Canvas
from game.ui.place import Rect

EDGE = 16.0
"""What a seat's picture needs around it: light, badges, chains."""
MASK = 0.99
"""How high a mask is, of its portrait."""
CUT = 1.11
"""How wide a kingdom's ground is, of a portrait: its own frame is cut off."""


def seat_unit(stage: Stage) -> float:
    """Pixels a unit inside the seats of the ring."""
    layout = stage.layout
    return layout.ring.px(layout.slots[0].inset(-EDGE * layout.k)).w / (SEAT + 2 * EDGE)


def mask_picture(canvas: Canvas, stage: Stage, name: str) -> pygame.Surface:
    """A mask as large as all seats of the ring wear it."""
    size = mask_size(stage.layout.face / stage.layout.k * MASK, seat_unit(stage))
    return canvas.ui.art.sprite(f"{ART}/masks/{name}", *size)


def ground_picture(canvas: Canvas, stage: Stage, kingdom: str) -> pygame.Surface:
    """What lies behind the masks of a kingdom, "" for none yet: a pixel wider than rounding makes any portrait."""
    w = math.ceil((SEAT - 4) * seat_unit(stage) + 1)
    name = f"general_{kingdom}_bg" if kingdom else "general_back"
    w = round(w * CUT) if kingdom else w
    return canvas.ui.art.sprite(f"{ART}/frames/{name}", w, round(w * 1.4))


def draw_small_mask(canvas: Canvas, stage: Stage, name: str, rect: Rect) -> None:
    """A mask smaller than at its seat, made of that one: drawing one anew takes longer than a frame has."""
    box = canvas.px(rect.fitted(1, 1.2))
    whole = mask_picture(canvas, stage, name)
    small = canvas.ui.art.cache.get(
        (ART, "small mask", name, whole.get_size(), box.size),
        lambda: pygame.transform.smoothscale(whole, box.size),
    )
    canvas.blit(small, box.topleft)
