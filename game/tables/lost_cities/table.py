"""Expeditions on their shelves and discards in their trays, with what they are worth."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.lost_cities import events, score
from game.rules.lost_cities.content import region, value
from game.tables import seats
from game.tables.lost_cities.cards import draw_card
from game.tables.lost_cities.felt import draw_shelf
from game.tables.lost_cities.layout import RATIO, SHELF
from game.tables.lost_cities.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

GAIN, GAIN_EDGE, GAIN_TEXT = colours.hexed("#0F2F2A"), colours.JADE_LIGHT, colours.hexed("#BFF2E4")
LOSS, LOSS_EDGE, LOSS_TEXT = colours.hexed("#3A1714"), colours.VERM_LIGHT, colours.hexed("#FFD2C6")
UNDER = colours.hexed("#E9DFC8")
LIT = colours.hexed("#FFE3A3")
PILL = 34.0
FRAME = 3.0


def size_in(canvas: Canvas, size: float) -> float:
    """A text size in the units of a board, whatever size the texts of panels have."""
    return size * canvas.place.u / canvas.ui.screen.u / canvas.ui.screen.text_size


def draw_columns(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    """One side's expeditions, then the shelf and what they are worth."""
    layout, near = stage.layout, seat == stage.near
    for at in range(len(stage.now.regions)):
        _draw_column(canvas, stage, seat, at)
    draw_shelf(canvas, layout.shelf[0], layout.floor(near) - 2, layout.shelf[1], SHELF)
    for at in range(len(stage.now.regions)):
        _draw_worth(canvas, stage, seat, at)


def _draw_column(canvas: Canvas, stage: Stage, seat: Seat, at: int) -> None:
    layout, near = stage.layout, seat == stage.near
    cards, floor = stage.column(seat, at), layout.floor(near)
    ghost = _is_ghost(stage, seat, at)
    with canvas.clipped(canvas.px(_room(layout.stand(at, near)))):
        if not cards and not ghost:
            land = stage.now.regions[at]
            top = floor - 100
            canvas.sprite(f"lost_cities/place_{land}", Rect(layout.column(at), top, layout.card, layout.card * RATIO))
        if ghost and stage.picked:
            _draw_ghost(canvas, stage, seat, at, stage.picked)
        for up in range(len(cards) - 1, -1, -1):
            rect = stage.card_rect(seat, at, up, int(ghost))
            draw_card(canvas, cards[up], rect)
            if cards[up] == _last_card(stage) and _last_laid(stage, seat):
                _draw_mark(canvas, stage, seat, rect)


def _room(stand: Rect) -> Rect:
    """All of an expedition with the frames about its cards, down to the shelf that cuts it off."""
    return Rect(stand.x - 12, stand.y - 12, stand.w + 24, stand.h + 12)


def _is_ghost(stage: Stage, seat: Seat, at: int) -> bool:
    """Whether the picked card may be laid here."""
    card = stage.picked
    if card is None or seat != stage.near or region(card) != stage.now.regions[at]:
        return False
    cards = stage.column(seat, at)
    return not cards or not value(cards[-1]) or value(card) > value(cards[-1])


def _draw_ghost(canvas: Canvas, stage: Stage, seat: Seat, at: int, card: str) -> None:
    """Where the picked card would lie, its number, a tick, and what it would change."""
    layout, count = stage.layout, len(stage.column(seat, at))
    tops = stage.heights(seat, at, 1)
    rect = Rect(layout.column(at), tops[-1] - 4, layout.card, 84 if count else layout.floor(True) - tops[-1] + 30)
    canvas.box(rect, (*LIT, 41), 12, LIT, FRAME, 9)
    line = Rect(rect.x, rect.y + 4, rect.w, 34)
    if value(card):
        rank = Rect(line.x, line.y, layout.card * 0.24, line.h)
        canvas.text(stage.number(value(card)), rank, size_in(canvas, 30), LIT, 800, align="center")
    else:
        canvas.sprite("lost_cities/handshake", Rect(line.x + 6, line.y + 4, 36, 27), tint=LIT)
    canvas.icon("check", Rect(line.right_edge - 40, line.y + 2, 30, 30), LIT)
    by = change(stage, seat, at, card)
    words = Rect(line.x + layout.card * 0.24, line.y, layout.card * 0.76 - 42, line.h)
    canvas.text(stage.signed(by), words, size_in(canvas, 22), LIT, 700, align="center")


def change(stage: Stage, seat: Seat, at: int, card: str) -> int:
    """What laying a card would add to its expedition."""
    cards = stage.column(seat, at)
    return score.points((*cards, card), stage.now.tariff) - score.points(cards, stage.now.tariff)


# --- the last turn
def _last_card(stage: Stage) -> str | None:
    last = stage.now.last
    return last[0].card if last and isinstance(last[0], events.Laid | events.Discarded) else None


def _last_laid(stage: Stage, seat: Seat) -> bool:
    last = stage.now.last
    return bool(last) and isinstance(last[0], events.Laid) and last[0].by == seat


