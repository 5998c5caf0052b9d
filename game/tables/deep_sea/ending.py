"""The end of a dive match: relics brought home, points by dive, and why the winner is one (DS-21, DS-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core.question import Seat
from game.rules.deep_sea import look
from game.tables.deep_sea import chips
from game.tables.divers_ending import DiversEnding
from game.tables.ending import Column
from game.ui.ease import in_out_sine
from game.ui.paint import Canvas
from game.ui.place import Rect

LEVELS = 4
BIGGEST = 92.0


class DeepSeaEnding(DiversEnding):
    """What Deep Sea Adventure shows at its end."""

    game: ClassVar[str] = "deep_sea"

    @property
    def ranks(self) -> tuple[tuple[int, ...], ...]:
        """Total, then relics of the deepest level, and so on up."""
        levels = self.result.facts["levels"]
        deepest = max((level for mine in levels for level in mine), default=LEVELS)
        return tuple(
            (score, *(mine.count(level) for level in range(deepest, 0, -1)))
            for score, mine in zip(self.result.scores, levels, strict=True)
        )

    @property
    def columns(self) -> Sequence[Column]:
        return [Column(self.word("relics"), tuple(map(len, self.result.facts["levels"])))]

    @property
    def reason(self) -> str:
        if self.result.facts["why"] == "empty_row":
            return self.word("empty", why=self._why())
        return self._why()

    def _why(self) -> str:
        if self.result.facts["tie_broken"]:
            return self._tie()
        best = self.result.winners
        if not any(self.result.scores):
            return self.word("nothing")
        if len(best) > 1:
            return self.word("tied", points=self.result.scores[best[0]])
        levels = self.result.facts["levels"][best[0]]
        return self.word("haul", n=len(levels), deep=levels.count(LEVELS))

    def _tie(self) -> str:
        """Which level decided between equal totals (DS-22)."""
        best, (_, second) = self.places[0][1], self.places[1]
        mine, other = self.ranks[best], self.ranks[second]
        at = next(i for i in range(1, len(mine)) if mine[i] != other[i])
        level = len(mine) - at
        return self.word("tie", points=mine[0], level=level, mine=mine[at], other=other[at], name=self.name(second))

    def takings(self, canvas: Canvas, seat: Seat, area: Rect, shown: float) -> None:
        cards = sorted(look.bank(self.view, seat), key=lambda card: (look.level(card), look.value(card)))
        upper, lower = area.top(area.h * 0.56)
        each = 0.6 / max(1, len(cards))
        points = 0
        for i, (card, box) in enumerate(zip(cards, heap(len(cards), upper), strict=True)):
            turned = min(1.0, max(0.0, (shown - each * i) / 0.4))
            points += look.value(card) if turned >= 0.5 else 0
            chips.draw_value(canvas, card, *box.centre, box.w, in_out_sine(turned))
        self.total(canvas, lower, points)


def heap(count: int, area: Rect, biggest: float = BIGGEST) -> list[Rect]:
    """Boxes for ``count`` relics in centred rows that fill the lower part of ``area`` first."""
    rows = _rows(count, area, biggest)
    if not rows:
        return []
    size = min(biggest, area.w / max(rows), area.h / len(rows))
    y = area.y + (area.h - size * len(rows)) / 2
    boxes = []
    for i, row in enumerate(rows):
        x = area.x + (area.w - size * row) / 2
        boxes += [Rect(x + size * j, y + size * i, size, size).inset(size * 0.02) for j in range(row)]
    return boxes


def _rows(count: int, area: Rect, biggest: float) -> list[int]:
    """How many lie in each row, so that all are as big as possible."""
    if not count:
        return []
    best = max(range(1, count + 1), key=lambda n: (min(biggest, area.h / n, area.w / -(-count // n)), -n))
    return [count // best + (i < count % best) for i in range(best)]
