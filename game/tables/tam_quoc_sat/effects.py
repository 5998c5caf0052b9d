"""What happens at a seat or across the table: messages, words that rise, hits, arrows."""

from __future__ import annotations

import math
from functools import partial

from game.core.question import Seat
from game.tables.tam_quoc_sat.stage import Arrow, Banner, Puff, Stage
from game.ui import palette as colours
from game.ui.ease import out_cubic
from game.ui.motion import Script, To, Tween
from game.ui.palette import Colour

GROW, FADE, HOLD = 240.0, 200.0, 420.0
SHAKE, PUFF, READ = 240.0, 620.0, 1100.0
VERDICT = 700.0
HIT = 6.0
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
    shown = stage.moving.banner = Banner(title, line, tone, picture=picture)
    yield To(shown, 160, alpha=1.0)
    yield reading
    yield To(shown, 160, alpha=0.0)
    stage.moving.banner = None


def puff(stage: Stage, seat: Seat, text: str, colour: Colour, icon: str = "", ms: float = PUFF) -> Script:
    """A word or number that rises from a seat."""
    rising = Puff(seat, text, colour, icon)
    stage.moving.puffs.append(rising)
    yield Tween(ms, partial(setattr, rising, "t"), out_cubic)
    stage.moving.puffs.remove(rising)


def shake(stage: Stage, seat: Seat) -> Tween:
    """A seat is hit."""

    def step(t: float) -> None:
        stage.moving.shakes[seat] = round(HIT * math.sin(t * math.pi * 6) * (1 - t), 1)

    return Tween(SHAKE, step, travel=True)


def arrows(stage: Stage, by: Seat, targets: tuple[Seat, ...], *, good: bool = False, hold: float = HOLD) -> Script:
    """Arrows grow from a seat to others, and fade."""
    found = [Arrow(by, seat, good) for seat in targets if seat != by]
    stage.moving.arrows += found
    if not found:
        return
    yield [Tween(GROW, partial(setattr, arrow, "t"), out_cubic, travel=True) for arrow in found]
    yield hold
    yield [Tween(FADE, partial(setattr, arrow, "alpha"), start=1.0, end=0.0) for arrow in found]
    for arrow in found:
        stage.moving.arrows.remove(arrow)
