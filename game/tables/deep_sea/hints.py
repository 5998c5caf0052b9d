"""Newcomers' help: where each roll would take a diver, and how likely that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from game.core.question import Seat
from game.core.view import View
from game.rules.deep_sea import look
from game.tables.deep_sea.divers import diver_box
from game.tables.deep_sea.stage import Stage
from game.ui import palette as colours
from game.ui.controls.button import Button
from game.ui.controls.node import Look
from game.ui.paint import Canvas
from game.ui.place import Rect

RESTING, DIMMED = 0.8, 0.22
PILL = 28.0
BELOW, ABOVE = 54.0, -58.0


@dataclass(frozen=True)
class Ghost:
    """A space where some rolls land: their sums, and in how many of ``ways`` throws they come."""

    space: int
    sums: tuple[int, ...]
    hits: int
    ways: int


def ghosts(view: View[Any], seat: Seat, *, up: bool) -> tuple[Ghost, ...]:
    """Where the rolls would take a diver with that heading, the nearest roll first."""
    rolls = look.rolls(view)
    ways = sum(rolls.values())
    found = look.landings(view, seat, up=up)
    groups = groupby(sorted(found), key=lambda roll: found[roll].space)
    out = []
    for space, sums in groups:
        mine = tuple(sums)
        out.append(Ghost(space, mine, sum(rolls[roll] for roll in mine), ways))
    return tuple(out)


def label(stage: Stage, ghost: Ghost) -> str:
    """The sums that land there and their share: "4–6 · 67 %"."""
    words = stage.ui.words
    first, last = ghost.sums[0], ghost.sums[-1]
    sums = words.number(first) if first == last else words.formula(f"{first}–{last}")
    return stage.say("landing", sums=sums, share=round(100 * ghost.hits / ghost.ways))


def draw_ghosts(canvas: Canvas, stage: Stage, found: tuple[Ghost, ...], seat: Seat, up: bool) -> None:
    """A ring on every such space with its sums below; home is under the hull."""
    edge = colours.JADE_LIGHT if up else colours.BRASS_LIGHT
    for ghost in found:
        if ghost.space:
            x, y = stage.space(ghost.space)
            if ghost.space != stage.now.at[seat]:
                canvas.sprite(f"deep_sea/ghost_{'return' if up else 'dive'}", Rect.around(x, y - 2, 116))
            _pill(canvas, label(stage, ghost), x, y + _clear(stage, ghost.space, x, y, up), edge)
        elif up:
            x, y = stage.layout.hatch
            _pill(canvas, stage.say("landing-home", chance=label(stage, ghost)), x, y + 22, edge)


def _clear(stage: Stage, space: int, x: float, y: float, up: bool) -> float:
    """How far below (or above) a space its words stand clear of divers."""
    who = stage.now.on(space)
    if who is not None:
        return BELOW + (PILL + 2 if up else 0)
    words = Rect.around(x, y + BELOW, 96, PILL)
    crowded = any(words.touches(diver_box(stage, other).inset(6)) for other in range(stage.now.seats))
    return ABOVE if crowded else BELOW


def _pill(canvas: Canvas, words: str, x: float, y: float, edge: colours.Colour) -> None:
    wide = canvas.ui.measure(words, 16, 700) * canvas.ui.screen.u / canvas.place.u + 24
    spot = Rect.around(x, y, wide, PILL * max(1.0, canvas.ui.screen.u / canvas.place.u))
    canvas.box(spot, (10, 20, 24, 225), spot.h / 2, edge, 1.6)
    canvas.text(words, spot.inset(4, 0), 16, edge, 700, align="center")


@dataclass(eq=False)
class HeadingButton(Button):
    """A button that shows on the board where it would lead; stronger while it is pointed at."""

    stage: Stage = field(kw_only=True)
    seat: Seat = field(default=0, kw_only=True)
    up: bool = field(default=False, kw_only=True)
    found: tuple[Ghost, ...] = field(default=(), kw_only=True)
    rivals: tuple[str, ...] = field(default=(), kw_only=True)
    """Buttons beside it that show other ways."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if self.found and not self.off:
            board = canvas.within(self.stage.layout.board).faded(self._strength(look))
            draw_ghosts(board, self.stage, self.found, self.seat, self.up)

    def _strength(self, look: Look) -> float:
        if look.hover or look.focus:
            return RESTING + (1 - RESTING) * max(look.hover, float(look.focus))
        pointed = look.desk.pointer.hover if look.desk else None
        return DIMMED if pointed in self.rivals else RESTING
