"""How each event looks. A script leaves the stage with the position after its event, and nothing on the move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.event import Event, Rolled
from game.rules.deep_sea import events
from game.rules.deep_sea.look import level
from game.tables import diving_scripts
from game.tables.deep_sea.position import grown
from game.tables.deep_sea.stage import Flight, Glide, Stage
from game.tables.deep_sea.submarine import LOW
from game.tables.diving import Hop
from game.tables.diving_scripts import LOOK, READ, READ_END, came_home, rolled, told, turns
from game.ui.ease import in_out_cubic, in_out_sine, in_quad, linear
from game.ui.motion import Script, Step, Tween, apart

PORTHOLE, REFILL = 140.0, 25.0
PLACE = 160.0
CARRY, SINK, SINK_APART = 420.0, 900.0, 60.0
FLIP, FLIP_APART, CLOSE = 260.0, 90.0, 600.0
PASS_LIFT, HOP_LIFT, CLIMB_LIFT = 44.0, 14.0, 40.0


def script_of(stage: Stage, event: Event) -> Script:
    """The way from the position before an event to the one after it."""
    return diving_scripts.script_of(stage, event, SHOWS)


# --- the dive
def _dive_began(stage: Stage, event: events.DiveBegan) -> Script:
    before = float(stage.now.air if stage.now.dive else 0)
    stage.now = stage.now.after(event)
    stage.moving.air = before
    why = stage.say(f"starts-{event.why}", name=stage.name(event.starter))
    ms = REFILL * max(1.0, event.air - before)
    refill = Tween(ms, partial(setattr, stage.moving, "air"), linear, before, float(event.air))
    title = stage.say("dive-of", dive=event.dive, dives=stage.now.dives)
    stage.ui.sound.play("deep_sea_breath")
    yield [refill, told(stage, title, why, READ)]


def _dive_ended(stage: Stage, event: events.DiveEnded) -> Script:
    stage.now = stage.now.after(event)
    if event.why == "no_air":
        stage.ui.sound.play("deep_sea_low_air")
    yield told(stage, stage.say("ended", dive=event.dive), stage.say(f"ended-{event.why}"), READ_END)


def _match_ended(stage: Stage, event: events.MatchEnded) -> Script:
    stage.now = stage.now.after(event)
    if event.why == "empty_row":
        yield told(stage, stage.say("over"), stage.say("over-empty"), READ)
    yield LOOK


# --- a turn
def _breathed(stage: Stage, event: events.Breathed) -> Script:
    before = stage.now.air
    stage.now = stage.now.after(event)
    if before == event.air:
        yield PORTHOLE
        return
    stage.moving.air = float(before)
    stage.ui.sound.play("deep_sea_breath")
    for air in range(before - 1, event.air - 1, -1):
        yield PORTHOLE
        stage.moving.air = float(air)
        stage.ui.sound.play("deep_sea_porthole")
    if event.air <= LOW:
        stage.ui.sound.play("deep_sea_low_air")
    stage.moving.air = None
    yield PORTHOLE


def _turned(stage: Stage, event: events.TurnedBack | events.KeptDiving) -> Script:
    stage.now = stage.now.after(event)
    yield turns(stage, event.by)


def _swam(stage: Stage, event: events.Swam) -> Script:
    """Place by place; over others in a higher arc, and across the gap between ship and path."""
    story = stage.now.story.after(event)
    seat, way = event.by, 1 if event.dst > event.src else -1
    for space in range(event.src, event.dst, way):
        after_ = space + way
        climbs = 0 in (space, after_)
        over = {space, after_} & set(event.passed)
        hop = Hop(space, after_, lift=PASS_LIFT if over else CLIMB_LIFT if climbs else HOP_LIFT)
        stage.moving.hops[seat] = hop
        if after_ not in event.passed:
            stage.ui.sound.play("deep_sea_hop", 0.8)
        yield Tween(PLACE * (2 if climbs else 1), partial(setattr, hop, "t"), in_out_sine, travel=True)
    stage.now = stage.now.after(event)
    stage.moving.hops.pop(seat, None)
    yield LOOK if story.swam and not story.swam.steps else 0.0


# --- relics
def _took(stage: Stage, event: events.Took) -> Script:
    space, seat = event.space, event.by
    flight = Flight(
        event.cards,
        lambda: stage.pixel(stage.course().space(space)),
        lambda: stage.panel_pixel(seat),
        size=(stage.course().size, 54.0),
    )
    stage.moving.flights.append(flight)
    stage.moving.held[space] = len(event.cards)
    stage.ui.sound.play("deep_sea_take")
    yield _fly(flight)
    stage.moving.flights.remove(flight)
    stage.now = stage.now.after(event)


def _dropped(stage: Stage, event: events.Dropped) -> Script:
    space, seat = event.space, event.by
    flight = Flight(
        event.cards,
        lambda: stage.panel_pixel(seat),
        lambda: stage.pixel(stage.course().space(space)),
        size=(54.0, stage.course().size),
    )
    row, stage.now = stage.now.row, stage.now.after(event)
    stage.moving.held[space] = len(event.cards) - len(row[space - 1])
    stage.moving.flights.append(flight)
    yield _fly(flight)
    stage.ui.sound.play("deep_sea_drop")


def _fly(flight: Flight) -> Tween:
    return Tween(CARRY, partial(setattr, flight, "t"), in_out_cubic, travel=True)


def _banked(stage: Stage, event: events.Banked) -> Script:
    """The chips turn over one by one, then the points are counted."""
    turned = [0.0] * len(event.cards)
    stage.moving.flips[event.by] = (event.cards, turned)
    yield apart(FLIP_APART, [_flip(stage, card, turned, at) for at, card in enumerate(event.cards)])
    yield READ_END
    stage.now = stage.now.after(event)


def _flip(stage: Stage, card: str, turned: list[float], at: int) -> Script:
    stage.ui.sound.play(f"deep_sea_reveal_{min(4, level(card))}", 0.8)
    yield Tween(FLIP, partial(turned.__setitem__, at), in_out_sine)


def _sank(stage: Stage, event: events.Sank) -> Script:
    """The row makes room, the relics sink one by one to its end, the diver is pulled aboard."""
    seat, before = event.by, stage.now
    src, spaces = before.at[seat], grown(before.row, event.row)
    stage.now = before.after(event)
    moving = stage.moving
    moving.sinking = True
    for space in spaces:
        moving.held[space] = moving.held.get(space, 0) + 1
    moving.hops[seat] = rise = Hop(src, 0, lift=0.0)
    if len(event.row) > len(before.row):
        new = [0] * (len(event.row) - len(before.row))
        yield _slide(stage, len(before.row), [*range(1, len(before.row) + 1), *new])
    stage.ui.sound.play("deep_sea_drown")
    sinking: list[Step] = [_sink(stage, card, src, space) for card, space in zip(event.cards, spaces, strict=True)]
    yield [*apart(SINK_APART, sinking), Tween(SINK, partial(setattr, rise, "t"), in_out_sine, travel=True)]


def _sink(stage: Stage, card: str, src: int, space: int) -> Script:
    size = stage.course().size
    flight = Flight(
        (card,),
        lambda: stage.pixel(stage.course().space(src)),
        lambda: stage.pixel(stage.course().space(space)),
        lift=-30.0,
        size=(size * 0.7, size),
    )
    stage.moving.flights.append(flight)
    yield Tween(SINK, partial(setattr, flight, "t"), in_quad, travel=True)
    stage.moving.flights.remove(flight)
    stage.moving.held[space] -= 1


def _row_closed(stage: Stage, event: events.RowClosed) -> Script:
    before = len(stage.now.row)
    stage.now = stage.now.after(event)
    yield _slide(stage, before, [space for space in range(1, before + 1) if space not in event.blanks])


def _slide(stage: Stage, before: int, olds: list[int]) -> Script:
    """Spaces glide from where they were in a row of ``before`` to their places now."""
    glide = stage.moving.glide = Glide(before, olds)
    yield Tween(CLOSE, partial(setattr, glide, "t"), in_out_cubic, travel=True)
    stage.moving.glide = None


SHOWS: dict[type[Event], Callable[[Stage, Any], Script]] = {
    events.DiveBegan: _dive_began,
    events.Breathed: _breathed,
    events.TurnedBack: _turned,
    events.KeptDiving: _turned,
    Rolled: rolled,
    events.Swam: _swam,
    events.CameHome: came_home,
    events.Took: _took,
    events.Dropped: _dropped,
    events.DiveEnded: _dive_ended,
    events.Banked: _banked,
    events.Sank: _sank,
    events.RowClosed: _row_closed,
    events.MatchEnded: _match_ended,
}
"""The script of every event of the dive."""
