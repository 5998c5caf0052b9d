"""Dotted lines: equal dots, drawn in one call."""

from __future__ import annotations

from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour


def draw_dots(canvas: Canvas, points: list[tuple[float, float]], size: float, colour: Colour) -> None:
    """A dot of ``size`` units at each point."""
    place = canvas.place
    px = max(2, round(size * place.u))
    dot = canvas.ui.art.drawn((px, px), _dot, colour)
    spots = [place.point(x, y) for x, y in points]
    canvas.blits([(dot, (round(x - px / 2), round(y - px / 2))) for x, y in spots])


def _dot(colour: Colour) -> str:
    alpha = colour[3] / 255 if len(colour) == 4 else 1
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'
        f'<circle cx="5" cy="5" r="4.6" fill="{colours.css(colour)}" fill-opacity="{alpha:.2f}"/></svg>'
    )
