"""The end of a match on the reef: cards by round, points, and why the winner is one (RF-16, RF-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core.question import Seat
from game.rules.reef import events, score
from game.tables.divers_ending import DiversEnding
from game.tables.ending import Column
from game.tables.reef.cards import H, W, draw_card
from game.ui.ease import in_out_sine
from game.ui.paint import Canvas
from game.ui.place import Rect

BIGGEST = 84.0


class ReefEnding(DiversEnding):
    """What the reef shows at its end."""

    game: ClassVar[str] = "reef"

    @property
    def ranks(self) -> tuple[tuple[int, ...], ...]:
        """Total, best round, then who came aboard earlier."""
        ranks = [score.rank(self.view.facts, seat) for seat in range(len(self.people))]
        return tuple((total, best, *earlier) for total, best, earlier in ranks)

    @property
    def columns(self) -> Sequence[Column]:
        """How often each came back aboard."""
        came = self.result.facts["came"]
        return [Column(self.word("home"), tuple(sum(turn > 0 for turn in turns) for turns in came))]

    @property
    def reason(self) -> str:
        best = self.result.winners
        if not any(self.result.scores):
            return self.word("nothing")
        if self.result.facts["broken"]:
            return self._tie(self.result.facts["broken"])
        if len(best) > 1:
            return self.word("tied", points=self.result.scores[best[0]])
        mine = self.rounds[best[0]]
        return self.word("haul", best=max(mine), round=mine.index(max(mine)) + 1)

    def _tie(self, broken: str) -> str:
        """What decided between equal totals."""
        best, second = self.places[0][1], self.places[len(self.result.winners)][1]
        mine, other = max(self.rounds[best]), max(self.rounds[second])
        points, name = self.result.scores[best], self.name(second)
        if broken == "best_round":
            return self.word("best_round", name=name, points=points, mine=mine, other=other)
        return self.word("earlier", name=name, points=points)

    # --- what was brought home
    def cards(self, seat: Seat) -> tuple[str, ...]:
        """The cards with which a seat scored, round after round."""
        scored = (event for event in self.view.past if isinstance(event, events.Scored) and event.by == seat)
        return tuple(card for event in scored for card in event.cards)

    def takings(self, canvas: Canvas, seat: Seat, area: Rect, shown: float) -> None:
        cards = self.cards(seat)
        upper, lower = area.top(area.h * 0.56)
        each = 0.6 / max(1, len(cards))
        points = 0
        for i, (card, box) in enumerate(zip(cards, heap(len(cards), upper), strict=True)):
            turned = min(1.0, max(0.0, (shown - each * i) / 0.4))
            points += score.points([card]) if turned >= 0.5 else 0
            draw_card(canvas, card, box, in_out_sine(turned))
        self.total(canvas, lower, points if cards else self.result.scores[seat])


def heap(count: int, area: Rect) -> list[Rect]:
    """Boxes for ``count`` cards in centred rows, as large as they can be."""
    if not count:
        return []
    rows = max(range(1, count + 1), key=lambda n: (_width(count, n, area), -n))
    wide = _width(count, rows, area)
    high = wide * H / W
    y = area.y + (area.h - (high + 6) * rows) / 2
    boxes = []
    for i in range(rows):
        here = count // rows + (i < count % rows)
        x = area.x + (area.w - (wide + 6) * here) / 2
        boxes += [Rect(x + (wide + 6) * j, y + (high + 6) * i, wide, high) for j in range(here)]
    return boxes


def _width(count: int, rows: int, area: Rect) -> float:
    across = -(-count // rows)
    return min(BIGGEST, area.w / across - 6, (area.h / rows - 6) * W / H)
