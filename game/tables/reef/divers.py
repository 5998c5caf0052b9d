"""Divers on their spaces and aboard, with the badge of their heading."""

from __future__ import annotations

from game.core.question import Seat
from game.tables.reef.layout import space
from game.tables.reef.stage import Stage
from game.tables.reef.track import draw_tab
from game.ui.paint import Canvas
from game.ui.place import Rect

SIZE = (68.0, 88.4)
BADGE, SHARED = 34.0, 24.0
"""How large a badge is, and where several divers stand on one space."""


def diver_box(stage: Stage, seat: Seat) -> Rect:
    """Where a diver is drawn now, board units."""
    x, y, k = stage.feet(seat)
    return Rect(x - SIZE[0] * k / 2, y - SIZE[1] * k, SIZE[0] * k, SIZE[1] * k)


def draw_ring(canvas: Canvas, stage: Stage) -> None:
    """The ring around the space of the diver whose turn it is."""
    seat = stage.now.facts.turn
    at = stage.now.at[seat]
    if stage.now.facts.playing and at and seat not in stage.moving.hops:
        x, y = space(at)
        canvas.sprite("deep_sea/target_ring", Rect.around(x, y - 4, 136))
        draw_tab(canvas, stage, at)


def resting(stage: Stage, seat: Seat) -> bool:
    """Whether a diver stands still, so that it need not be drawn in every frame."""
    return seat not in stage.moving.hops and seat not in stage.moving.turns


def draw_diver(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    """A diver with its badge; one that is out of air, paler."""
    box = diver_box(stage, seat)
    faint = seat in stage.now.facts.out and bool(stage.now.at[seat])
    canvas.faded(0.5 if faint else 1).sprite(stage.diver(seat), box)
    _draw_badge(canvas, stage, seat, box)


def _draw_badge(canvas: Canvas, stage: Stage, seat: Seat, box: Rect) -> None:
    """Out, back, or home; turning where the diver turns."""
    if not stage.now.at[seat] and seat not in stage.moving.hops and seat not in stage.now.facts.home:
        return
    turned = stage.moving.turns.get(seat)
    shared = seat not in stage.moving.hops and len(stage.now.on(stage.now.at[seat])) > 1 and stage.now.at[seat] > 0
    k = box.w / SIZE[0]
    size = SHARED if shared else BADGE * k
    x, y = (box.centre[0], box.bottom_edge - 6) if shared else (box.x + 64 * k, box.y + 14 * k)
    wide = size if turned is None else max(4.0, round(abs(1 - 2 * turned) * size))
    canvas.sprite(badge(stage, seat, turned), Rect.around(x, y, wide, size))


def badge(stage: Stage, seat: Seat, turned: float | None = None) -> str:
    """The badge of a diver's state."""
    if seat in stage.now.facts.home:
        return "deep_sea/badge_home"
    back = stage.now.facts.back[seat]
    if turned is not None and turned < 0.5:
        back = not back
    return f"deep_sea/badge_{'returning' if back else 'diving'}"
