"""The end of a match of Lost Cities: points by round, what each region brought, and why the winner is one (LC-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core.question import Seat
from game.tables.ending import Column, ScoreEnding
from game.tables.lost_cities.cards import symbol
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

TOTAL = 112.0
TOTAL_COLOUR = colours.hexed("#FFE9B8")
UNIT_COLOUR = colours.hexed("#F0DFC6")
GAIN, LOSS = colours.hexed("#BFF2E4"), colours.hexed("#FFD2C6")


class LostCitiesEnding(ScoreEnding):
    """What Lost Cities shows at its end."""

    game: ClassVar[str] = "lost_cities"

    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, self.result.facts["scored"]))

    @property
    def columns(self) -> Sequence[Column]:
        best = tuple(max(self._by_region(seat), default=0) for seat in range(len(self.people)))
        return [Column(self.word("best"), best)]

    def _by_region(self, seat: Seat) -> list[int]:
        """What each region brought a seat in the whole match."""
        regions, sheets = self.result.facts["regions"], self.result.facts["sheets"]
        return [sum(sheet[seat][at] for sheet in sheets if sheet[seat]) for at in range(len(regions))]

    @property
    def reason(self) -> str:
        first, second = self.result.scores
        if first == second:
            return self.word("tied", points=first)
        best = self.result.winners[0]
        regions = self._by_region(best)
        top = max(range(len(regions)), key=lambda at: regions[at]) if any(regions) else None
        lead = abs(first - second)
        if top is None or regions[top] <= 0:
            return self.word("ahead", n=lead)
        region = self.ui.words(f"lost_cities-region-{self.result.facts['regions'][top]}")
        return self.word("led", n=lead, region=region, points=regions[top])

    def takings(self, canvas: Canvas, seat: Seat, area: Rect, shown: float) -> None:
        """What each region brought, and the sum."""
        regions, values = self.result.facts["regions"], self._by_region(seat)
        size = min(TOTAL, area.h * 0.3)
        rows, lower = area.inset(area.w * 0.08, 0).top(area.h - size * 1.5)
        tall = min(58.0, rows.h / len(regions))
        rows = Rect(rows.x, rows.y + (rows.h - tall * len(regions)) / 2, rows.w, tall * len(regions))
        counted = int(shown * (len(regions) + 0.99))
        words, real = self.ui.words, self.ui.screen.text_size
        for at, (land, row) in enumerate(zip(regions, rows.rows(len(regions)), strict=True)):
            solid = canvas.faded(1 if at < counted else 0.25)
            badge, rest = row.left(tall, 10)
            number, name = rest.right(94, 6)
            solid.sprite(symbol(land), badge.centred(tall * 0.78, tall * 0.78))
            solid.text(words(f"lost_cities-region-{land}"), name, 21 / real, UNIT_COLOUR, 600)
            value = values[at] if at < counted else 0
            colour = GAIN if value > 0 else LOSS if value < 0 else colours.MUTE
            solid.text(words.signed(value) if value else words.number(0), number, 25 / real, colour, 700, align="end")
        points = self.result.scores[seat] if counted >= len(regions) else sum(values[:counted])
        number, rest = lower.top(size * 1.1)
        canvas.text(words.number(points), number, size / real, TOTAL_COLOUR, 800, align="center")
        canvas.text(self.word("unit", n=points), rest.top(34)[0], 23 / real, UNIT_COLOUR, align="center")
