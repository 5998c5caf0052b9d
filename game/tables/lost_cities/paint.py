"""The picture: one still layer, kept until something in it changes, and what flies over it."""

from __future__ import annotations

from game.tables.banner import draw_banner
from game.tables.lost_cities.cards import draw_flying, draw_turned
from game.tables.lost_cities.felt import draw_ground
from game.tables.lost_cities.people import draw_people, draw_pile, draw_turn
from game.tables.lost_cities.stage import Flight, Stage, mixed
from game.tables.lost_cities.table import draw_columns, draw_trays
from game.tables.still import Same, Still
from game.ui.paint import Canvas

ARC = 40.0
"""How high a flying card rises over the straight way, units."""


class Picture:
    """Draws a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.still = Still(draw_ground, self._draw_still, self._what_is_still)

    def backdrop(self, canvas: Canvas) -> None:
        """The still layer on a new surface."""
        self.still.backdrop(canvas)

    def paint(self, canvas: Canvas) -> None:
        """The still layer, drawn anew first if it is not true any more."""
        self.still.refresh(canvas)

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over everything."""
        stage = self.stage
        for flight in stage.moving.flights:
            _draw_flight(canvas, flight)
        held = stage.held
        if held is not None and held.moving:
            draw_turned(canvas, held.card, held.at, stage.fan().w * stage.layout.board.u, 0)
        draw_banner(canvas, stage.moving.banner, stage.layout.middle)

    def _draw_still(self, canvas: Canvas) -> None:
        stage = self.stage
        inside = canvas.within(stage.layout.board)
        draw_columns(inside, stage, 1 - stage.near)
        draw_trays(inside, stage)
        draw_columns(inside, stage, stage.near)
        draw_people(canvas, stage)
        draw_pile(canvas, stage)
        draw_turn(canvas, stage)

    def _what_is_still(self) -> tuple[object, ...]:
        """Whatever, when it changes, makes the still layer untrue."""
        stage, moving, screen = self.stage, self.stage.moving, self.stage.ui.screen
        return (
            Same(stage.now), stage.asked, stage.picked, stage.near, stage.layout, tuple(stage.lines),
            tuple(moving.gone), tuple((seat, len(cards)) for seat, cards in moving.absent.items()),
            Same(stage.ui.words), screen.size, screen.text_size, tuple(stage.people),
        )  # fmt: skip


def _draw_flight(canvas: Canvas, flight: Flight) -> None:
    start, end, t = flight.start(), flight.end(), flight.t
    x, y = mixed(start.x, end.x, t), mixed(start.y, end.y, t) - 4 * ARC * canvas.ui.screen.u * t * (1 - t)
    w, angle = mixed(start.w, end.w, t), mixed(start.angle, end.angle, t)
    card = flight.turns if flight.turns is not None and t > 0.5 else flight.card
    draw_flying(canvas.faded(flight.alpha), card, (x, y), w, max(start.w, end.w), angle)
