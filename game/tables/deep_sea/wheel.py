"""The turn wheel: a small round table with its seats, the active one at the near side."""

from __future__ import annotations

import math

from game.tables.deep_sea.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect


def draw_wheel(canvas: Canvas, stage: Stage, x: float, y: float, radius: float) -> None:
    """Seats clockwise round the table; play goes clockwise in every language."""
    canvas.sprite("shell/table_round", Rect.around(x, y, radius * 2.08))
    seats, active = stage.now.seats, stage.now.turn
    side = -1 if canvas.place.mirrored else 1
    for seat in range(seats):
        turn = math.radians(90 + 360 / seats * (seat - active))
        sx, sy = x + side * radius * 1.16 * math.cos(turn), y + radius * 1.16 * math.sin(turn)
        mine = seat == active
        if mine:
            canvas.box(Rect.around(sx, sy, radius * 0.92), None, radius, colours.BRASS_LIGHT, 3)
        home = seat in stage.now.home
        spot = Rect.around(sx, sy, radius * (0.78 if mine else 0.58))
        canvas.faded(0.45 if home else 1).sprite(stage.emblem(seat), spot)
