"""The end of a match of divers: who they were, what each round brought, and the sum of what was brought home."""

from __future__ import annotations

from game.core.question import Seat
from game.tables import seats
from game.tables.crew import SUITS
from game.tables.ending import ScoreEnding
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

TOTAL, UNIT = 128, 24
TOTAL_COLOUR = colours.hexed("#FFE9B8")
UNIT_COLOUR = colours.hexed("#F0DFC6")


class DiversEnding(ScoreEnding):
    """What every game of divers shows at its end."""

    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, self.result.facts["gained"]))

    def figure(self, canvas: Canvas, seat: Seat, rect: Rect) -> None:
        index = seats.hue(self.people, seat)
        if index < len(SUITS):
            canvas.sprite(f"deep_sea/diver_{index + 1}_{seats.COLOURS[index]}", rect.fitted(68, 88))
        else:
            super().figure(canvas, seat, rect)

    def total(self, canvas: Canvas, area: Rect, points: int) -> None:
        """The sum, as large as there is room, over its unit."""
        high = min(TOTAL, area.h * 0.58)
        number, rest = area.top(high * 1.06)
        text_size = self.ui.screen.text_size
        canvas.text(self.ui.words.number(points), number, high / text_size, TOTAL_COLOUR, 800, align="center")
        canvas.text(self.word("unit", n=points), rest.top(36)[0], UNIT / text_size, UNIT_COLOUR, align="center")
