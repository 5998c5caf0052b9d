"""The middle of the table: the piles, the cards in play, and what is being settled, the newest on top."""

from __future__ import annotations

from game.core.event import Frame
from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import draw_card
from game.tables.tam_quoc_sat.moving import Arrow
from game.tables.tam_quoc_sat.stage import BACK, GOOD, Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

FAINT, FEW = 0.32, 2
"""How solid arrows are of what waits, or aims at more than a few."""
DIM = colours.hexed("#B9C6C6")


def draw_piles(canvas: Canvas, stage: Stage) -> None:
    """The draw pile with its count, the discard pile with its top card."""
    layout, now = stage.layout, stage.now
    pile, k = layout.pile, layout.k
    for under in range(min(5, now.pile // 8), -1, -1) if now.pile else ():
        draw_card(canvas, stage, BACK, pile.move(-under * 1.2, -under * 1.6))
    if not now.pile:
        canvas.box(pile, (0, 0, 0, 50), 9, (217, 164, 65, 115), 2, 8)
    disc = pile.centred(58 * k, 58 * k)
    canvas.box(disc, (10, 16, 20, 215), 29 * k, colours.BRASS, 1.5)
    canvas.text(stage.number(now.pile), disc.inset(2, 0), 28, (255, 255, 255), 800, align="center")
    words = Rect(pile.x - 20, pile.bottom_edge + 4, pile.w + 40, 28)
    canvas.text(stage.say("pile"), words, 17, DIM, align="center")
    _draw_discards(canvas, stage)
    canvas.text(stage.say("discards", n=len(now.discards)), words.move(pile.w + 32 * k), 17, DIM, align="center")


def _draw_discards(canvas: Canvas, stage: Stage) -> None:
    place = stage.layout.discard
    canvas.box(place.inset(-2, -2.8), (0, 0, 0, 50), 9, (217, 164, 65, 115), 2, 8)
    top = [card for card in stage.now.discards[-4:] if card not in stage.moving.away]
    if top:
        draw_card(canvas, stage, top[-1], place)


# --- cards in play
def centre_rects(stage: Stage, count: int) -> list[Rect]:
    """Where so many cards in the middle lie, side by side."""
    room, (w, h) = stage.layout.stage, stage.layout.small
    y = room.y + (room.h - h) / 2 + 30 * stage.layout.k
    return Rect(room.x, y, room.w, h).dealt(count, w, w + 12)


def centre_rect(stage: Stage, card: str) -> Rect:
    """Where one of the cards in the middle lies, or will lie as one more."""
    cards = stage.now.centre
    if card in cards:
        return centre_rects(stage, len(cards))[cards.index(card)]
    return centre_rects(stage, len(cards) + 1)[-1]


def draw_centre(canvas: Canvas, stage: Stage) -> None:
    """The cards that are being used, judged or compared."""
    cards = stage.now.centre
    for card, rect in zip(cards, centre_rects(stage, len(cards)), strict=True):
        if card not in stage.moving.away:
            draw_card(canvas, stage, card, rect)


# --- whom it concerns
def arrows_of(stage: Stage) -> list[Arrow]:
    """An arrow for everybody whom something that waits concerns: bright for the newest, faint for what lies below."""
    found: dict[tuple[Seat, Seat], Arrow] = {}
    for depth, frame in enumerate(reversed(stage.now.stack)):
        if frame.by is None or frame.by >= stage.now.seats:
            continue
        many = len(frame.targets) > FEW
        for start, end in ways_of(frame):
            if start != end and end < stage.now.seats:
                arrow = Arrow(start, end, frame.word in GOOD, 1.0, FAINT if depth or many else 0.9)
                found.setdefault((start, end), arrow)
    return list(found.values())


def ways_of(frame: Frame) -> list[tuple[Seat, Seat]]:
    """From whom to whom something that waits goes; one who is told to strike aims at the victim."""
    by, targets = frame.by or 0, frame.targets
    victim = reckon.victim_of(frame)
    return [(by, seat) for seat in targets] if victim is None else [(by, targets[0]), (targets[0], victim)]
