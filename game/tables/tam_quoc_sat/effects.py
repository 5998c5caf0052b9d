"""What scripts are made of: words that rise, skills called out, seats that sway, arrows, messages, the ring."""

from __future__ import annotations

import math
from functools import partial

from game.core.event import Event
from game.core.question import Seat
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat.buttons import plate_of
from game.tables.tam_quoc_sat.moving import Arrow, Banner, Blow, Cry, Puff, Ring, Spread, Sway
from game.tables.tam_quoc_sat.shown import Shown, shown
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.ease import in_out_cubic, in_out_sine, linear, out_cubic
from game.ui.motion import Script, To, Tween
from game.ui.palette import Colour

GROW, FADE, HOLD = 240.0, 200.0, 500.0
SHAKE, DRAIN, FILL, FLUSH = 240.0, 320.0, 300.0, 420.0
PUFF, READ, CRY, SPREAD = 620.0, 1100.0, 900.0, 1300.0
STRIKE, MIX, BAND, TURN, RING = 240.0, 320.0, 200.0, 360.0, 400.0
HIT, FELT = 6.0, 1000.0
NATURES: dict[str, Colour] = {
    "normal": colours.hexed("#FF8A6A"),
    "fire": colours.hexed("#FFB347"),
    "thunder": colours.hexed("#C9A6FF"),
}
HEAL = colours.hexed("#8AD6B4")
WORD = colours.hexed("#F3D27E")


def banner(
    stage: Stage, title: str, line: str, reading: float = READ, picture: str = "", tone: Colour = colours.BRASS_LIGHT
) -> Script:
    """A message across the table, long enough to be read."""
    message = stage.moving.banner = Banner(title, line, tone, picture=picture)
    yield To(message, 160, alpha=1.0)
    yield reading
    yield To(message, 160, alpha=0.0)
    stage.moving.banner = None


def puff(stage: Stage, seat: Seat, text: str, colour: Colour, icon: str = "", ms: float = PUFF) -> Script:
    """A word or number that rises from a seat."""
    rising = Puff(seat, text, colour, icon)
    puffs = stage.moving.puffs
    puffs.append(rising)
    yield Tween(ms, partial(setattr, rising, "t"), linear)
    puffs.remove(rising)


def struck(stage: Stage, seat: Seat, text: str, colour: Colour, icon: str) -> Script:
    """A word that rises from a seat beside a picture that is struck through."""
    rising = Puff(seat, text, colour, icon, struck=0.0)
    puffs = stage.moving.puffs
    puffs.append(rising)
    yield [
        Tween(STRIKE, partial(setattr, rising, "struck"), out_cubic),
        Tween(PUFF + STRIKE, partial(setattr, rising, "t"), linear),
    ]
    puffs.remove(rising)


def cry(stage: Stage, seat: Seat, skill: str) -> Script:
    """A skill is called out, and whose it is flashes."""
    called = Cry(seat, stage.skill(skill), stage.shown_general(seat), plate_of(skill))
    cries = stage.moving.cries
    cries.append(called)
    yield Tween(CRY, partial(setattr, called, "t"), linear)
    cries.remove(called)


def spread(stage: Stage, seat: Seat, cards: tuple[str, ...]) -> Script:
    """A seat holds cards up for all to see."""
    held = Spread(seat, cards)
    spreads = stage.moving.spreads
    spreads.append(held)
    yield Tween(SPREAD, partial(setattr, held, "t"), linear)
    spreads.remove(held)


# --- arrows
def arrows(stage: Stage, by: Seat, targets: tuple[Seat, ...], *, good: bool = False, hold: float = HOLD) -> Script:
    """Arrows grow from a seat to others, and wait there: whatever is being settled keeps them until it is over."""
    found = [Arrow(by, seat, good) for seat in dict.fromkeys(targets) if seat != by]
    stage.moving.arrows += found
    yield [Tween(GROW, partial(setattr, arrow, "t"), out_cubic, travel=True) for arrow in found]
    yield hold


def fade(stage: Stage, gone: list[Arrow]) -> None:
    """Arrows of what is over go, while the next thing begins."""
    if gone and stage.ui.pace.speed and not stage.ui.pace.less:
        stage.motion.run(_fading(stage, gone), ambient=True)


def _fading(stage: Stage, gone: list[Arrow]) -> Script:
    stage.fading += gone
    try:
        yield [Tween(FADE, partial(setattr, arrow, "alpha"), start=arrow.alpha, end=0.0) for arrow in gone]
    finally:
        stage.fading = [arrow for arrow in stage.fading if arrow not in gone]
        stage.ui.redraw()


# --- seats
def swaying(stage: Stage, seat: Seat, event: Event) -> tuple[Sway, Shown, Shown]:
    """A seat set in motion over an event: it shows what it did before; and what it did and will show."""
    before = shown(stage, seat)
    stage.now = stage.now.after(event)
    after = shown(stage, seat)
    sway = stage.moving.swaying[seat] = Sway(before)
    return sway, before, after


def shake(sway: Sway) -> Tween:
    """A seat is hit: three times to and fro, less and less."""

    def step(t: float) -> None:
        sway.shift = round(HIT * math.sin(t * math.pi * 6) * (1 - t), 1)

    return Tween(SHAKE, step, linear, travel=True)


def flush(sway: Sway, ms: float = FLUSH) -> Tween:
    """A seat reddens for a moment."""
    return Tween(ms, partial(setattr, sway, "red"), start=0.9, end=0.0)


def crossed(stage: Stage, seat: Seat, event: Event, ms: float = MIX) -> Script:
    """A seat's old picture fades into the new one."""
    sway, _, after = swaying(stage, seat, event)
    sway.over = after
    yield Tween(ms, partial(setattr, sway, "mix"), in_out_sine)


def turned(stage: Stage, seat: Seat, event: Event) -> Script:
    """A seat is turned over like a card."""
    sway, _, after = swaying(stage, seat, event)
    sway.over = after
    yield Tween(TURN, partial(setattr, sway, "turn"), in_out_sine, travel=True)


def is_felt(stage: Stage, seat: Seat) -> bool:
    """Whether what befalls a seat befalls whose the screen is."""
    return seat == stage.near == stage.now.viewer and bool(stage.ui.pace.speed)


def blow(stage: Stage, seat: Seat) -> Script:
    """The dock reddens, and a line says what happened: as long at every speed, as no answer was asked for."""
    if is_felt(stage, seat) and stage.lines:
        told = stage.moving.blow = Blow(stage.lines[-1].line)
        yield Tween(felt_for(stage), partial(setattr, told, "t"), linear)
        stage.moving.blow = None


def felt_for(stage: Stage) -> float:
    """How long a blow must be shown for a person to see it."""
    return FELT * max(1.0, stage.ui.pace.speed)


# --- the turn
def ring(stage: Stage, start: Seat, event: events.TurnBegan) -> Script:
    """The ring of whose turn it is goes along the table's edge, and becomes the light of the next seat."""
    going = stage.moving.ring = Ring(start, event.by)
    yield Tween(RING, partial(setattr, going, "t"), in_out_cubic, travel=True)
    stage.now = stage.now.after(event)
    yield Tween(160, partial(setattr, going, "alpha"), start=1.0, end=0.0)
