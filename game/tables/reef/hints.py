"""Newcomers' help: where each roll would take a diver, how likely that is, and what lies there."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby

from game.core.question import Seat
from game.rules.reef.facts import ABOARD
from game.tables.reef.layout import HULL, space
from game.tables.reef.odds import Odd, colour_of, odds_of, percent
from game.tables.reef.stage import Stage
from game.ui import palette as colours
from game.ui.controls.button import Button
from game.ui.controls.node import Look
from game.ui.paint import Canvas
from game.ui.place import Rect

RESTING, DIMMED = 0.85, 0.2
PILL = 28.0
ABOVE, CLEAR = -62.0, -72.0
"""How far above a space its words stand, and where a diver is on it."""


@dataclass(frozen=True)
class Ghost:
    """A space where some rolls land: the odds of those."""

    space: int
    odds: tuple[Odd, ...]

    @property
    def share(self) -> float:
        """Of all throws."""
        return sum(odd.share for odd in self.odds)


def ghosts(stage: Stage, seat: Seat, *, back: bool) -> tuple[Ghost, ...]:
    """Where the rolls would take a diver with that heading, the nearest first; rolls that move nobody have none."""
    odds = [odd for odd in odds_of(stage.now.heads(seat, back), seat) if odd.space is not None]
    groups = groupby(odds, key=lambda odd: odd.space)
    return tuple(Ghost(at or ABOARD, tuple(mine)) for at, mine in groups)


def label(stage: Stage, ghost: Ghost) -> str:
    """The sums that land there and their share: "4–6 · 67 %"."""
    words = stage.ui.words
    first, last = ghost.odds[0].sum, ghost.odds[-1].sum
    sums = words.number(first) if first == last else words.formula(f"{first}–{last}")
    return stage.say("landing", sums=sums, share=percent(ghost.share))


def draw_ghosts(canvas: Canvas, stage: Stage, found: tuple[Ghost, ...], back: bool) -> None:
    """A ring on every such space, its sums above; coloured by what is found there."""
    ring = f"deep_sea/ghost_{'return' if back else 'dive'}"
    for ghost in found:
        edge = colour_of(ghost.odds[0])
        if ghost.space:
            x, y = space(ghost.space)
            canvas.sprite(ring, Rect.around(x, y - 7, 104))
            taken = bool(stage.now.on(ghost.space))
            _pill(canvas, label(stage, ghost), x, y + (CLEAR if taken else ABOVE), edge)
        else:
            x, y = HULL.x - 8, HULL.y + HULL.h * 0.55
            words = stage.say("landing-home", chance=label(stage, ghost))
            wide = _wide(canvas, words)
            _pill(canvas, words, x - wide / 2, y, edge)


def _wide(canvas: Canvas, words: str) -> float:
    return canvas.ui.measure(words, 16, 700) * canvas.ui.screen.u / canvas.place.u + 24


def _pill(canvas: Canvas, words: str, x: float, y: float, edge: colours.Colour) -> None:
    spot = Rect.around(x, y, _wide(canvas, words), PILL * max(1.0, canvas.ui.screen.u / canvas.place.u))
    canvas.box(spot, (10, 20, 24, 225), spot.h / 2, edge, 1.8)
    canvas.text(words, spot.inset(4, 0), 16, colours.mix(edge, colours.IVORY, 0.4), 700, align="center")


@dataclass(eq=False)
class HeadingButton(Button):
    """A button that shows on the board where it would lead; stronger while it is pointed at."""

    stage: Stage = field(kw_only=True)
    back: bool = field(default=False, kw_only=True)
    found: tuple[Ghost, ...] = field(default=(), kw_only=True)
    rival: str = field(default="", kw_only=True)
    """The button beside it that shows the other way."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if self.found and not self.off:
            board = canvas.within(self.stage.layout.board).faded(self._strength(look))
            draw_ghosts(board, self.stage, self.found, self.back)

    def _strength(self, look: Look) -> float:
        if look.hover or look.focus:
            return RESTING + (1 - RESTING) * max(look.hover, float(look.focus))
        pointed = look.desk.pointer.hover if look.desk else None
        return DIMMED if self.rival and pointed == self.rival else RESTING
