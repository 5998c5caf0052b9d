"""The picture: one still layer, kept until something in it changes, and what moves over it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.tables.deep_sea.action import draw_action, draw_dice
from game.tables.deep_sea.chips import draw_item
from game.tables.deep_sea.divers import draw_diver, draw_ring, resting
from game.tables.deep_sea.legend import draw_legend
from game.tables.deep_sea.panels import draw_panel
from game.tables.deep_sea.sea import draw_backdrop, draw_bubbles, draw_path, draw_trail, draw_waves
from game.tables.deep_sea.stage import Flight, Stage, mixed
from game.tables.deep_sea.submarine import draw_gauge, draw_hull
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect


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
        before, self._still = self._still, canvas.surface
        if before is not None and self._shown == _what_is_still(self.stage):
            canvas.surface.blit(before, (0, 0))
        else:
            self._draw_still(canvas)

    def paint(self, canvas: Canvas) -> None:
        """What moves, over the still layer; that is drawn anew first if it is not true any more."""
        stage = self.stage
        if self._still is not None and self._shown != _what_is_still(stage):
            self._draw_still(Canvas(canvas.ui, self._still, canvas.place))
            canvas.surface.blit(self._still, (0, 0))
        inside = canvas.within(stage.layout.board)
        draw_waves(inside, stage)
        draw_bubbles(inside, stage)
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
        _draw_banner(canvas, self.stage)

    def _draw_still(self, canvas: Canvas) -> None:
        stage = self.stage
        self._shown = _what_is_still(stage)
        canvas.surface.blit(self._made_base(canvas), (0, 0))
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

    def _made_base(self, canvas: Canvas) -> pygame.Surface:
        """Sea, hull and legend: the same for a whole match at one size."""
        stage, screen = self.stage, canvas.ui.screen
        key = (screen.size, screen.u, screen.text_size, canvas.ui.words)
        if self._base is None or key != self._base_key:
            self._base_key = key
            self._base = canvas.surface.convert(canvas.surface)
            base = Canvas(canvas.ui, self._base, canvas.place)
            draw_backdrop(base, stage)
            draw_hull(base.within(stage.layout.board), stage)
            draw_legend(base, stage)
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


def _draw_banner(canvas: Canvas, stage: Stage) -> None:
    banner = stage.moving.banner
    if banner is None or not banner.alpha:
        return
    sea = stage.layout.sea
    box = Rect.around(sea.x + sea.w / 2, sea.y + sea.h * 0.5, min(760, sea.w - 32), 190)
    solid = canvas.faded(banner.alpha).lowered(8 * (1 - banner.alpha))
    solid.nine("panel_active_9", box, 28)
    solid.text(banner.title, box.inset(30, 24).top(74)[0], 56, colours.BRASS_LIGHT, 800, "head", "center")
    solid.text(banner.line, box.inset(30, 24).bottom(56)[0], 24, colours.IVORY, 500, align="center")
