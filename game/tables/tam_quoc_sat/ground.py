"""The table itself: dark lacquer lit from above, with an inlay of brass."""

from __future__ import annotations

import pygame

from game.tables.tam_quoc_sat.layout import HIGH, SEAT, Layout
from game.tables.tam_quoc_sat.reckon import ART
from game.ui.assets import rastered
from game.ui.paint import Canvas
from game.ui.place import Rect

LIGHT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270"><defs>'
    '<radialGradient id="g" cx="{cx}" cy="108" r="250" gradientUnits="userSpaceOnUse">'
    '<stop offset="0" stop-color="#24505A"/><stop offset="0.5" stop-color="#173640"/>'
    '<stop offset="0.94" stop-color="#0F1C22"/><stop offset="1" stop-color="#0B151A"/></radialGradient></defs>'
    '<rect width="480" height="270" fill="url(#g)"/></svg>'
)


def draw_ground(canvas: Canvas, layout: Layout) -> None:
    """Covers everything; drawn once for each size."""
    cx = 278 if canvas.place.mirrored else 202
    small = rastered(LIGHT.format(cx=cx).encode(), (480, 270))
    canvas.surface.blit(pygame.transform.smoothscale(small, canvas.surface.get_size()), (0, 0))
    inlay = Rect(SEAT * 0.62, HIGH * 0.48, layout.w - SEAT * 1.24, layout.h - HIGH * 0.56)
    canvas.within(layout.ring).faded(0.8).sprite(f"{ART}/ui/table_inlay", inlay)
