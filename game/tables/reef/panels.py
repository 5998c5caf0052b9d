"""One panel a diver: where it is, the cards before it, what they would score, and whether it can still make it."""

from __future__ import annotations

from game.core.question import Seat
from game.tables import seats
from game.tables.reef.cards import H, W, draw_card, spread
from game.tables.reef.dial import LOW, NUMBER_LOW, draw_tank
from game.tables.reef.divers import badge
from game.tables.reef.odds import percent
from game.tables.reef.position import Cards
from game.tables.reef.stage import Stage
from game.tables.reef.track import shown_points
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

TALL, MIDDLE = 160.0, 130.0
START, END = 110.0, 22.0
"""Where the words of a panel begin, and how far from its far edge they end."""
FAR = 92.0
"""What stands at the far end of the cards: their worth, and the chance to bring them home."""
TANK = 48.0
"""How large a diver's own dial is."""
LOST = colours.hexed("#FFC7B0")


def draw_panel(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    """The panel of one diver."""
    rect = stage.layout.panels[seat]
    playing = stage.now.facts.playing and stage.now.facts.turn == seat
    canvas.nine("panel_active_9" if playing else "panel_9", rect, 24)
    _draw_figure(canvas, stage, seat, rect, playing)
    _draw_name(canvas, stage, seat, rect)
    _draw_state(canvas, stage, seat, rect)
    _draw_cards(canvas, stage, seat, rect)


def _draw_figure(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect, playing: bool) -> None:
    h = min(93.6, rect.h - 30)
    w = h / 1.3
    canvas.sprite(stage.diver(seat), Rect(rect.x + 54 - w / 2, rect.y + min(22, rect.h * 0.11), w, h))
    if not playing:
        return
    chevron = Rect(rect.right_edge - 24, rect.y + rect.h / 2 - 22, 44, 44)
    canvas.icon("chevron_right", chevron, colours.BRASS_LIGHT)
    if rect.h >= MIDDLE:
        under = Rect(rect.x + 6, rect.bottom_edge - 38, 100, 26)
        canvas.text(stage.say("playing"), under, 18, colours.BRASS_LIGHT, 700, align="center")


def _top(rect: Rect) -> float:
    return rect.y + (12 if rect.h >= MIDDLE else 6)


def _draw_name(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    ui, size = canvas.ui, 27 if rect.h >= TALL else 25
    line = Rect(rect.x + START, _top(rect), rect.w - START - END, 34)
    points = stage.number(round(shown_points(stage, seat)))
    wide = ui.measure(points, 28, 700)
    marker, rest = line.right(32, 8)
    seats.marker(canvas, stage.people, seat, marker.centred(32, 32))
    canvas.text(points, rest.right(wide + 2)[0], 28, colours.BRASS_LIGHT, 700, align="end")
    rest = rest.right(wide + 12)[1]
    is_bot = stage.people[seat].plays != "human"
    named = canvas.text(stage.name(seat), rest.right(38 if is_bot else 0)[1], size, stage.tone(seat), 700)
    if is_bot:
        canvas.icon("bot", Rect(rest.x + named + 10, rest.y + 2, 30, 30), colours.IVORY_DIM)


def _draw_state(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    line = Rect(rect.x + START, _top(rect) + (40 if rect.h >= MIDDLE else 34), rect.w - START - END, 30)
    if stage.now.facts.personal and rect.h < MIDDLE:
        air, line = line.right(66, 8)
        oxygen = stage.now.oxygen(seat)
        colour = NUMBER_LOW if oxygen <= LOW else colours.JADE_LIGHT
        _draw_number(canvas, "air", stage.number(oxygen), air, colour)
    elif stage.now.facts.personal:
        spot, line = line.right(TANK, 8)
        draw_tank(canvas, stage, seat, Rect(spot.x, _top(rect) + 33, TANK, TANK))
    cut, rest = line.left(30, 8)
    canvas.sprite(badge(stage, seat), cut.centred(30, 30))
    words = state(stage, seat)
    if stage.now.at[seat] and canvas.ui.measure(words, 19) > rest.w:
        words = stage.say("state-short", space=stage.now.at[seat])
    canvas.text(words, rest, 19)


def state(stage: Stage, seat: Seat) -> str:
    """Where a diver is and where it is heading, in words."""
    now = stage.now.facts
    if seat in now.home:
        return stage.say("state-home")
    if not now.at[seat]:
        return stage.say("state-out-aboard" if seat in now.out else "state-aboard")
    if seat in now.out or (now.round and not now.playing):
        return stage.say("state-out", space=now.at[seat])
    return stage.say("state-back" if now.back[seat] else "state-on", space=now.at[seat])


def row(rect: Rect) -> Rect:
    """Where a diver's cards lie in its panel."""
    high = 62.0 if rect.h >= TALL else 54.0 if rect.h >= MIDDLE else min(48.0, rect.h - 74)
    return Rect(rect.x + START, rect.bottom_edge - high - 10, rect.w - START - END - FAR - 8, high)


def card_boxes(rect: Rect, count: int) -> list[Rect]:
    """The box of each card of a panel."""
    line = row(rect)
    wide = line.h * W / H
    step = spread(count, line.w, wide)
    return [Rect(line.x + at * step, line.y, wide, line.h) for at in range(count)]


def _draw_cards(canvas: Canvas, stage: Stage, seat: Seat, rect: Rect) -> None:
    cards, line = stage.now.taken[seat], row(rect)
    sunk = stage.moving.sinking.get(seat, 0.0)
    solid = canvas.faded(1 - sunk).lowered(16 * sunk)
    for card, box in zip(cards, card_boxes(rect, len(cards)), strict=True):
        draw_card(solid, card, box)
    far = Rect(line.right_edge + 8, line.bottom_edge - 54, FAR, 54)
    if not cards:
        canvas.text(outcome(stage, seat), line, 18, colours.IVORY_DIM)
    worth, chance = far.bottom(52)[0].rows(2)
    if cards and rect.h >= MIDDLE:
        _draw_number(solid, "score", stage.number(stage.now.haul(seat)), worth, colours.BRASS_LIGHT)
    _draw_chance(canvas, stage, seat, chance)


def _draw_chance(canvas: Canvas, stage: Stage, seat: Seat, spot: Rect) -> None:
    """The chance to be home in time; none for who is aboard."""
    chance = stage.now.chance(seat) if seat not in stage.now.facts.home else None
    if chance is not None:
        _draw_number(canvas, "home", stage.say("chance", n=percent(chance)), spot, chance_colour(chance))


def _draw_number(canvas: Canvas, icon: str, words: str, spot: Rect, colour: Colour) -> None:
    """Words at the far end with their icon before them, if there is room for it."""
    wide = canvas.ui.measure(words, 19, 700)
    canvas.text(words, spot.right(min(spot.w, wide + 2))[0], 19, colour, 700, align="end")
    if wide + 30 <= spot.w:
        canvas.icon(icon, spot.right(wide + 8)[1].right(22)[0].centred(22, 22), colour)


def chance_colour(chance: float) -> Colour:
    """Likely, open, or hardly."""
    return colours.JADE_LIGHT if chance >= 0.5 else colours.BRASS_LIGHT if chance >= 0.15 else LOST


def outcome(stage: Stage, seat: Seat) -> str:
    """What somebody without cards has come to."""
    now = stage.now.facts
    if not now.playing and now.round:
        won = now.gained[seat][-1]
        return stage.say("won", n=won) if won else stage.say("won-nothing")
    return stage.say("no-cards")


# --- the cards of the diver whose turn it is
def draw_hand(canvas: Canvas, stage: Stage, box: Rect) -> None:
    """They lie large below the panels, where there is room."""
    seat = stage.diver_now
    cards: Cards = stage.now.taken[seat]
    canvas.nine("panel_9", box, 24)
    head, rest = box.inset(24, 12).top(34, 8)
    worth = stage.say("if-home", n=stage.now.haul(seat)) if cards else ""
    wide = min(head.w * 0.5, canvas.ui.measure(worth, 18))
    canvas.text(stage.say("cards-of", name=stage.name(seat)), head.right(wide + 12)[1], 22, weight=700)
    canvas.text(worth, head.right(wide + 2)[0], 18, colours.IVORY_DIM, align="end")
    if not cards:
        canvas.paragraph(stage.say("cards-none"), rest.inset(0, 6), 18, colours.MUTE, most_lines=3)
        return
    high = min(176.0, rest.h)
    step = spread(len(cards), rest.w, high * W / H)
    for at, card in enumerate(cards):
        draw_card(canvas, card, Rect(rest.x + at * step, rest.y, high * W / H, high))
