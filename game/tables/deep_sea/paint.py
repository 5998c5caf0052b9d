"""The picture, layer by layer."""

from __future__ import annotations

from game.tables.deep_sea.action import draw_action
from game.tables.deep_sea.chips import draw_item
from game.tables.deep_sea.divers import draw_divers, draw_ring
from game.tables.deep_sea.legend import draw_legend
from game.tables.deep_sea.panels import draw_panels
from game.tables.deep_sea.sea import draw_backdrop, draw_bubbles, draw_path, draw_trail, draw_waves
from game.tables.deep_sea.stage import Flight, Stage, mixed
from game.tables.deep_sea.submarine import draw_submarine
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect


def backdrop(canvas: Canvas, stage: Stage) -> None:
    """What stays: the sea and the legend."""
    draw_backdrop(canvas, stage)


def board(canvas: Canvas, stage: Stage) -> None:
    """The sea with everything in it, then the panels."""
    inside = canvas.within(stage.layout.board)
    draw_waves(inside, stage)
    draw_bubbles(inside, stage)
    draw_submarine(inside, stage)
    if stage.now.row:
        draw_path(inside, stage)
        draw_trail(inside, stage)
        draw_row(inside, stage)
    draw_ring(inside, stage)
    draw_divers(inside, stage)
    draw_legend(canvas, stage)
    draw_panels(canvas, stage)
    draw_action(canvas, stage)


def draw_row(canvas: Canvas, stage: Stage) -> None:
    """Every space with what lies there; chips still on their way are not there yet."""
    size, held = stage.course().size, stage.moving.held
    for space, cards in enumerate(stage.now.row, 1):
        missing = held.get(space, 0)
        there = cards[: len(cards) - missing] if missing > 0 else cards
        if there or missing <= 0 or _is_ring(stage, space):
            x, y = stage.space(space)
            draw_item(canvas, there, x, y, size)


def _is_ring(stage: Stage, space: int) -> bool:
    """Whether a space whose chips are on their way shows its ring: where they were taken from or go down to."""
    return stage.moving.glide is None and not stage.moving.hops


def over(canvas: Canvas, stage: Stage) -> None:
    """What flies over everything."""
    for flight in stage.moving.flights:
        _draw_flight(canvas, stage, flight)
    _draw_banner(canvas, stage)


def _draw_flight(canvas: Canvas, stage: Stage, flight: Flight) -> None:
    frame = stage.layout.board
    x, y = frame.at(*mixed(flight.start(), flight.end(), flight.t))
    lift = 4 * flight.lift * flight.t * (1 - flight.t)
    size = round(flight.size[0] + (flight.size[1] - flight.size[0]) * flight.t)
    draw_item(canvas.within(frame), flight.cards, x, y - lift, size)


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
