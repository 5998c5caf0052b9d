"""A message across the board, long enough to be read."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui import palette as colours
from game.ui.motion import Script, To
from game.ui.paint import Canvas
from game.ui.place import Rect

FADE = 180.0


@dataclass
class Banner:
    """Its title and its line."""

    title: str
    line: str
    alpha: float = 0.0


def read(banner: Banner, ms: float) -> Script:
    """It appears, can be read for so long, and goes."""
    yield To(banner, FADE, alpha=1.0)
    yield ms
    yield To(banner, FADE, alpha=0.0)


def draw_banner(canvas: Canvas, banner: Banner | None, sea: Rect) -> None:
    """In the middle of ``sea``."""
    if banner is None or not banner.alpha:
        return
    box = Rect.around(sea.x + sea.w / 2, sea.y + sea.h * 0.5, min(760, sea.w - 32), 190)
    solid = canvas.faded(banner.alpha).lowered(8 * (1 - banner.alpha))
    solid.nine("panel_active_9", box, 28)
    solid.text(banner.title, box.inset(30, 24).top(74)[0], 56, colours.BRASS_LIGHT, 800, "head", "center")
    solid.text(banner.line, box.inset(30, 24).bottom(56)[0], 24, colours.IVORY, 500, align="center")
