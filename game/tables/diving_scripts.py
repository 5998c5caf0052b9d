"""How the events look that the tables of divers share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.core.event import Event
from game.core.question import Seat
from game.tables.banner import Banner, read
from game.tables.dice import Tumble
from game.tables.diving import DivingStage
from game.ui.ease import in_out_sine, linear
from game.ui.motion import Script, Tween

Diving = DivingStage[Any, Any, Any]
Shows = Mapping[type[Event], Callable[[Any, Any], Script]]
DICE, BADGE = 700.0, 260.0
READ, READ_END, LOOK = 1500.0, 1000.0, 350.0


def script_of(stage: Diving, event: Event, shows: Shows) -> Script:
    """The way from the position before an event to the one after it; nothing is left on the move."""
    yield shows.get(type(event), at_once)(stage, event)
    stage.moving = stage.at_rest()


def at_once(stage: Diving, event: Event) -> Script:
    """Nothing to see on the way."""
    stage.now = stage.now.after(event)
    yield None


def told(stage: Diving, title: str, line: str, reading: float) -> Script:
    """A message over the sea, long enough to be read."""
    banner = stage.moving.banner = Banner(title, line)
    yield read(banner, reading)
    stage.moving.banner = None


def rolled(stage: Diving, event: Event) -> Script:
    """The dice tumble, land and can be read."""
    stage.now = stage.now.after(event)
    tumble = stage.moving.dice = Tumble()
    stage.ui.sound.play("deep_sea_dice_shake")
    yield Tween(DICE, partial(setattr, tumble, "t"), linear, travel=True)
    stage.moving.dice = None
    stage.ui.sound.play("deep_sea_dice_land")
    yield LOOK


def came_home(stage: Diving, event: Event) -> Script:
    """Safe aboard."""
    stage.now = stage.now.after(event)
    stage.ui.sound.play("deep_sea_home")
    yield LOOK


def turns(stage: Diving, seat: Seat) -> Script:
    """The badge of a diver turns to its new heading."""
    stage.ui.sound.play("deep_sea_turn_back")
    turning = stage.moving.turns
    yield Tween(BADGE, partial(turning.__setitem__, seat), in_out_sine, travel=True)
    turning.pop(seat, None)
