"""The middle of the table: the piles, the cards in play, and what is being settled, the newest on top."""

from __future__ import annotations

from game.core.event import Frame
from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import ART, draw_card
from game.tables.tam_quoc_sat.moving import Arrow
from game.tables.tam_quoc_sat.stage import GOOD, Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

LINE = 38.0
MOST = 4
FAINT, FEW = 0.32, 2
"""How solid arrows are of what waits, or aims at more than a few."""
DIM = colours.hexed("#B9C6C6")


def draw_piles(canvas: Canvas, stage: Stage) -> None:
    """The draw pile with its count, the discard pile with its top card."""
    layout, now = stage.layout, stage.now
    pile, k = layout.pile, layout.k
    for under in range(min(5, now.pile // 8), -1, -1) if now.pile else ():
        canvas.sprite(f"{ART}/cards/back", pile.move(-under * 1.2, -under * 1.6))
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
    canvas.box(place, (0, 0, 0, 50), 9, (217, 164, 65, 115), 2, 8)
    top = [card for card in stage.now.discards[-4:] if card not in stage.moving.away]
    if top:
        draw_card(canvas, stage, top[-1], place.inset(2, 2.8))


# --- cards in play
def centre_rects(stage: Stage, count: int) -> list[Rect]:
    """Where so many cards in the middle lie, side by side."""
    room, (w, h) = stage.layout.stage, stage.layout.small
    if not count:
        return []
    step = min(w + 12, (room.w - w) / max(1, count - 1))
    x = room.x + (room.w - step * (count - 1) - w) / 2
    y = room.y + (room.h - h) * 0.5 + 30 * stage.layout.k
    return [Rect(x + at * step, y, w, h) for at in range(count)]


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


# --- what is being settled
def arrows_of(stage: Stage) -> list[Arrow]:
    """An arrow for everybody whom something that waits concerns: bright for the newest, faint for what lies below."""
    found: dict[tuple[Seat, Seat], Arrow] = {}
    for depth, frame in enumerate(reversed(stage.now.stack)):
        if frame.by is None or frame.by >= stage.now.seats:
            continue
        many = len(frame.targets) > FEW
        for seat in frame.targets:
            if seat != frame.by and seat < stage.now.seats:
                arrow = Arrow(frame.by, seat, frame.word in GOOD, 1.0, FAINT if depth or many else 0.9)
                found.setdefault((frame.by, seat), arrow)
    return list(found.values())


def draw_stack(canvas: Canvas, stage: Stage) -> None:
    """A line for each thing that waits, the newest on top and brightest."""
    frames = stage.now.stack
    room = stage.layout.stage
    y = room.y
    for depth, (frame, below) in enumerate(_told(frames)):
        if depth == MOST:
            return
        words = frame_words(stage, frame, below)
        wide = min(room.w, canvas.ui.measure(words, 19, 600) * canvas.ui.screen.u / canvas.place.u + 96)
        box = Rect(room.x + (room.w - wide) / 2, y, wide, LINE)
        solid = canvas.faded(1.0 if not depth else 0.62)
        solid.box(box, (12, 20, 24, 225), 19, colours.BRASS_LIGHT if not depth else colours.LINE, 1.6)
        solid.sprite(
            f"{ART}/emblems/{frame.word}" if frame.word in reckon.box().kinds else f"{ART}/tokens/show",
            Rect(box.x + 10, box.y + 3, 32, 32),
        )
        solid.text(words, Rect(box.x + 48, box.y, box.w - 62, box.h), 19, colours.IVORY, 600)
        y += LINE + 6


def _told(frames: tuple[Frame, ...]) -> list[tuple[Frame, Frame | None]]:
    """The frames from the newest, each with the one below it; one for the use and one for its target are one."""
    found: list[tuple[Frame, Frame | None]] = []
    for at in range(len(frames) - 1, -1, -1):
        below = frames[at - 1] if at else None
        newest = found[-1][0] if found else None
        if newest is not None and (newest.word, newest.by, newest.card) == (
            frames[at].word,
            frames[at].by,
            frames[at].card,
        ):
            found[-1] = (newest, below)
        else:
            found.append((frames[at], below))
    return found


def frame_words(stage: Stage, frame: Frame, below: Frame | None) -> str:
    """One thing being settled: "Duel: Lan → Minh", "Nullification by Lan on Duel"."""
    what = stage.word(frame.word)
    by = stage.name(frame.by) if frame.by is not None else ""
    if frame.word == "nullification" and below is not None:
        return stage.say("frame-counter", what=what, name=by, on=stage.word(below.word))
    on = [stage.name(seat) for seat in frame.targets if seat != frame.by]
    if not on:
        return stage.say("frame-alone", what=what, name=by) if by else what
    names = stage.ui.words.series(on) if len(on) < 4 else stage.say("so-many", n=len(on))
    return (
        stage.say("frame", what=what, name=by, target=names) if by else stage.say("frame-on", what=what, target=names)
    )
