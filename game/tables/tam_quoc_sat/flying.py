"""What moves over the table: cards on their way, arrows, hits and healing, judgements, messages."""

from __future__ import annotations

import math

import pygame

from game.tables.tam_quoc_sat.cards import ART, draw_turned
from game.tables.tam_quoc_sat.centre import centre_rect
from game.tables.tam_quoc_sat.hand import fan
from game.tables.tam_quoc_sat.looks import VERMILION
from game.tables.tam_quoc_sat.stage import GOOD, Arrow, Flight, Puff, Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

ARC = 34.0
STEPS = 24
HEAD = 46.0
RED, RED_EDGE = colours.hexed("#C8402F"), (18, 12, 10)
Point = tuple[float, float]
GREEN = colours.hexed("#3E8E7E")


def draw_flying(canvas: Canvas, stage: Stage) -> None:
    """Everything that moves, the farthest first."""
    moving = stage.moving
    for arrow in moving.arrows:
        draw_arrow(canvas, stage, arrow)
    _draw_verdict(canvas, stage)
    for flight in moving.flights:
        _draw_flight(canvas, stage, flight)
    for puff in moving.puffs:
        _draw_puff(canvas, stage, puff)
    if moving.flash > 0.01:
        canvas.fill((255, 255, 255, round(76 * moving.flash)))
    _draw_banner(canvas, stage)


def draw_aims(canvas: Canvas, stage: Stage) -> None:
    """Arrows from what is being chosen to its targets."""
    asked = stage.asked
    if not asked.picked and not asked.far:
        return
    good = bool(asked.picked) and asked.picked[0].partition("@")[0] in GOOD
    for seat in sorted(asked.chosen - {stage.near}):
        draw_arrow(canvas, stage, Arrow(stage.near, seat, good, t=1.0), start=_hand_point(stage))


def _hand_point(stage: Stage) -> Point:
    """Where the chosen card stands out of the hand; the portrait if it is not in the hand."""
    cards, layout = stage.hand(), stage.layout
    taken = [card for card in stage.asked.picked if card in cards]
    if not taken:
        return stage.edge_point(stage.near, (0, 0))
    lie = fan(stage, len(cards))[cards.index(taken[0])]
    return stage.ui.screen.point(lie.x + layout.card[0] / 2, lie.y - 58 * layout.k)


def _draw_flight(canvas: Canvas, stage: Stage, flight: Flight) -> None:
    start, end, t = flight.start, flight.end, flight.t
    x = start.x + (end.x - start.x) * t
    y = start.y + (end.y - start.y) * t - 4 * ARC * canvas.ui.screen.u * t * (1 - t)
    w = start.w + (end.w - start.w) * t
    card = flight.turns if flight.turns is not None and t > 0.5 else flight.card
    draw_turned(canvas.faded(flight.alpha), stage, card, (x, y), max(8, round(w / 4) * 4))


# --- arrows
def draw_arrow(canvas: Canvas, stage: Stage, arrow: Arrow, start: Point | None = None) -> None:
    """From one seat (or a point) to another: a tapering tail, bent a little, and a head."""
    if arrow.t <= 0.02:
        return
    x0, y0 = start or stage.edge_point(arrow.start, stage.face_point(arrow.end))
    x1, y1 = stage.edge_point(arrow.end, (x0, y0))
    bend = 0.12 if x1 > x0 else -0.12
    cx, cy = (x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend
    tip = _along(arrow.t, (x0, y0), (cx, cy), (x1, y1))
    _draw_tail(canvas, arrow, ((x0, y0), (cx, cy), (x1, y1)))
    before = _along(max(0.0, arrow.t - 0.04), (x0, y0), (cx, cy), (x1, y1))
    angle = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
    name = f"{ART}/tokens/arrow_head{'_jade' if arrow.good else ''}"
    size = HEAD * canvas.ui.screen.u
    head = canvas.ui.art.sprite(name, size, size, round(-angle / 3) * 3)
    canvas.faded(arrow.alpha).blit(head, (tip[0] - head.get_width() / 2, tip[1] - head.get_height() / 2))


def _along(t: float, a: Point, b: Point, c: Point) -> Point:
    s = 1 - t
    return s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]


