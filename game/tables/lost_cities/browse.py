"""What unfolds over the table: a discard place card by card, the cards nobody has seen, and the score sheets."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.lost_cities import score
from game.rules.lost_cities.content import region, value
from game.tables import seats
from game.tables.lost_cities.cards import draw_card, symbol
from game.tables.lost_cities.layout import RATIO
from game.tables.lost_cities.stage import Stage
from game.tables.lost_cities.table import GAIN_TEXT, LOSS_TEXT
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

MINI = 84.0


def draw_tray_fan(canvas: Canvas, stage: Stage, at: int) -> None:
    """All cards of a discard place, the top one first, in one row above it."""
    layout, cards = stage.layout, stage.tray(at).cards
    room = layout.w - 80
    step = min(MINI * 0.62, (room - MINI) / max(1, len(cards) - 1))
    wide = step * (len(cards) - 1) + MINI + 36
    x = max(24.0, min(layout.column(at) + layout.card / 2 - wide / 2, layout.w - wide - 24))
    box = Rect(x, layout.tray_top - MINI * RATIO - 36 - 12, wide, MINI * RATIO + 36)
    canvas.nine("panel_active_9", box, 20)
    for down, card in enumerate(cards):
        draw_card(canvas, card, Rect(box.x + 18 + step * down, box.y + 18, MINI, MINI * RATIO))


def draw_unseen(canvas: Canvas, stage: Stage, cards: tuple[str, ...], beside: Rect) -> None:
    """The cards that are in the pile or in the other's hand, region by region."""
    rows = [[card for card in cards if region(card) == land] for land in stage.now.regions]
    most = max(map(len, rows), default=0)
    wide = max(380.0, 78 + most * 62)
    title = canvas.ui.em(22) * 1.5
    box = Rect(beside.x - wide - 20, beside.y, wide, 60 + title + len(rows) * 44)
    box = box.within(canvas.ui.screen.all.inset(16))
    canvas.nine("panel_active_9", box, 24)
    inside = box.inset(22, 18)
    head, rest = inside.top(title, 10)
    canvas.text(stage.say("unseen", n=len(cards)), head, 22, colours.BRASS_LIGHT, 700)
    for row, held, land in zip(rest.top(44 * len(rows))[0].rows(len(rows)), rows, stage.now.regions, strict=True):
        cut, line = row.left(40, 8)
        canvas.sprite(symbol(land), cut.centred(34, 34))
        for at, card in enumerate(held):
            _draw_rank(canvas, stage, card, Rect(line.x + at * 58, line.y + 5, 52, 34))


def _draw_rank(canvas: Canvas, stage: Stage, card: str, rect: Rect) -> None:
    canvas.box(rect, colours.WELL, 9, colours.LINE, 1.5)
    if value(card):
        canvas.text(stage.number(value(card)), rect, 20, colours.IVORY, 700, align="center")
    else:
        canvas.sprite("lost_cities/handshake", rect.inset(8, 5).fitted(4, 3))


# --- score sheets
def draw_sheets(canvas: Canvas, stage: Stage, beside: Rect) -> None:
    """Both explorers' points, round by round, beside a panel."""
    scored = stage.now.scored
    rows, tall = len(scored[0]), 44.0
    box = Rect(beside.right_edge + 20, beside.y, 430, 96 + tall * rows).within(canvas.ui.screen.all.inset(16))
    canvas.nine("panel_active_9", box, 24)
    inside = box.inset(24, 16)
    head, rest = inside.top(56, 4)
    for cell, seat in zip(head.right(270)[0].cols(2), (0, 1), strict=True):
        token, name = cell.left(36, 8)
        canvas.sprite(seats.token(seats.hue(stage.people, seat)), token.centred(34, 34))
        canvas.text(stage.name(seat), name, 19, stage.tone(seat), 700)
    for n, row in enumerate(rest.top(tall * rows)[0].rows(rows)):
        canvas.rule(row.x, row.y, row.w)
        canvas.text(stage.say("round", round=n + 1), row.left(120)[0], 19, colours.IVORY_DIM)
        for cell, seat in zip(row.right(270)[0].cols(2), (0, 1), strict=True):
            canvas.text(stage.signed(scored[seat][n]), cell, 22, colours.IVORY, 700, align="center")


