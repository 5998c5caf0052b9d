"""Bars that differ without colour: plain, slanted, dotted, slanted the other way, striped; as SVG, in pixels."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui import palette as colours
from game.ui.palette import Colour, css

TEXTURES = 5
DARKER = 0.42


def bar_svg(texture: int, w: int, h: int, fill: Colour, u: float) -> str:
    """A bar of w x h pixels in the texture of round ``texture`` (from 0); ``u`` pixels a unit."""
    dark = css(colours.mix(fill, (0, 0, 0), DARKER))
    inside = "".join(_strokes(texture % TEXTURES, w, h, u, dark))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<rect width="{w}" height="{h}" rx="{min(4 * u, w / 2):.2f}" fill="{css(fill)}"/>{inside}</svg>'
    )


def _strokes(texture: int, w: int, h: int, u: float, dark: str) -> Iterator[str]:
    if texture in (1, 3):
        yield from _slanted(w, h, u, dark, rising=texture == 1)
    elif texture == 2:
        yield from _dots(w, h, u, dark)
    elif texture == 4:
        for y in _steps(6 * u, h - 3 * u, 10 * u):
            yield _line(2 * u, y, w - 2 * u, y, u, dark)


def _slanted(w: int, h: int, u: float, dark: str, rising: bool) -> Iterator[str]:
    """Lines at 45 degrees, cut where they would leave the bar."""
    edge = 2 * u
    for start in _steps(-h, w, 11 * u):
        left, right = max(start, edge), min(start + h, w - edge)
        if right - left > u:
            y0, y1 = (h - (left - start), h - (right - start)) if rising else (left - start, right - start)
            yield _line(left, y0, right, y1, u, dark)


def _line(x0: float, y0: float, x1: float, y1: float, u: float, dark: str) -> str:
    path = f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}"
    return f'<path d="{path}" fill="none" stroke="{dark}" stroke-width="{2.6 * u:.2f}"/>'


def _dots(w: int, h: int, u: float, dark: str) -> Iterator[str]:
    for row, y in enumerate(_steps(8 * u, h - 4 * u, 9 * u)):
        for x in _steps(8 * u + 6 * u * (row % 2), w - 4 * u, 12 * u):
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2.4 * u:.2f}" fill="{dark}"/>'


def _steps(start: float, end: float, by: float) -> Iterator[float]:
    while start < end:
        yield start
        start += by
