"""Boxes, dashes and arrows as SVG text, so that every edge is smooth at every size."""

from __future__ import annotations

import math
from bisect import bisect_right
from itertools import accumulate, pairwise

from game.ui.palette import Colour, css


def _paint(kind: str, colour: Colour | None) -> str:
    if colour is None:
        return f' {kind}="none"'
    alpha = f' {kind}-opacity="{colour[3] / 255:.3f}"' if len(colour) == 4 else ""
    return f' {kind}="{css(colour)}"{alpha}'


def box_svg(
    w: int,
    h: int,
    fill: Colour | None,
    radius: float = 0,
    edge: Colour | None = None,
    line: float = 0,
    dash: float = 0,
) -> str:
    """A rounded box of w x h pixels; `line` pixels of edge inside it, dashed if `dash` is its length."""
    half = line / 2
    r = max(0.0, min(radius, w / 2, h / 2) - half)
    stroke = f'{_paint("stroke", edge)} stroke-width="{line:.2f}"' if edge and line else ""
    dashes = _dashed(w, h, half, r, dash) if stroke and dash else ""
    around = f'<path d="{dashes}" fill="none"{stroke}/>' if dashes else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<rect x="{half:.2f}" y="{half:.2f}" width="{w - line:.2f}" height="{h - line:.2f}" rx="{r:.2f}"'
        f"{_paint('fill', fill)}{'' if dashes else stroke}/>{around}</svg>"
    )


def _dashed(w: float, h: float, half: float, r: float, dash: float) -> str:
    """The dashes of an edge, each a path of its own: SDL's rasteriser reads stray memory when it dashes corners."""
    points = _outline(half, half, w - half, h - half, r)
    far = list(accumulate((math.dist(a, b) for a, b in pairwise(points)), initial=0.0))
    pieces = []
    start = 0.0
    while start < far[-1]:
        end = min(start + dash, far[-1])
        between = [point for point, along in zip(points, far, strict=True) if start < along < end]
        dots = (_spot(points, far, start), *between, _spot(points, far, end))
        pieces.append("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in dots))
        start += dash * 1.75
    return "".join(pieces)


def _outline(x0: float, y0: float, x1: float, y1: float, r: float) -> list[tuple[float, float]]:
    """Points along a rounded box, clockwise from its top left, the first one again at the end."""
    corners = ((x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90))
    points = [
        (x + r * math.cos(math.radians(turn + step)), y + r * math.sin(math.radians(turn + step)))
        for x, y, turn in corners
        for step in range(0, 91, 10)
    ]
    return [*points, points[0]]


def _spot(points: list[tuple[float, float]], far: list[float], along: float) -> tuple[float, float]:
    """The point so far along a line; ``far`` is how far along each of its points lies."""
    at = min(bisect_right(far, along), len(far) - 1)
    (ax, ay), (bx, by) = points[at - 1], points[at]
    t = (along - far[at - 1]) / ((far[at] - far[at - 1]) or 1)
    return ax + (bx - ax) * t, ay + (by - ay) * t


def path_svg(d: str, box: tuple[float, float], fill: Colour | None, edge: Colour | None, line: float) -> str:
    """A path in a view box of that size."""
    stroke = f'{_paint("stroke", edge)} stroke-width="{line:.2f}"' if edge and line else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{box[0]:g}" height="{box[1]:g}"'
        f' viewBox="0 0 {box[0]:g} {box[1]:g}">'
        f'<path d="{d}"{_paint("fill", fill)}{stroke} stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )


TICK = "M9 25L20 36L40 12"
ARROW_DOWN = "M0 0L24 0L12 14Z"
ARROW_UP = "M0 14L24 14L12 0Z"
