"""Divers on their places and on deck, with the badge of their heading."""

from __future__ import annotations

from game.core.question import Seat
from game.tables.deep_sea.stage import Stage
from game.ui.paint import Canvas
from game.ui.place import Rect

SIZE = (68.0, 88.4)
BADGE = 34.0


def diver_box(stage: Stage, seat: Seat) -> Rect:
    """Where a diver is drawn now, board units."""
    x, y = stage.feet(seat)
    return Rect(x - SIZE[0] / 2, y - SIZE[1], *SIZE)


def draw_ring(canvas: Canvas, stage: Stage) -> None:
    """The ring around the place of the diver whose turn it is."""
    seat = stage.now.turn
    if stage.now.diving and seat not in stage.moving.hops and stage.now.at[seat] and stage.moving.glide is None:
        x, y = stage.space(stage.now.at[seat])
        canvas.sprite("deep_sea/target_ring", Rect(x - 64, y - 62, 128, 128))


def resting(stage: Stage, seat: Seat) -> bool:
    """Whether a diver stands still, so that it need not be drawn in every frame."""
    moving = stage.moving
    return seat not in moving.hops and seat not in moving.turns and (moving.glide is None or not stage.now.at[seat])


def draw_diver(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    """A diver with its badge."""
    box = diver_box(stage, seat)
    canvas.sprite(stage.diver(seat), box)
    _draw_badge(canvas, stage, seat, box)


def _draw_badge(canvas: Canvas, stage: Stage, seat: Seat, box: Rect) -> None:
    """Down, up, or home; turning where the diver turns."""
    if not stage.now.diving and not stage.now.at[seat]:
        return
    turned = stage.moving.turns.get(seat)
    wide = BADGE if turned is None else max(4.0, round(abs(1 - 2 * turned) * BADGE))
    spot = Rect.around(box.x + 73, box.y + 13, wide, BADGE)
    canvas.sprite(badge(stage, seat, turned), spot)


def badge(stage: Stage, seat: Seat, turned: float | None = None) -> str:
    """The badge of a diver's state."""
    if seat in stage.now.home:
        return "deep_sea/badge_home"
    up = stage.now.up[seat]
    if turned is not None and turned < 0.5:
        up = not up
    return f"deep_sea/badge_{'returning' if up else 'diving'}"
