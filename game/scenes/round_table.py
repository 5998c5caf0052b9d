"""The round table with everybody round it: the winner at the top under the laurel."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.core.question import Seat
from game.disk.saves import Person
from game.tables import seats
from game.ui.paint import Canvas
from game.ui.place import Rect

WOOD = 576 / 600
"""The share of the sprite that is the table itself."""
SURFACE = 496 / 576
WINNER, OTHER, CROWDED = 168, 104, 88
LAUREL = (320, 160)
MANY = 4


def table(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The bare table about a point."""
    canvas.sprite("shell/table_round", Rect.around(x, y, 2 * radius / WOOD))


def around(count: int, first: Seat) -> dict[Seat, float]:
    """The angle of each seat in degrees, clockwise from ``first`` at the top."""
    return {(first + i) % count: -90 + 360 * i / count for i in range(count)}


def winners_table(
    canvas: Canvas, x: float, y: float, radius: float, people: Sequence[Person], winners: Sequence[Seat]
) -> None:
    """The table, all seats at its edge, the first winner on top; every winner has a laurel.

    Seats go clockwise in every language.
    """
    table(canvas, x, y, radius)
    place = canvas.ui.screen.frame(Rect.around(x, y, 2 * radius))
    canvas, x, y = canvas.within(place), radius, radius
    k = radius / 344
    first = winners[0] if winners else 0
    for seat, angle in around(len(people), first).items():
        best = seat in winners
        size = (WINNER if len(winners) == 1 else 124) if best else OTHER if len(people) <= MANY else CROWDED
        out = radius - 22 * k
        spot = (x + out * math.cos(math.radians(angle)), y + out * math.sin(math.radians(angle)))
        canvas.sprite(seats.token(seats.hue(people, seat)), Rect.around(*spot, size * k))
        if best:
            laurel(canvas, spot, size / WINNER * k)


def laurel(canvas: Canvas, spot: tuple[float, float], k: float) -> None:
    """A laurel about a seat."""
    w, h = LAUREL[0] * k, LAUREL[1] * k
    canvas.sprite("shell/laurel", Rect(spot[0] - w / 2, spot[1] - 88 * k, w, h))
