"""The body of a result told by points: the round table, what a seat has won, the score table, and both plots."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import Seat
from game.scenes import round_table
from game.scenes.plots import Bars, Lines
from game.scenes.scoreboard import Scoreboard, tallest
from game.tables.ending import Body, ScoreEnding
from game.ui import palette as colours
from game.ui.controls import Control, Look, Mark, Paragraph
from game.ui.ease import out_cubic
from game.ui.motion import Motion, Script, Tween
from game.ui.paint import Canvas
from game.ui.place import Rect

EDGE = 64
TURN = 260
BETWEEN = 90
ROUND = 800
MOST_REVEAL = 2400.0
BUTTONS, MORE = 84, 56
HEADLINES = (64.0, 52.0, 40.0)
SIDE = 68
"""What a seat at the side of the round table reaches over its edge, units; a laurel reaches further."""
LAUREL_SIDE = 104
BELOW = 136
"""What lies below the table: the half of a seat that reaches over its edge, and a row of buttons."""


class Scores(Body):
    """Turns over what ``seat`` has won while bars and lines grow round by round."""

    def __init__(self, ending: ScoreEnding, motion: Motion, rebuild: Callable[[], object]) -> None:
        super().__init__(ending.ui, motion, rebuild)
        self.ending = ending
        winners = ending.result.winners
        self.seat: Seat = winners[0] if winners else ending.places[0][1]
        self.turned = 0.0
        self.rounds = 0.0
        self.still: list[Mark] = []
        """What does not move while bars and lines grow; drawn once."""

    # --- motion
    def reveal(self) -> Script:
        count = max(map(len, self.ending.rounds), default=0)
        yield 200
        yield [self._turning(), Tween(ROUND * count, self._grow, end=float(count))]

    def _turning(self) -> Tween:
        chips = sum(column.cells[self.seat] for column in self.ending.columns[:1])
        return Tween(min(MOST_REVEAL, TURN + BETWEEN * chips), self._turn)

    def _turn(self, t: float) -> None:
        self.turned = t

    def _grow(self, t: float) -> None:
        self.rounds = int(t) + out_cubic(t - int(t))

    def choose(self, seat: Seat) -> None:
        """What another seat has won lies in the middle."""
        self.seat = seat
        self.motion.run(self._turning())
        self.rebuild()

    # --- where
    def rows(self, area: Rect) -> tuple[Rect, Rect]:
        left, right = _halves(area)
        return right.bottom(BUTTONS)[0], left.inset(EDGE - 24, 32).bottom(MORE)[0]

    def _headline_boxes(self, left: Rect) -> tuple[float, Rect, Rect]:
        """The size of the headline, smaller if it needs two lines; its box and that of the reason."""
        room, ui = left.inset(EDGE - 20, 0), self.ui
        talls = {size: ui.tall(self.ending.headline, size, room.w, 800, "head", 1.1) for size in HEADLINES}
        lines = {size: tall / (1.1 * ui.screen.font(size) / ui.screen.u) for size, tall in talls.items()}
        size = next((size for size in HEADLINES if lines[size] < 1.5), HEADLINES[-1])
        head = Rect(room.x, 36, room.w, talls[size] * min(1.0, 2 / lines[size]))
        why = ui.tall(self.ending.reason, 22, room.w, leading=1.35)
        return size, head, Rect(room.x, head.bottom_edge + 12, room.w, why)

    def _table(self) -> tuple[float, float, float]:
        """Middle and radius of the round table, below the words."""
        left, _ = _halves(self.ui.screen.all)
        top = max(210.0, self._headline_boxes(left)[2].bottom_edge + 14)
        side = SIDE if len(self.ending.result.winners) < 2 else LAUREL_SIDE
        radius = min(left.w / 2 - side, (left.h - BELOW - 66 - top) / 2)
        return left.w / 2, left.h - BELOW - radius, radius

    # --- picture
    def build(self, area: Rect) -> list[Mark]:
        ending = self.ending
        left, right = _halves(area)
        table, rest = right.top(min(right.h * 0.48, tallest(len(ending.people))), 20)
        bars, lines = rest.bottom(BUTTONS, 28)[1].cols(2, 20)
        order = [seat for _, seat in ending.places]
        board = Scoreboard(ending, table, self.seat, self.choose).marks()
        self.still = [*self._headline(left), *(mark for mark in board if not isinstance(mark, Control))]
        return [
            *(mark for mark in board if isinstance(mark, Control)),
            Bars(bars, ending, ending.word("bars"), lambda: self.rounds, order),
            Lines(lines, ending, self.ui.words("result-lines"), lambda: self.rounds, order),
        ]

    def _headline(self, left: Rect) -> list[Mark]:
        """Who has won, and why."""
        size, head, why = self._headline_boxes(left)
        return [
            Paragraph(head, self.ending.headline, size, colours.IVORY, 800, "head", "center", 1.1, most_lines=2),
            Paragraph(why, self.ending.reason, 22, colours.IVORY_DIM, align="center", leading=1.35),
        ]

    def backdrop(self, canvas: Canvas) -> None:
        round_table.winners_table(canvas, *self._table(), self.ending.people, self.ending.result.winners)
        for mark in self.still:
            mark.draw(canvas, Look())

    def paint(self, canvas: Canvas) -> None:
        x, y, radius = self._table()
        area = Rect(x - radius * 0.56, y - radius * 0.46, radius * 1.12, radius * 1.1)
        self.ending.takings(canvas, self.seat, area, self.turned)


def _halves(area: Rect) -> tuple[Rect, Rect]:
    right = Rect(area.w * 0.44, 44, area.w * 0.56 - EDGE, area.h - 44 - 32)
    return Rect(0, 0, right.x - 20, area.h), right