def _draw_tail(canvas: Canvas, arrow: Arrow, curve: tuple[Point, Point, Point]) -> None:
    """A band that grows wider towards the head, drawn twice as large on its own piece of surface for smooth edges."""
    u = canvas.ui.screen.u
    left: list[Point] = []
    right: list[Point] = []
    for at in range(STEPS + 1):
        t = arrow.t * 0.97 * at / STEPS
        x, y = _along(t, *curve)
        x2, y2 = _along(min(1.0, t + 0.01), *curve)
        long = math.hypot(x2 - x, y2 - y) or 1.0
        half = (1.5 + 6.5 * t) * u
        nx, ny = -(y2 - y) / long * half, (x2 - x) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    _polygon(canvas, [*left, *reversed(right)], GREEN if arrow.good else RED, arrow.alpha)


def _polygon(canvas: Canvas, points: list[Point], colour: tuple[int, int, int], alpha: float) -> None:
    if alpha >= 0.99:
        pygame.draw.polygon(canvas.surface, colour, points)
        pygame.draw.aalines(canvas.surface, RED_EDGE, True, points)
        return
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = math.floor(min(xs)) - 1, math.floor(min(ys)) - 1
    sheet = pygame.Surface((math.ceil(max(xs)) - left + 2, math.ceil(max(ys)) - top + 2), pygame.SRCALPHA)
    moved = [(x - left, y - top) for x, y in points]
    pygame.draw.polygon(sheet, (*colour, round(255 * alpha)), moved)
    canvas.surface.blit(sheet, (left, top))


# --- hits and healing
def _draw_puff(canvas: Canvas, stage: Stage, puff: Puff) -> None:
    x, y = stage.face_point(puff.seat)
    u = canvas.ui.screen.u
    y -= (20 + 60 * puff.t) * u
    alpha = min(1.0, 2.2 * (1 - puff.t))
    solid = canvas.faded(alpha)
    line = canvas.ui.pen.line(puff.text, canvas.ui.screen.font(34), puff.colour[:3], face="ui", weight=800)
    wide = line.get_width() + (44 * u if puff.icon else 0)
    box = pygame.Rect(0, 0, round(wide + 30 * u), round(52 * u))
    box.center = (round(x), round(y))
    pill = canvas.ui.art.drawn(box.size, _pill, box.size)
    solid.blit(pill, box.topleft)
    if puff.icon:
        icon = canvas.ui.art.sprite(puff.icon, 36 * u, 36 * u)
        solid.blit(icon, (box.x + 12 * u, box.centery - icon.get_height() / 2))
    solid.blit(line, (box.right - 15 * u - line.get_width(), box.centery - line.get_height() / 2))


def _pill(size: tuple[int, int]) -> str:
    w, h = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<rect x="1" y="1" width="{w - 2}" height="{h - 2}" rx="{h / 2 - 1}" fill="#0A1014" fill-opacity="0.88"'
        f' stroke="#D9A441" stroke-width="1.5"/></svg>'
    )


# --- judgements
def _draw_verdict(canvas: Canvas, stage: Stage) -> None:
    """The judgement card, ringed jade or vermilion."""
    verdict = stage.moving.verdict
    if verdict is None or verdict[0] not in stage.now.centre:
        return
    ring = canvas.within(stage.layout.ring)
    rect = centre_rect(stage, verdict[0])
    colour = colours.BRASS_LIGHT if verdict[1] is None else colours.JADE_LIGHT if verdict[1] else VERMILION
    ring.box(rect.inset(-8), None, 16, colour, 6)


# --- messages
def _draw_banner(canvas: Canvas, stage: Stage) -> None:
    banner = stage.moving.banner
    if banner is None or not banner.alpha:
        return
    area = stage.layout.middle
    x, y = stage.layout.ring.point(area.x + area.w / 2, area.y + area.h * 0.42)
    x, y = stage.ui.screen.at(x, y)
    box = Rect.around(x, y, min(760, area.w + 60), 176)
    solid = canvas.faded(banner.alpha).lowered(8 * (1 - banner.alpha))
    solid.nine("panel_active_9", box, 28)
    inside = box.inset(28, 20)
    if banner.picture:
        cut, inside = inside.left(120, 18)
        solid.sprite(banner.picture, cut.fitted(1, 1))
    solid.text(banner.title, inside.top(72)[0], 48, banner.tone, 800, "head", "center")
    solid.text(banner.line, inside.bottom(56)[0], 23, colours.IVORY, 500, align="center")
