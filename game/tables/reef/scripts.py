"""How each event looks. A script leaves the stage with the position after its event, and nothing on the move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.event import Event, Rolled
from game.core.question import Seat
from game.rules.reef import events
from game.rules.reef.look import symbol
from game.tables import diving_scripts
from game.tables.diving import Hop
from game.tables.diving_scripts import LOOK, READ, READ_END, came_home, rolled, told, turns
from game.tables.reef.dial import LOW
from game.tables.reef.layout import space
from game.tables.reef.stage import Count, Flight, Stage
from game.ui.ease import in_out_cubic, in_out_sine, in_quad, linear
from game.ui.motion import Script, Step, To, Tween

PETAL, REFILL = 70.0, 25.0
PLACE = 130.0
CARRY, SINK, RISE = 640.0, 900.0, 700.0
POINT = 90.0
GLANCE = 160.0
HOP_LIFT, CLIMB_LIFT = 12.0, 40.0


def script_of(stage: Stage, event: Event) -> Script:
    """The way from the position before an event to the one after it."""
    return diving_scripts.script_of(stage, event, SHOWS)


# --- rounds
def _round_began(stage: Stage, event: events.RoundBegan) -> Script:
    """Whoever is left in the water comes aboard, the dial fills, and somebody goes first."""
    moving, before = stage.moving, stage.now
    left = float(before.oxygen(before.facts.turn)) if before.facts.round else 0.0
    risen: list[Step] = [_rise(stage, seat) for seat in range(before.seats) if before.at[seat]]
    stage.now = before.after(event)
    moving.oxygen = left
    stage.ui.sound.play("deep_sea_breath")
    refill = Tween(REFILL * max(1.0, event.oxygen - left), partial(_show_oxygen, stage), linear, left, event.oxygen)
    title = stage.say("round-of", round=event.round, rounds=stage.now.facts.rounds)
    line = stage.say(f"starts-{event.why}", name=stage.name(event.starter))
    yield [refill, *risen, told(stage, title, line, READ)]


def _rise(stage: Stage, seat: Seat) -> Script:
    hop = stage.moving.hops[seat] = Hop(stage.now.at[seat], 0, lift=0.0)
    yield Tween(RISE, partial(setattr, hop, "t"), in_out_sine, travel=True)
    stage.moving.hops.pop(seat, None)


def _show_oxygen(stage: Stage, oxygen: float) -> None:
    stage.moving.oxygen = oxygen


def _round_ended(stage: Stage, event: events.RoundEnded) -> Script:
    stage.now = stage.now.after(event)
    if event.why == "no_air":
        stage.ui.sound.play("deep_sea_low_air")
    yield told(stage, stage.say("ended", round=event.round), stage.say(f"ended-{event.why}"), READ_END)


def _match_ended(stage: Stage, event: events.MatchEnded) -> Script:
    stage.now = stage.now.after(event)
    yield LOOK


# --- a turn
def _turn_began(stage: Stage, event: events.TurnBegan) -> Script:
    stage.now = stage.now.after(event)
    yield GLANCE


def _breathed(stage: Stage, event: events.Breathed) -> Script:
    """The dial runs down petal by petal."""
    before = stage.now.oxygen(event.by)
    stage.now = stage.now.after(event)
    stage.moving.oxygen = float(before)
    stage.ui.sound.play("deep_sea_breath")
    for oxygen in range(before - 1, event.oxygen - 1, -1):
        yield PETAL
        stage.moving.oxygen = float(oxygen)
        stage.ui.sound.play("deep_sea_porthole", 0.5)
    if event.oxygen <= LOW:
        stage.ui.sound.play("deep_sea_low_air")
    stage.moving.oxygen = None
    yield LOOK if event.short else GLANCE


def _swam(stage: Stage, event: events.Swam) -> Script:
    """Space by space; into the deep half, and out of it, over the edge of the reef."""
    seat, way = event.by, 1 if event.dst > event.src else -1
    edge = stage.now.facts.shallow
    for at in range(event.src, event.dst, way):
        to = at + way
        climbs = 0 in (at, to)
        hop = stage.moving.hops[seat] = Hop(at, to, lift=CLIMB_LIFT if climbs else HOP_LIFT)
        crosses = {at, to} == {edge, edge + 1}
        stage.ui.sound.play("reef_edge" if crosses else "deep_sea_hop", 0.7)
        yield Tween(PLACE * (2 if climbs else 1), partial(setattr, hop, "t"), in_out_sine, travel=True)
    stage.now = stage.now.after(event)
    stage.moving.hops.pop(seat, None)
    yield GLANCE


def _took(stage: Stage, event: events.Took) -> Script:
    """The card leaves its space, turns over for everybody, and lies before its diver."""
    x, y = space(event.space)
    seat = event.by
    flight = Flight(event.card, event.space, lambda: stage.pixel((x, y - 7)), lambda: stage.panel_pixel(seat))
    stage.moving.flights.append(flight)
    stage.ui.sound.play("reef_slide")
    yield Tween(CARRY * 0.5, partial(setattr, flight, "t"), in_out_sine, 0.0, 0.5, travel=True)
    stage.ui.sound.play(f"reef_{symbol(event.card)}")
    yield LOOK
    yield Tween(CARRY * 0.5, partial(setattr, flight, "t"), in_out_cubic, 0.5, 1.0, travel=True)
    stage.now = stage.now.after(event)
    stage.moving.flights.remove(flight)


def _headed(stage: Stage, event: events.Headed) -> Script:
    turned = stage.now.facts.back[event.by] != event.back
    stage.now = stage.now.after(event)
    if not turned:
        yield GLANCE
        return
    yield turns(stage, event.by)


def _ran_out(stage: Stage, event: events.RanOut) -> Script:
    stage.now = stage.now.after(event)
    stage.ui.sound.play("deep_sea_drown")
    yield READ_END


# --- the count
def _scored(stage: Stage, event: events.Scored) -> Script:
    """The marker steps along the border, a point at a time."""
    seat, before = event.by, stage.now.points(event.by)
    count = stage.moving.counts[seat] = Count(float(before))
    for points in range(before + 1, before + event.points + 1):
        stage.ui.sound.play("reef_score", 0.8)
        yield To(count, POINT, in_out_sine, points=float(points))
    yield LOOK
    stage.now = stage.now.after(event)
    stage.moving.counts.pop(seat, None)


def _lost(stage: Stage, event: events.Lost) -> Script:
    """The cards of a diver left in the water sink away."""
    if event.cards:
        stage.ui.sound.play("deep_sea_drown")
        sinking = stage.moving.sinking
        yield Tween(SINK, partial(sinking.__setitem__, event.by), in_quad)
        sinking.pop(event.by, None)
    stage.now = stage.now.after(event)
    yield GLANCE


SHOWS: dict[type[Event], Callable[[Stage, Any], Script]] = {
    events.RoundBegan: _round_began,
    events.TurnBegan: _turn_began,
    Rolled: rolled,
    events.Breathed: _breathed,
    events.Swam: _swam,
    events.Took: _took,
    events.CameHome: came_home,
    events.Headed: _headed,
    events.RanOut: _ran_out,
    events.RoundEnded: _round_ended,
    events.Scored: _scored,
    events.Lost: _lost,
    events.MatchEnded: _match_ended,
}
"""The script of every event of the reef."""
