"""The picture: what lies still, and what moves over it."""

from __future__ import annotations

from game.core.question import Seat
from game.tables.bubbles import bubbles, draw_bubbles
from game.tables.crew import mixed
from game.tables.diving_paint import DivingPicture
from game.tables.reef.action import draw_action, draw_gauge, draw_tray
from game.tables.reef.cards import TOKEN, H, W, draw_card, draw_token
from game.tables.reef.divers import draw_diver, draw_ring, resting
from game.tables.reef.layout import FIELD
from game.tables.reef.panels import draw_hand, draw_panel
from game.tables.reef.stage import Flight, Stage
from game.tables.reef.track import draw_backdrop, draw_board, draw_legend, draw_markers, draw_tokens, draw_trail
from game.ui.paint import Canvas
from game.ui.place import Rect

WATER, BUBBLES = FIELD.inset(14, 10), bubbles(18)
"""Bubbles rise over the spaces, and what water they have."""
SMALL, LARGE = 62.0, 150.0
"""How high a card is in a panel, and at the middle of its way there."""


class Picture(DivingPicture[Stage]):
    """The table of this game."""

    def feet(self, seat: Seat) -> float:
        return self.stage.feet(seat)[1]

    def draw_moving(self, canvas: Canvas) -> None:
        stage = self.stage
        inside = canvas.within(stage.layout.board)
        draw_bubbles(inside, BUBBLES, WATER, stage.motion.ambient_clock)
        if stage.moving.counts:
            draw_markers(inside, stage)
        for seat in self.by_depth:
            if not resting(stage, seat):
                draw_diver(inside, stage, seat)
        for seat in (*stage.moving.sinking, *stage.moving.counts):
            draw_panel(canvas, stage, seat)
        if stage.moving.oxygen is not None:
            draw_gauge(canvas, stage)
            if stage.now.facts.personal:
                draw_panel(canvas, stage, stage.diver_now)
        if stage.moving.dice is not None:
            draw_tray(canvas, stage)

    def draw_flight(self, canvas: Canvas, flight: Flight) -> None:
        _draw_flight(canvas, self.stage, flight)

    def resting(self) -> tuple[object, ...]:
        moving = self.stage.moving
        sinking, counts = tuple(moving.sinking), tuple(moving.counts)
        return self.stage.hints, counts, sinking, moving.oxygen is None, len(moving.flights)

    def draw_base(self, canvas: Canvas) -> None:
        """Lagoon, board and legend: the same for a whole match at one size."""
        draw_backdrop(canvas)
        draw_board(canvas.within(self.stage.layout.board), self.stage)
        draw_legend(canvas, self.stage, self.stage.layout)

    def draw_still(self, canvas: Canvas) -> None:
        stage = self.stage
        inside = canvas.within(stage.layout.board)
        draw_trail(inside, stage)
        draw_ring(inside, stage)
        draw_tokens(inside, stage)
        if not stage.moving.counts:
            draw_markers(inside, stage)
        for seat in self.by_depth:
            if resting(stage, seat):
                draw_diver(inside, stage, seat)
        for seat in range(stage.now.seats):
            draw_panel(canvas, stage, seat)
        if stage.layout.cards:
            draw_hand(canvas, stage, stage.layout.cards)
        draw_action(canvas, stage)


def _draw_flight(canvas: Canvas, stage: Stage, flight: Flight) -> None:
    """From a card lying face down, growing while it turns over above its space, into the panel."""
    frame = stage.layout.board
    start, end = flight.start(), flight.end()
    inside = canvas.within(frame)
    if flight.t < 0.5:
        t = flight.t * 2
        x, y = frame.at(*start)
        if t < 0.3:
            draw_token(inside, x, y - 30 * t, TOKEN * (1 + t))
            return
        high = LARGE * (0.5 + 0.5 * t)
        draw_card(inside, flight.card, Rect.around(x, y - 30 * t, high * W / H, high), (t - 0.3) / 0.7)
        return
    t = flight.t * 2 - 1
    (x0, y0), (x1, y1) = frame.at(*start), frame.at(*end)
    x, y = mixed((x0, y0 - 30), (x1, y1), t)
    zoom = canvas.ui.screen.u / frame.u
    high = LARGE + (SMALL * zoom - LARGE) * t
    draw_card(inside, flight.card, Rect.around(x, y, high * W / H, high))
