"""The table as it will be sat at: seats in turn order, clockwise in every language, gliding when they change."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.scenes.boxes import paint_box
from game.scenes.seating import Seating, Sitter
from game.tables import seats
from game.ui import palette as colours
from game.ui.controls import Mark, Spot
from game.ui.ease import in_out_cubic, out_cubic
from game.ui.motion import Script, To
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.screen import Frame, Screen

R, RING, SEAT, CROWDED_SEAT = 196, 232, 104, 84
CROWDED = 6
"""More chairs than these stand so close that each is smaller, and its name nearer."""
NAME, CROWDED_NAME, LEAST_NAME = 200, 150, 112
LINE = 30.0
WIDE, HIGH = 530, 2 * (RING + 92)


@dataclass(eq=False)
class Disc:
    """A seat on its way round the table; ``turn`` in degrees from the right, clockwise."""

    turn: float
    alpha: float = 0.0


class SeatTable:
    """Lies in the middle of ``area``; its own units are those of the set-up drawing, its middle at (0, 0)."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.discs: dict[Sitter, Disc] = {}
        self.starts: Sitter | None = None
        crowded = seating.game.most_seats > CROWDED
        self.seat, self.name = (CROWDED_SEAT, CROWDED_NAME) if crowded else (SEAT, NAME)
        self.settle()

    def lay(self, screen: Screen, area: Rect) -> None:
        """Where it is drawn from now on."""
        zoom = min(1.2, area.w / WIDE, area.h / HIGH)
        self.k = zoom
        self.room = Rect.around(0, 0, (area.w + 24) / zoom, 2 * HIGH)
        cx, cy = area.centre
        frame = screen.frame(Rect(cx, cy, 0, 0), zoom)
        px, py = screen.point(cx, cy)
        self.frame = Frame(px, py, frame.u)

    # --- where everybody sits
    def angle(self, seat: int) -> float:
        """Where a seat is: the first one at the near side, the others the way that turns go."""
        way = 1 if self.seating.game.clockwise else -1
        return 90 + way * 360 / self.seating.game.most_seats * seat

    def settle(self) -> None:
        """Everybody at their place at once."""
        self.discs = {sitter: Disc(self.angle(i), 1.0) for i, sitter in enumerate(self.seating.sitters)}

    def rearrange(self) -> Script:
        """Everybody glides to the present place by the shorter way; who is new appears there."""
        before, self.discs = self.discs, {}
        steps = []
        for seat, sitter in enumerate(self.seating.sitters):
            goal = self.angle(seat)
            disc = self.discs[sitter] = before.get(sitter) or Disc(goal)
            disc.turn = goal + (disc.turn - goal + 180) % 360 - 180
            steps.append(To(disc, 600, in_out_cubic, turn=goal))
            steps.append(To(disc, 180, out_cubic, alpha=1.0))
        yield steps

    def _spot(self, turn: float, far: float = RING) -> tuple[float, float]:
        return far * math.cos(math.radians(turn)), far * math.sin(math.radians(turn))

    # --- drawing
    def paint_under(self, canvas: Canvas) -> None:
        """The empty chairs and, over them, the table."""
        board = canvas.within(self.frame)
        for seat in range(len(self.seating), self.seating.game.most_seats):
            board.sprite("shell/seat_empty", Rect.around(*self._spot(self.angle(seat)), self.seat))
        self._paint_seats(board)
        board.sprite("shell/table_round", Rect.around(0, 0, R * 2.08))
        paint_box(board, Rect.around(0, 0, 150, 200), self.seating.game.id, title=False)

    def _paint_seats(self, board: Canvas) -> None:
        for sitter, disc in self.discs.items():
            board.faded(disc.alpha).sprite(seats.token(sitter.look), Rect.around(*self._spot(disc.turn), self.seat))

    def paint_over(self, canvas: Canvas, names: Sequence[str]) -> None:
        """The names, and a flag for who begins."""
        board = canvas.within(self.frame)
        size = 20 / max(self.k, 0.1) ** 0.4
        for sitter, name in zip(self.seating.sitters, names, strict=True):
            disc = self.discs[sitter]
            wide = canvas.ui.measure(name, size, 600) / self.k + 4
            room = self.name_room(disc.turn, wide)
            board.faded(disc.alpha).text(name, room, size, self._tone(sitter), 600, align="center")
            if sitter is self.starts:
                self._paint_flag(board, *self._spot(disc.turn))

    def name_room(self, turn: float, wide: float) -> Rect:
        """Where the name of whoever sits there stands: outside, above or below."""
        x, y = self._spot(turn)
        below = math.sin(math.radians(turn)) > 0.2
        wide = min(max(self.name, LEAST_NAME / self.k), wide)
        away = self.seat / 2 + LINE / 2 - 1 + (6 if self.seat == SEAT else 0)
        return Rect.around(x, y + (away if below else -away), wide, LINE).within(self.room)

    def _tone(self, sitter: Sitter) -> colours.Colour:
        return colours.TONES[sitter.look]

    def _paint_flag(self, board: Canvas, x: float, y: float) -> None:
        out = self.seat * 0.365
        badge = Rect.around(x + out, y - out, 38)
        board.box(badge, colours.LACQUER8, 19, colours.BRASS_LIGHT, 2)
        board.icon("flag", badge.inset(8), colours.BRASS_LIGHT)

    # --- pressing
    def spots(
        self, names: Sequence[str], select: Callable[[int], None], add: Callable[[], None], tip: str
    ) -> list[Mark]:
        """Seats can be pressed to look at them, empty chairs to sit down."""
        marks: list[Mark] = []
        for seat in range(self.seating.game.most_seats):
            rect = Rect.around(*self._spot(self.angle(seat)), self.seat)
            if seat < len(self.seating):
                act, label = partial(select, seat), names[seat]
            else:
                act, label = partial(add), tip
            id_ = f"setup.table.{seat + 1}"
            marks.append(Spot(rect, id_, label, act, frame=self.frame, round=True, tip=label, tab=False))
        return marks
