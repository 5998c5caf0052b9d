"""The picture: what lies still, and what moves over it."""

from __future__ import annotations

from game.core.question import Seat
from game.tables.crew import mixed
from game.tables.deep_sea.action import draw_action, draw_dice
from game.tables.deep_sea.chips import draw_item
from game.tables.deep_sea.divers import draw_diver, draw_ring, resting
from game.tables.deep_sea.legend import draw_legend
from game.tables.deep_sea.panels import draw_panel
from game.tables.deep_sea.sea import draw_backdrop, draw_path, draw_rising, draw_trail, draw_waves
from game.tables.deep_sea.stage import Flight, Stage
from game.tables.deep_sea.submarine import draw_gauge, draw_hull
from game.tables.diving_paint import DivingPicture
from game.ui.paint import Canvas


class Picture(DivingPicture[Stage]):
    """The table of this game."""

    def feet(self, seat: Seat) -> float:
        return self.stage.feet(seat)[1]

    def draw_moving(self, canvas: Canvas) -> None:
        stage = self.stage
        inside = canvas.within(stage.layout.board)
        draw_waves(inside, stage)
        draw_rising(inside, stage)
        draw_gauge(inside, stage)
        if stage.moving.glide is not None:
            _draw_row(inside, stage)
        for seat in self.by_depth:
            if not resting(stage, seat):
                draw_diver(inside, stage, seat)
        for seat in stage.moving.flips:
            draw_panel(canvas, stage, seat)
        if stage.moving.dice is not None:
            draw_dice(canvas, stage)

    def draw_flight(self, canvas: Canvas, flight: Flight) -> None:
        _draw_flight(canvas, self.stage, flight)

    def resting(self) -> tuple[object, ...]:
        moving = self.stage.moving
        return tuple(moving.flips), moving.glide is None, tuple(moving.held.items())

    def draw_still(self, canvas: Canvas) -> None:
        stage = self.stage
        inside = canvas.within(stage.layout.board)
        if stage.moving.glide is None:
            _draw_row(inside, stage)
        draw_ring(inside, stage)
        for seat in self.by_depth:
            if resting(stage, seat):
                draw_diver(inside, stage, seat)
        for seat in range(stage.now.seats):
            if seat not in stage.moving.flips:
                draw_panel(canvas, stage, seat)
        draw_action(canvas, stage)

    def draw_base(self, canvas: Canvas) -> None:
        """Sea, hull and legend: the same for a whole match at one size."""
        draw_backdrop(canvas, self.stage.layout.board)
        draw_hull(canvas.within(self.stage.layout.board), self.stage)
        draw_legend(canvas, self.stage)


def _draw_row(canvas: Canvas, stage: Stage) -> None:
    """The path, the last swim, and every space with what lies there; chips on their way are not there yet."""
    if not stage.now.row:
        return
    draw_path(canvas, stage)
    draw_trail(canvas, stage)
    moving, size = stage.moving, stage.course().size
    for space, cards in enumerate(stage.now.row, 1):
        missing = moving.held.get(space, 0)
        there = cards[: len(cards) - missing] if missing > 0 else cards
        if there or not missing or not moving.sinking:
            draw_item(canvas, there, *stage.space(space), size)


def _draw_flight(canvas: Canvas, stage: Stage, flight: Flight) -> None:
    frame = stage.layout.board
    x, y = frame.at(*mixed(flight.start(), flight.end(), flight.t))
    lift = 4 * flight.lift * flight.t * (1 - flight.t)
    size = flight.size[0] + (flight.size[1] - flight.size[0]) * flight.t
    draw_item(canvas.within(frame), flight.cards, x, y - lift, round(size / 6) * 6)
