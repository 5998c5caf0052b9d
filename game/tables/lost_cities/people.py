"""The panels of the two explorers, the turn wheel between them, the draw pile and the panel of the turn."""

from __future__ import annotations

from game.core.question import Seat
from game.tables import seats
from game.tables.lost_cities.cards import draw_card
from game.tables.lost_cities.layout import RATIO
from game.tables.lost_cities.stage import BACK, Stage, far_hand, pile_card
from game.tables.news import draw_lines
from game.tables.wheel import draw_wheel
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

SHOWN_BACKS = 10
STEP = 50.0


def draw_people(canvas: Canvas, stage: Stage) -> None:
    """Both panels and the wheel."""
    far: Seat = 1 - stage.near
    for seat in (far, stage.near):
        _draw_panel(canvas, stage, seat)
    between = stage.layout.wheel
    radius = min(62.0, between.h / 2 - 52)
    if radius > 24:
        draw_wheel(canvas, stage.people, *between.centre, radius, stage.now.turn, near=stage.near)


def _draw_panel(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    rect, playing = stage.panel(seat), stage.now.playing and stage.now.turn == seat
    canvas.nine("panel_active_9" if playing else "panel_9", rect, 24)
    canvas.sprite(seats.token(seats.hue(stage.people, seat)), Rect.around(rect.x + 72, rect.y + 72, 100))
    _draw_name(canvas, stage, seat, rect, playing)
    _draw_held(canvas, stage, seat, rect)
    canvas.rule(rect.x + 26, rect.y + 134, rect.w - 52)
    _draw_points(canvas, stage, seat, Rect(rect.x + 28, rect.y + 143, rect.w - 56, 38))


def _draw_name(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect, playing: bool) -> None:
    line = Rect(rect.x + 140, rect.y + 18, rect.w - 164, 44)
    if playing:
        words = stage.say("playing")
        wide = canvas.ui.measure(words, 18, 700) + 32
        pill = Rect(rect.right_edge - wide - 22, rect.y - 15, wide, 32)
        canvas.box(pill, colours.LACQUER7, 16, colours.BRASS_LIGHT, 1.6)
        canvas.text(words, pill, 18, colours.BRASS_LIGHT, 700, align="center")
    is_bot = stage.people[seat].plays != "human"
    wide = canvas.text(stage.name(seat), line.right(36 if is_bot else 0)[1], 34, stage.tone(seat), 800, "head")
    if is_bot:
        canvas.icon("bot", Rect(line.x + wide + 8, line.y + 8, 28, 28), colours.IVORY_DIM)


def _draw_held(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    """How many cards a seat holds; the far hand also as small backs."""
    far = seat != stage.near
    count = stage.far_count() if far else stage.now.hands[seat].count
    line = Rect(rect.x + 140, rect.y + 76, rect.w - 164, 30)
    cut, rest = line.left(28, 8)
    canvas.icon("hand", cut.centred(28, 28), colours.IVORY_DIM)
    if not far:
        canvas.text(stage.say("held", n=count), rest, 20, colours.IVORY_DIM)
        return
    canvas.text(stage.number(count), rest.left(34)[0], 22, colours.IVORY, 700)
    room = far_hand(rect)
    step = min(12.0, (room.w - 40) / max(1, min(count, SHOWN_BACKS) - 1))
    for at in range(min(count, SHOWN_BACKS)):
        draw_card(canvas, BACK, Rect(room.x + at * step, room.y, 40, 40 * RATIO))


def _draw_points(canvas: Canvas, stage: Stage, seat: Seat, row: Rect) -> None:
    """What this round is worth now, and the rounds before it."""
    first, second = row.left(row.w * 0.57, 18)
    points = stage.now.points(seat) if stage.now.playing else 0
    cells = (
        (first, stage.say("this-round"), stage.signed(points), 24, colours.IVORY),
        (second, stage.say("total"), stage.number(stage.now.total(seat)), 28, colours.BRASS_LIGHT),
    )
    for cell, label, number, size, colour in cells:
        wide = canvas.ui.measure(number, size, 800)
        canvas.text(label, cell.right(wide + 8)[1], 18, colours.IVORY_DIM)
        canvas.text(number, cell.right(wide + 2)[0], size, colour, 800, align="end")


# --- the draw pile
def draw_pile(canvas: Canvas, stage: Stage) -> None:
    """The pile as thick as it is, and how many cards it still has."""
    panel, left = stage.layout.pile, stage.now.pile
    canvas.nine("panel_9", panel, 24)
    card = pile_card(panel)
    if not left:
        canvas.box(card, None, 12, (*colours.IVORY, 102), 2.5, 9)
    for under in range(min(5, (left - 1) // 8) if left else -1, -1, -1):
        draw_card(canvas, BACK, card.move(under * 3, under * 3.2))
    words = Rect(card.right_edge + 36, panel.y + 20, panel.right_edge - card.right_edge - 56, panel.h - 40)
    roomy = panel.h > 200
    title, rest = words.top(40)
    canvas.text(stage.say("pile"), title, 25, colours.IVORY, 700, "head")
    number, rest = rest.top(92 if roomy else 60)
    canvas.text(stage.number(left), number, 72 if roomy else 48, colours.BRASS_LIGHT, 800)
    canvas.paragraph(stage.say("left", n=left), rest, 19, colours.IVORY_DIM, leading=1.25, most_lines=2)


# --- whose turn
def draw_turn(canvas: Canvas, stage: Stage) -> None:
    """Whose turn it is, its two steps, and while others act what happened lately."""
    panel = stage.layout.turn
    canvas.nine("panel_9", panel, 24)
    title = Rect(panel.x + 30, panel.y + 14, panel.w - 60, 48)
    canvas.text(turn_title(stage), title, 33, colours.IVORY, 700, "head")
    if not stage.now.playing:
        return
    for n, key in enumerate(("step-play", "step-draw")):
        _draw_step(canvas, stage, Rect(panel.x + 30, panel.y + 68 + n * 44, panel.w - 60, 40), n, key)
    if stage.asked is None:
        draw_lines(canvas, stage.lines, question_room(stage))


def turn_title(stage: Stage) -> str:
    """The heading of the panel of the turn."""
    now = stage.now
    if not now.round:
        return stage.say("before")
    if not now.playing:
        return stage.say("ended", round=now.round)
    return stage.say("turn", name=stage.name(now.turn))


def question_room(stage: Stage) -> Rect:
    """What the panel of the turn leaves for the question."""
    panel = stage.layout.turn
    return Rect(panel.x + 14, panel.y + 162, panel.w - 28, panel.h - 176)


def _draw_step(canvas: Canvas, stage: Stage, row: Rect, n: int, key: str) -> None:
    now = bool(stage.now.played) == bool(n)
    disc, rest = row.left(34, 14)
    disc = disc.centred(34, 34)
    if n < int(stage.now.played):
        canvas.icon("check", disc.inset(1), colours.JADE_LIGHT)
    else:
        canvas.box(disc, colours.BRASS if now else colours.WELL, 17, colours.BRASS if now else colours.LINE, 2)
        colour = colours.ON_BRASS if now else colours.IVORY_DIM
        canvas.text(stage.number(n + 1), disc, 19, colour, 700, align="center")
    canvas.text(stage.say(key), rest, 21, colours.IVORY if now else colours.IVORY_DIM, 600 if now else 500)
