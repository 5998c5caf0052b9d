"""Dice, lying or tumbling."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.paint import Canvas
from game.ui.place import Rect

TURNS = 5
APART = 0.17


@dataclass
class Tumble:
    """The dice in the air: 0 shaken, 1 lying."""

    t: float = 0.0


def draw_die(canvas: Canvas, kind: str, faces: int, face: int, spot: Rect, t: float = 1.0, at: int = 0) -> None:
    """A die of the sprites ``kind``, tumbling through its ``faces`` until it lies at ``t`` = 1."""
    if t >= 1:
        canvas.sprite(f"{kind}_{min(faces, face)}", spot)
        return
    turn = int(t * TURNS * 2)
    shown = 1 + (turn + at) % faces
    jump = 26 * abs(((t * TURNS) % 1) - 0.5) * 2 * (1 - t)
    canvas.sprite(f"{kind}_{shown}", spot.move(0, -jump), angle=15 * ((turn * 5 + at * 3) % 24))


def landed(tumble: Tumble | None, at: int) -> float:
    """How far the die at that place is: each lands a little after the one before."""
    return 1.0 if tumble is None else min(1.0, max(0.0, tumble.t * (1 + APART) - at * APART))
