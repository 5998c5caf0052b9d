"""The picture: one still layer, kept until something in it changes, and what moves over it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.tables.lost_cities.cards import draw_turned
from game.tables.lost_cities.felt import draw_ground
from game.tables.lost_cities.people import draw_people, draw_pile, draw_turn
from game.tables.lost_cities.stage import Flight, Stage, mixed
from game.tables.lost_cities.table import draw_columns, draw_trays
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

ARC = 40.0
"""How high a flying card rises over the straight way, units."""


class Picture:
    """Draws a stage. The still layer is the scene's own backdrop, drawn anew only when the position changes."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._base: pygame.Surface | None = None
        self._base_key: Hashable = None
        self._still: pygame.Surface | None = None
        self._shown: tuple[object, ...] = ()

    def backdrop(self, canvas: Canvas) -> None:
        """The still layer on a new surface, which is remembered."""
        self._still = canvas.surface
        self._draw_still(canvas)

    def paint(self, canvas: Canvas) -> None:
        """The still layer, drawn anew first if it is not true any more."""
        if self._still is not None and self._shown != _what_is_still(self.stage):
            self._draw_still(Canvas(canvas.ui, self._still, canvas.place))
            canvas.surface.blit(self._still, (0, 0))

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over everything."""
        stage = self.stage
        for flight in stage.moving.flights:
            _draw_flight(canvas, flight)
        held = stage.held
        if held is not None and held.moving:
            draw_turned(canvas, held.card, held.at, stage.fan().w * stage.layout.board.u, 0)
        _draw_banner(canvas, stage)

    def _draw_still(self, canvas: Canvas) -> None:
        stage = self.stage
        self._shown = _what_is_still(stage)
        canvas.surface.blit(self._made_base(canvas), (0, 0))
        inside = canvas.within(stage.layout.board)
        draw_columns(inside, stage, 1 - stage.near)
        draw_trays(inside, stage)
        draw_columns(inside, stage, stage.near)
        draw_people(canvas, stage)
        draw_pile(canvas, stage)
        draw_turn(canvas, stage)

    def _made_base(self, canvas: Canvas) -> pygame.Surface:
        """The ground: the same for a whole match at one size."""
        screen = canvas.ui.screen
        key = (screen.size, screen.u)
        if self._base is None or key != self._base_key:
            self._base_key = key
            self._base = canvas.surface.convert(canvas.surface)
            draw_ground(Canvas(canvas.ui, self._base, canvas.place))
        return self._base


class Same:
    """Equal only to the very same thing: positions are many, comparing them is not worth it."""

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)


def _what_is_still(stage: Stage) -> tuple[object, ...]:
    """Whatever, when it changes, makes the still layer untrue."""
    moving = stage.moving
    return (
        Same(stage.now), stage.asked, stage.picked, stage.near, stage.layout, tuple(stage.lines),
        tuple(moving.gone), tuple((seat, len(cards)) for seat, cards in moving.absent.items()),
    )  # fmt: skip


def _draw_flight(canvas: Canvas, flight: Flight) -> None:
    start, end, t = flight.start(), flight.end(), flight.t
    x, y = mixed(start.x, end.x, t), mixed(start.y, end.y, t) - 4 * ARC * canvas.ui.screen.u * t * (1 - t)
    w, angle = mixed(start.w, end.w, t), mixed(start.angle, end.angle, t)
    turns = flight.turns is not None and flight.turns != flight.card
    card = flight.turns if turns and t > 0.5 and flight.turns is not None else flight.card
    draw_turned(canvas, card, (x, y), max(4, round(w / 4) * 4), angle)


def _draw_banner(canvas: Canvas, stage: Stage) -> None:
    banner = stage.moving.banner
    if banner is None or not banner.alpha:
        return
    middle = stage.layout.middle
    box = Rect.around(middle.x + middle.w / 2, middle.y + middle.h * 0.44, min(760, middle.w - 32), 190)
    solid = canvas.faded(banner.alpha).lowered(8 * (1 - banner.alpha))
    solid.nine("panel_active_9", box, 28)
    solid.text(banner.title, box.inset(30, 24).top(74)[0], 54, colours.BRASS_LIGHT, 800, "head", "center")
    solid.text(banner.line, box.inset(30, 24).bottom(56)[0], 24, colours.IVORY, 500, align="center")
