"""What moves over the table: cards on their way, arrows, words that rise, skills called out, messages."""

from __future__ import annotations

import math

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.arrows import draw_arrow
from game.tables.tam_quoc_sat.cards import draw_scaled
from game.tables.tam_quoc_sat.centre import arrows_of, centre_rect
from game.tables.tam_quoc_sat.hand import fan
from game.tables.tam_quoc_sat.looks import VERMILION, glow
from game.tables.tam_quoc_sat.moving import Arrow, Flight, Point, Ring, Spread
from game.tables.tam_quoc_sat.overhead import draw_banner, draw_blow, draw_cry, draw_puff
from game.tables.tam_quoc_sat.stage import GOOD, Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.shapes import box_svg

ARC = 34.0
RINGED, RING = 118.0, 5.0


def draw_settled(canvas: Canvas, stage: Stage) -> None:
    """The arrows of what is being settled, as they lie on the table; not those that grow just now."""
    growing = {(arrow.start, arrow.end) for arrow in stage.moving.arrows}
    for arrow in arrows_of(stage):
        if (arrow.start, arrow.end) not in growing:
            draw_arrow(canvas, stage, arrow)


def draw_under(canvas: Canvas, stage: Stage) -> None:
    """What moves on the table under the hand: arrows that grow or fade, those of what is being chosen, the ring."""
    for arrow in (*stage.fading, *stage.moving.arrows):
        draw_arrow(canvas, stage, arrow)
    _draw_aims(canvas, stage)
    if stage.moving.ring is not None:
        _draw_ring(canvas, stage, stage.moving.ring)


def draw_flying(canvas: Canvas, stage: Stage) -> None:
    """Everything that moves over everything, the farthest first."""
    moving = stage.moving
    _draw_verdicts(canvas, stage)
    for flight in moving.flights:
        _draw_flight(canvas, stage, flight)
    for spread in moving.spreads:
        _draw_spread(canvas, stage, spread)
    for cry in moving.cries:
        draw_cry(canvas, stage, cry)
    for puff in moving.puffs:
        draw_puff(canvas, stage, puff)
    if moving.flash > 0.01:
        canvas.fill((255, 255, 255, round(76 * moving.flash)))
    draw_blow(canvas, stage, moving.blow)
    draw_banner(canvas, stage, moving.banner)


def _draw_aims(canvas: Canvas, stage: Stage) -> None:
    """Arrows from what is being chosen to its targets."""
    asked = stage.asked
    if not asked.picked and not asked.aims:
        return
    good = bool(asked.picked) and reckon.kind_of(asked.picked[0]) in GOOD
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


# --- cards
def _draw_flight(canvas: Canvas, stage: Stage, flight: Flight) -> None:
    start, end, t = flight.start, flight.end, flight.t
    x = start.x + (end.x - start.x) * t
    y = start.y + (end.y - start.y) * t - 4 * ARC * canvas.ui.screen.u * t * (1 - t)
    w = start.w + (end.w - start.w) * t
    thin = 1.0
    over = flight.turns is not None and t > 0.5
    if flight.flip is not None:
        over, thin = flight.flip > 0.5, abs(1 - 2 * flight.flip)
    card = flight.turns if over and flight.turns is not None else flight.card
    size = max(start.w, end.w)
    draw_scaled(canvas.faded(flight.alpha), stage, card, (x, y), w, size, thin)


def _draw_spread(canvas: Canvas, stage: Stage, spread: Spread) -> None:
    """Cards side by side over a portrait: up in a tenth of the time, down in a tenth."""
    x, y = stage.face_point(spread.seat)
    rise = min(1.0, spread.t * 10, (1 - spread.t) * 10)
    w = stage.layout.small[0] * stage.layout.ring.u
    gap = w * 0.82
    x -= gap * (len(spread.cards) - 1) / 2
    x = max(w * 0.6, min(x, canvas.surface.get_width() - w * 0.6 - gap * (len(spread.cards) - 1)))
    solid = canvas.faded(rise)
    for at, card in enumerate(spread.cards):
        draw_scaled(solid, stage, card, (x + at * gap, y - 14 * rise * canvas.ui.screen.u), w, w)


def _draw_verdicts(canvas: Canvas, stage: Stage) -> None:
    """Cards that are held up, ringed jade, vermilion, or brass."""
    ring = canvas.within(stage.layout.ring)
    for card, good in stage.moving.verdicts.items():
        if card in stage.now.centre:
            rect = centre_rect(stage, card)
            colour = colours.BRASS_LIGHT if good is None else colours.JADE_LIGHT if good else VERMILION
            glow(ring, rect, 8, colour, (255, 110, 50), 7, 4)


# --- the turn
def _draw_ring(canvas: Canvas, stage: Stage, ring: Ring) -> None:
    """A ring of brass on its way around the middle of the table, the way turns go."""
    area = stage.layout.middle
    cx, cy = stage.layout.ring.point(*area.centre)
    (x0, y0), (x1, y1) = stage.face_point(ring.start), stage.face_point(ring.end)
    a0, a1 = math.atan2(y0 - cy, x0 - cx), math.atan2(y1 - cy, x1 - cx)
    turn = (a0 - a1) % math.tau
    far = math.hypot(x0 - cx, y0 - cy) * (1 - ring.t) + math.hypot(x1 - cx, y1 - cy) * ring.t
    angle = a0 - turn * ring.t
    x, y = cx + far * math.cos(angle), cy + far * math.sin(angle)
    u = canvas.ui.screen.u
    solid = canvas.faded(ring.alpha)
    for wide, alpha in ((RINGED, 255), (RINGED + 12, 90)):
        size = round(wide * u)
        what = (size, size, None, size / 2, (*colours.BRASS_LIGHT[:3], alpha), RING * u, 0)
        solid.blit(canvas.ui.art.drawn((size, size), box_svg, *what), (x - size / 2, y - size / 2))
