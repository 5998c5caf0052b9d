"""The turn wheel: a small round table with its seats, the active one at the near side."""

from __future__ import annotations

import math
from collections.abc import Container, Sequence

from game.core.question import Seat
from game.disk.settings import Chair
from game.tables import seats
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect


def draw_wheel(
    canvas: Canvas,
    people: Sequence[Chair],
    x: float,
    y: float,
    radius: float,
    active: Seat,
    out: Container[Seat] = (),
    near: Seat | None = None,
) -> None:
    """Seats clockwise round the table, as play goes in every language. Those ``out`` take no turns.

    The active seat is at the near side, or ``near`` is.
    """
    canvas.sprite("shell/table_round", Rect.around(x, y, radius * 2.08))
    count = len(people)
    side = -1 if canvas.place.mirrored else 1
    for seat in range(count):
        turn = math.radians(90 + 360 / count * (seat - (active if near is None else near)))
        sx, sy = x + side * radius * 1.16 * math.cos(turn), y + radius * 1.16 * math.sin(turn)
        mine = seat == active
        if mine:
            canvas.box(Rect.around(sx, sy, radius * 0.92), None, radius, colours.BRASS_LIGHT, 3)
        spot = Rect.around(sx, sy, radius * (0.78 if mine else 0.58))
        canvas.faded(0.45 if seat in out else 1).sprite(seats.token(seats.hue(people, seat)), spot)