def _draw_mark(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    """The frame and the marker of who moved last."""
    tone = stage.tone(seat)
    canvas.box(rect.inset(-3), None, 14, tone, 3.5)
    seats.marker(canvas, stage.people, seat, Rect(rect.right_edge - 27, rect.y + 4, 22, 22))


# --- what an expedition is worth
def _draw_worth(canvas: Canvas, stage: Stage, seat: Seat, at: int) -> None:
    line = stage.now.line(seat, at)
    if not line.cards:
        return
    layout, near = stage.layout, seat == stage.near
    wide = 76.0 if line.times == 1 else 118.0
    wide += 34 if line.bonus else 0
    rect = Rect.around(layout.column(at) + layout.card / 2, layout.floor(near) + 3, wide, PILL)
    draw_pill(canvas, stage, rect, line.points, line.times, bool(line.bonus))


def draw_pill(canvas: Canvas, stage: Stage, rect: Rect, points: int, times: int, bonus: bool = False) -> None:
    """Points with their sign, what multiplies them in brass, a star where the long road is rewarded."""
    good = points > 0
    canvas.box(rect, GAIN if good else LOSS, rect.h / 2, GAIN_EDGE if good else LOSS_EDGE, 2)
    inside = rect.inset(8, 0)
    if bonus:
        star, inside = inside.right(26, 4)
        canvas.icon("star", star.centred(24, 24), colours.BRASS_LIGHT)
    if times > 1:
        more, inside = inside.right(40, 2)
        words = stage.say("times", n=times)
        canvas.text(words, more, size_in(canvas, 20), colours.BRASS_LIGHT, 700, align="center")
    colour = GAIN_TEXT if good else LOSS_TEXT
    canvas.text(stage.signed(points), inside, size_in(canvas, 20), colour, 700, align="center")


# --- discards
def draw_trays(canvas: Canvas, stage: Stage) -> None:
    """Every discard place: its top card peeps out behind the name plate."""
    for at in range(len(stage.now.regions)):
        _draw_tray(canvas, stage, at)


def _draw_tray(canvas: Canvas, stage: Stage, at: int) -> None:
    layout, tray, land = stage.layout, stage.tray(at), stage.now.regions[at]
    x, top, w = layout.column(at), layout.tray_top, layout.card
    with canvas.clipped(canvas.px(Rect(x - 8, top - 8, w + 16, 104))):
        if tray.top is None:
            canvas.box(Rect(x + 2, top + 14, w - 4, 120), (8, 16, 20, 115), 12, (*colours.IVORY, 102), 2.5, 9)
        else:
            for down in range(min(tray.count, 4) - 1, 0, -1):
                canvas.box(Rect(x + 3 + down * 2, top + 8 - down * 2, w - 6 - down * 4, 90), UNDER, 10, colours.INK, 2)
            draw_card(canvas, tray.top, stage.tray_card(at))
            last = stage.now.last
            if tray.top == _last_card(stage) and isinstance(last[0], events.Discarded):
                _draw_mark(canvas, stage, last[0].by, stage.tray_card(at))
    plate = Rect(x - 6, top + 76, w + 12, layout.plate)
    canvas.sprite(f"lost_cities/slot_{land}", plate)
    _draw_name(canvas, stage, at, plate)
    _draw_aim(canvas, stage, at)


def _draw_name(canvas: Canvas, stage: Stage, at: int, plate: Rect) -> None:
    tray, land = stage.tray(at), stage.now.regions[at]
    start = plate.w * 84 / 320 + 4
    room = Rect(plate.x + start, plate.y, plate.w - start - 9, plate.h - 6)
    canvas.text(stage.say(f"region-{land}"), room, size_in(canvas, 21), colours.IVORY, 600)
    if tray.count > 1:
        spot = Rect(plate.right_edge - 44, plate.y - 15, 32, 27)
        canvas.box(spot, colours.WELL, 13, colours.BRASS, 1.5)
        canvas.text(stage.number(tray.count), spot, size_in(canvas, 18), colours.IVORY, 700, align="center")


def _draw_aim(canvas: Canvas, stage: Stage, at: int) -> None:
    """The dashed frame of a discard place where something may be put or taken now."""
    if not aimed(stage, at):
        return
    layout = stage.layout
    rect = Rect(layout.column(at) - 12, layout.tray_top - 4, layout.card + 24, 80 + layout.plate)
    canvas.box(rect, None, 16, LIT, FRAME, 9)
    tick = Rect(rect.right_edge - 30, rect.y - 10, 32, 32)
    canvas.box(tick, colours.WELL, 16, LIT, 2)
    canvas.icon("check", tick.inset(5), LIT)


def aimed(stage: Stage, at: int) -> bool:
    """Whether a discard place is a target just now."""
    if stage.asked == "place":
        return stage.picked is not None and region(stage.picked) == stage.now.regions[at]
    if stage.asked != "draw" or stage.tray(at).top is None:
        return False
    last = stage.now.last
    return not (last and isinstance(last[0], events.Discarded) and last[0].card == stage.tray(at).top)
