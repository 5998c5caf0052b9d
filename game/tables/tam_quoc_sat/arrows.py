"""Arrows from whoever acts to whom it concerns: a tail that grows wider towards its head."""

from __future__ import annotations

import math

import pygame

from game.tables.tam_quoc_sat.moving import Arrow, Point
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas

STEPS = 20
HEAD = 46.0
RED, GREEN, EDGE = colours.hexed("#C8402F"), colours.hexed("#3E8E7E"), (18, 12, 10)
Curve = tuple[Point, Point, Point]


def draw_arrow(canvas: Canvas, stage: Stage, arrow: Arrow, start: Point | None = None) -> None:
    """From one seat (or a point) to another, bent a little, as far as it has grown."""
    if arrow.t <= 0.02 or arrow.alpha <= 0.02:
        return
    curve = _curve(stage, arrow, start)
    _draw_tail(canvas, arrow, curve)
    tip, before = _along(arrow.t, curve), _along(max(0.0, arrow.t - 0.04), curve)
    angle = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
    name = f"{ART}/tokens/arrow_head{'_jade' if arrow.good else ''}"
    size = HEAD * canvas.ui.screen.u
    head = canvas.ui.art.sprite(name, size, size, round(-angle / 3) * 3)
    canvas.faded(arrow.alpha).blit(head, (tip[0] - head.get_width() / 2, tip[1] - head.get_height() / 2))


def _curve(stage: Stage, arrow: Arrow, start: Point | None) -> Curve:
    x0, y0 = start or stage.edge_point(arrow.start, stage.face_point(arrow.end))
    x1, y1 = stage.edge_point(arrow.end, (x0, y0))
    bend = 0.12 if x1 > x0 else -0.12
    return (x0, y0), ((x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend), (x1, y1)


def _along(t: float, curve: Curve) -> Point:
    (ax, ay), (bx, by), (cx, cy) = curve
    s = 1 - t
    return s * s * ax + 2 * s * t * bx + t * t * cx, s * s * ay + 2 * s * t * by + t * t * cy


def _draw_tail(canvas: Canvas, arrow: Arrow, curve: Curve) -> None:
    u = canvas.ui.screen.u
    left: list[Point] = []
    right: list[Point] = []
    for at in range(STEPS + 1):
        t = arrow.t * 0.97 * at / STEPS
        x, y = _along(t, curve)
        x2, y2 = _along(min(1.0, t + 0.01), curve)
        long = math.hypot(x2 - x, y2 - y) or 1.0
        half = (1.5 + 6.5 * t) * u
        nx, ny = -(y2 - y) / long * half, (x2 - x) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    _draw_shape(canvas, [*left, *reversed(right)], GREEN if arrow.good else RED, arrow.alpha)


def _draw_shape(canvas: Canvas, points: list[Point], colour: tuple[int, int, int], alpha: float) -> None:
    if alpha >= 0.99:
        pygame.draw.polygon(canvas.surface, colour, points)
        pygame.draw.aalines(canvas.surface, EDGE, True, points)
        return
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = math.floor(min(xs)) - 1, math.floor(min(ys)) - 1
    sheet = pygame.Surface((math.ceil(max(xs)) - left + 2, math.ceil(max(ys)) - top + 2), pygame.SRCALPHA)
    moved = [(x - left, y - top) for x, y in points]
    pygame.draw.polygon(sheet, (*colour, round(255 * alpha)), moved)
    pygame.draw.aalines(sheet, (*EDGE, round(255 * alpha)), True, moved)
    canvas.surface.blit(sheet, (left, top))
