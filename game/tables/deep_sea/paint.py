"""The picture: one still layer, kept until something in it changes, and what moves over it."""

from __future__ import annotations

from functools import partial

from game.tables.banner import draw_banner
from game.tables.crew import mixed
from game.tables.deep_sea.action import draw_action, draw_dice
from game.tables.deep_sea.chips import draw_item
from game.tables.deep_sea.divers import draw_diver, draw_ring, resting
from game.tables.deep_sea.legend import draw_legend
from game.tables.deep_sea.panels import draw_panel
from game.tables.deep_sea.sea import draw_backdrop, draw_path, draw_rising, draw_trail, draw_waves
from game.tables.deep_sea.stage import Flight, Stage
from game.tables.deep_sea.submarine import draw_gauge, draw_hull
from game.tables.still import Same, Still
from game.ui.paint import Canvas


class Picture:
    """Draws a stage. The still layer is the scene's own backdrop, drawn anew only when the position changes."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.still = Still(self._draw_base, self._draw_still, partial(_what_is_still, stage))

    def backdrop(self, canvas: Canvas) -> None:
        """The still layer on a new surface."""
        self.still.backdrop(canvas)

    def paint(self, canvas: Canvas) -> None:
        """What moves, over the still layer; that is drawn anew first if it is not true any more."""
        stage = self.stage
        self.still.refresh(canvas)
        inside = canvas.within(stage.layout.board)
        draw_waves(inside, stage)
        draw_rising(inside, stage)
        draw_gauge(inside, stage)
        if stage.moving.glide is not None:
            _draw_row(inside, stage)
        for seat in _by_depth(stage):
            if not resting(stage, seat):
                draw_diver(inside, stage, seat)
        for seat in stage.moving.flips:
            draw_panel(canvas, stage, seat)
        if stage.moving.dice is not None:
            draw_dice(canvas, stage)

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over everything."""
        for flight in self.stage.moving.flights:
            _draw_flight(canvas, self.stage, flight)
        draw_banner(canvas, self.stage.moving.banner, self.stage.layout.sea)

    def _draw_still(self, canvas: Canvas) -> None:
        stage = self.stage
        inside = canvas.within(stage.layout.board)
        if stage.moving.glide is None:
            _draw_row(inside, stage)
        draw_ring(inside, stage)
        for seat in _by_depth(stage):
            if resting(stage, seat):
                draw_diver(inside, stage, seat)
        for seat in range(stage.now.seats):
            if seat not in stage.moving.flips:
                draw_panel(canvas, stage, seat)
        draw_action(canvas, stage)

    def _draw_base(self, canvas: Canvas) -> None:
        """Sea, hull and legend: the same for a whole match at one size."""
        draw_backdrop(canvas, self.stage)
        draw_hull(canvas.within(self.stage.layout.board), self.stage)
        draw_legend(canvas, self.stage)


def _what_is_still(stage: Stage) -> tuple[object, ...]:
    """Whatever, when it changes, makes the still layer untrue."""
    moving = stage.moving
    return (
        Same(stage.now), Same(stage.ui.words), Same(stage.people), stage.ui.screen.text_size, stage.layout,
        stage.asked, tuple(stage.lines), tuple(moving.hops), tuple(moving.turns), tuple(moving.flips),
        moving.glide is None, moving.dice is None, tuple(moving.held.items()),
    )  # fmt: skip


def _by_depth(stage: Stage) -> list[int]:
    """Divers, the lower in front."""
    return sorted(range(stage.now.seats), key=lambda seat: stage.feet(seat)[1])


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
