"""Boxes, dashes and arrows as SVG text, so that every edge is smooth at every size."""

from __future__ import annotations

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
    dashes = f' stroke-dasharray="{dash:.1f} {dash * 0.75:.1f}"' if dash else ""
    stroke = f'{_paint("stroke", edge)} stroke-width="{line:.2f}"{dashes}' if edge and line else ""
    r = max(0.0, min(radius, w / 2, h / 2) - half)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<rect x="{half:.2f}" y="{half:.2f}" width="{w - line:.2f}" height="{h - line:.2f}" rx="{r:.2f}"'
        f"{_paint('fill', fill)}{stroke}/></svg>"
    )


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
