"""One panel a diver: where it is, what it carries by level, what that costs, and what it has banked."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.deep_sea.look import Cards
from game.tables.deep_sea.chips import draw_boxed, draw_value, spread
from game.tables.deep_sea.divers import badge
from game.tables.deep_sea.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

TALL, MIDDLE = 170.0, 130.0
LOSS = colours.hexed("#FFC7B0")
FREE = colours.hexed("#8FE0CE")
START, END = 110.0, 22.0
"""Where the words of a panel begin, and how far from its far edge they end."""


def draw_panel(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    """The panel of one diver."""
    rect = stage.layout.panels[seat]
    playing = stage.now.diving and stage.now.turn == seat
    canvas.nine("panel_active_9" if playing else "panel_9", rect, 24)
    _draw_figure(canvas, stage, seat, rect, playing)
    _draw_name(canvas, stage, seat, rect)
    _draw_state(canvas, stage, seat, rect)
    _draw_load(canvas, stage, seat, rect)


def _draw_figure(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect, playing: bool) -> None:
    h = min(93.6, rect.h - 30)
    w = h / 1.3
    canvas.sprite(stage.diver(seat), Rect(rect.x + 54 - w / 2, rect.y + min(22, rect.h * 0.11), w, h))
    if not playing:
        return
    chevron = Rect(rect.right_edge - 24, rect.y + rect.h / 2 - 22, 44, 44)
    canvas.icon("chevron_right", chevron, colours.BRASS_LIGHT)
    if rect.h >= MIDDLE:
        under = Rect(rect.x + 6, rect.y + rect.h - (58 if rect.h >= TALL else 38), 100, 26)
        canvas.text(stage.say("playing"), under, 18, colours.BRASS_LIGHT, 700, align="center")


def _top(rect: Rect) -> float:
    return rect.y + (18 if rect.h >= TALL else 10 if rect.h >= MIDDLE else 6)


def _draw_name(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    ui, size = canvas.ui, 28 if rect.h >= TALL else 26
    line = Rect(rect.x + START, _top(rect), rect.w - START - END, 34)
    points = stage.number(stage.now.points(seat))
    score = ui.measure(points, 28, 700)
    canvas.text(points, line.right(score + 2)[0], 28, colours.BRASS_LIGHT, 700, align="end")
    star, rest = line.right(score + 10)[1].right(30, 8)
    canvas.icon("score", star.centred(30, 30), colours.BRASS_LIGHT)
    is_bot = stage.people[seat].plays != "human"
    room = rest.right(38 if is_bot else 0)[1]
    wide = canvas.text(stage.name(seat), room, name_size(canvas, stage.name(seat), size, room.w), stage.tone(seat), 700)
    if is_bot:
        canvas.icon("bot", Rect(rest.x + wide + 10, rest.y + 2, 30, 30), colours.IVORY_DIM)


def name_size(canvas: Canvas, name: str, size: float, wide: float) -> float:
    """The largest size in which a whole name has room, down to that of the words below it."""
    fits = (less for less in (size, 23, 19) if canvas.ui.measure(name, less, 700) <= wide)
    return next(fits, 19)


def _draw_state(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    line = Rect(rect.x + START, _top(rect) + 39, rect.w - START - END, 30)
    cut, rest = line.left(30, 8)
    canvas.sprite(badge(stage, seat), cut.centred(30, 30))
    canvas.text(state(stage, seat), rest, 19)


def state(stage: Stage, seat: Seat) -> str:
    """Where a diver is and where it is heading, in words."""
    now = stage.now
    if seat in now.drowned:
        return stage.say("state-drowned")
    if seat in now.home:
        return stage.say("state-home")
    if not now.at[seat]:
        return stage.say("state-aboard")
    return stage.say("state-up" if now.up[seat] else "state-down", place=now.at[seat])


def _draw_load(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    """What it carries, and what that costs; while chips turn over, their values."""
    items, flips = stage.now.items[seat], stage.moving.flips.get(seat)
    tall, size = rect.h >= TALL, chip_size(rect)
    row = Rect(rect.x + START - 4, _row(rect), rect.w - START - END, size)
    if flips:
        _draw_flips(canvas, row, *flips)
        return
    cost = _cost(stage, seat, tall)
    if tall and seat in stage.now.home and canvas.ui.measure(cost, 18, 600) > row.w:
        cost = _cost(stage, seat, tall=False)
    colour = FREE if seat in stage.now.home else LOSS
    if not items:
        _draw_nothing(canvas, stage, seat, rect)
    elif tall:
        canvas.text(cost, Rect(row.x + 2, rect.y + 152, row.w, 24), 18, colour, 600)
    else:
        wide = canvas.ui.measure(cost, 18, 600)
        canvas.text(cost, row.right(wide + 2)[0], 18, colour, 600, align="end")
        row = row.right(wide + 10)[1]
    _draw_items(canvas, items, row)


def _cost(stage: Stage, seat: Seat, tall: bool) -> str:
    """What its load costs with every breath; at home it only waits to be counted."""
    if seat in stage.now.home:
        return stage.say("kept" if tall else "kept-short")
    return stage.say("cost" if tall else "cost-short", loss=-len(stage.now.items[seat]))


def chip_size(rect: Rect) -> float:
    """How large a carried chip is drawn in a panel."""
    return 54 if rect.h >= TALL else 46 if rect.h >= MIDDLE else 34


def _row(rect: Rect) -> float:
    return rect.y + (97 if rect.h >= TALL else 90 if rect.h >= MIDDLE else rect.h - 39)


def _draw_items(canvas: Canvas, items: tuple[Cards, ...], row: Rect) -> None:
    step = spread(len(items), row.w, row.h)
    for at, item in enumerate(items):
        draw_boxed(canvas, item, row.x + row.h / 2 + at * step, row.y + row.h / 2, row.h)


def item_boxes(stage: Stage, seat: Seat) -> list[Rect]:
    """Where each carried item of a diver lies in its panel."""
    rect, count = stage.layout.panels[seat], len(stage.now.items[seat])
    size = chip_size(rect)
    room = rect.w - START - END - (0 if rect.h >= TALL else 80)
    step = spread(count, room, size)
    return [Rect(rect.x + START - 4 + at * step, _row(rect), min(size, max(18, step)), size) for at in range(count)]


def _draw_flips(canvas: Canvas, row: Rect, cards: Cards, turned: list[float]) -> None:
    step = spread(len(cards), row.w, row.h)
    for at, (card, t) in enumerate(zip(cards, turned, strict=True)):
        draw_value(canvas, card, row.x + row.h / 2 + at * step, row.y + row.h / 2, row.h, t)


def _outcome(stage: Stage, seat: Seat) -> str:
    """What somebody without a load has come to."""
    now = stage.now
    if seat in now.drowned:
        return stage.say("home-lost", n=now.lost[seat][-1])
    if seat not in now.home:
        return stage.say("carries-nothing")
    won = 0 if now.diving else now.gained[seat][-1]
    return stage.say("home-banked", n=won) if won else stage.say("home-empty")


def _draw_nothing(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    now, tall = stage.now, rect.h >= TALL
    first, second = Rect(rect.x + START, rect.y + 112, rect.w - START - END, 26), rect.y + 140
    if not tall:
        first = Rect(first.x, _row(rect) + chip_size(rect) / 2 - 12, first.w, 24)
    words = _outcome(stage, seat)
    canvas.text(words, first, 18, colours.IVORY_DIM)
    if tall and seat not in now.home:
        canvas.text(stage.say("breathes-free"), Rect(first.x, second, first.w, 26), 18, FREE, 600)