def sheet_box(stage: Stage) -> Rect:
    """Where the score sheet of a round lies."""
    screen = stage.ui.screen.all
    return screen.centred(min(1240, screen.w - 64), min(190 + 62 * len(stage.now.regions) + 150, screen.h - 48))


def draw_sheet(canvas: Canvas, stage: Stage) -> None:
    """The score sheet of the round that has just ended: every expedition of both, sum by sum."""
    at = stage.moving.sheet
    if at is None or at >= len(stage.now.sheets):
        return
    canvas.fill((*colours.SCRIM[:3], 150))
    box = sheet_box(stage)
    canvas.nine("dialog_9", box, 30)
    inside = box.inset(48, 30)
    title, rest = inside.top(66)
    canvas.text(stage.say("ended", round=at + 1), title, 44, colours.IVORY, 800, "head", "center")
    rest = rest.bottom(84)[1]
    land, both = rest.left(200, 12)
    far: Seat = 1 - stage.near
    for seat, room in zip((stage.near, far), both.cols(2, 28), strict=True):
        _draw_side(canvas, stage, seat, room, at)
    _draw_lands(canvas, stage, land)


def _rows(room: Rect, count: int) -> tuple[Rect, list[Rect], Rect]:
    head, rest = room.top(62)
    total, rest = rest.bottom(66)
    return head, rest.rows(count), total


def _draw_lands(canvas: Canvas, stage: Stage, room: Rect) -> None:
    _, rows, total = _rows(room, len(stage.now.regions))
    for land, row in zip(stage.now.regions, rows, strict=True):
        cut, words = row.left(44, 12)
        canvas.sprite(symbol(land), cut.centred(40, 40))
        canvas.text(stage.say(f"region-{land}"), words, 21, colours.IVORY, 600)
        canvas.rule(row.x, row.y, row.w)
    canvas.text(stage.say("this-round"), total, 22, colours.BRASS_LIGHT, 700)


def _draw_side(canvas: Canvas, stage: Stage, seat: Seat, room: Rect, at: int) -> None:
    head, rows, total = _rows(room, len(stage.now.regions))
    token, name = head.left(48, 12)
    canvas.sprite(seats.token(seats.hue(stage.people, seat)), token.centred(48, 48))
    canvas.text(stage.name(seat), name, 28, stage.tone(seat), 800, "head")
    shown = stage.moving.shown * (len(rows) + 1)
    for n, (row, points) in enumerate(zip(rows, stage.now.sheets[at][seat], strict=True)):
        canvas.rule(row.x, row.y, row.w)
        solid = canvas.faded(max(0.0, min(1.0, shown - n)))
        line = score.line(stage.column(seat, n), stage.now.tariff)
        number, sum_ = row.right(88, 8)
        if not line.cards:
            solid.text("–", number, 22, colours.MUTE, align="end")
            continue
        solid.text(stage.ui.words.formula(reckoned(line)), sum_, 20, colours.IVORY_DIM)
        solid.text(stage.signed(points), number, 24, GAIN_TEXT if points > 0 else LOSS_TEXT, 700, align="end")
    solid = canvas.faded(max(0.0, min(1.0, shown - len(rows))))
    solid.fill(colours.BRASS, Rect(total.x, total.y, total.w, 2))
    solid.text(stage.signed(stage.now.scored[seat][at]), total.right(120)[0], 34, colours.BRASS_LIGHT, 800, align="end")
    words = stage.say("total-now", n=stage.now.total(seat))
    solid.text(words, total.right(128)[1], 20, colours.IVORY_DIM)


def reckoned(line: score.Line) -> str:
    """The sum of an expedition: "(29 - 20) × 3 + 20"."""
    text = f"{line.total} - {line.base}"
    if line.times > 1:
        text = f"({text}) × {line.times}"
    return f"{text} + {line.bonus}" if line.bonus else text
