"""The near seat: its portrait, HP, equipment, what only it may know, and the room of its hand."""

from __future__ import annotations

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import badge
from game.tables.tam_quoc_sat.looks import NAME, SLOTS, VERMILION, shortened
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.kit import LEAST_TEXT
from game.ui.paint import Canvas
from game.ui.place import Rect

TOP, LOW = colours.hexed("#1C3038"), colours.hexed("#0B1419")
INK = colours.hexed("#2A1A12")
PAPER, PAPER_EDGE = colours.hexed("#EBDCB8"), colours.hexed("#8A6A34")
EMPTY = colours.hexed("#7F9097")
NOTE, SOFT = colours.hexed("#B9C6C6"), colours.hexed("#8FA0A6")
STEPS, TIGHT = 8, 1.05


def draw_dock(canvas: Canvas, stage: Stage) -> None:
    """Everything in the dock that cannot be pressed."""
    dock = stage.layout.dock
    for at, band in enumerate(dock.rows(STEPS)):
        canvas.fill(colours.mix(TOP, LOW, at / (STEPS - 1)), band)
    canvas.fill(colours.BRASS, dock.top(2)[0])
    for slot, plate in zip(SLOTS, stage.layout.plates, strict=True):
        _draw_plate(canvas, stage, slot, plate)
    _draw_notes(canvas, stage)


def _draw_plate(canvas: Canvas, stage: Stage, slot: str, plate: Rect) -> None:
    """One piece of equipment, or the empty place for it."""
    card = worn(stage, slot)
    k = stage.layout.k
    if card is None:
        canvas.box(plate, (244, 235, 217, 12), 8, (244, 235, 217, 56), 1.2, 6)
        canvas.text(stage.say(f"slot-{slot}"), plate.inset(14, 0), 17, EMPTY)
        return
    picked, lit = card in stage.asked.picked, card in stage.asked.cards
    edge = VERMILION if picked else colours.JADE_LIGHT if lit else PAPER_EDGE
    canvas.box(plate, PAPER, 8, edge, 3 if picked or lit else 1.2)
    kind = reckon.kind_of(card)
    cut, rest = plate.inset(4, 2).left(33 * k, 4)
    canvas.sprite(f"{ART}/emblems/{kind}", cut.fitted(1, 1))
    number = badge(stage, kind)
    if number:
        spot, rest = rest.right(28 * k, 4)
        disc = spot.centred(26 * k, 26 * k)
        canvas.box(disc, colours.hexed("#8A5A24"), 13 * k)
        canvas.text(number, disc.inset(-2, 0), 15, NAME, 700, align="center")
    _draw_name(canvas, stage.kind(kind), rest)


def _draw_name(canvas: Canvas, name: str, room: Rect) -> None:
    """The name of a piece of equipment: on one line, else in small letters on two, cut only where those do not fit."""
    ui, box = canvas.ui, canvas.px(room)
    px = ui.screen.font(15) if ui.screen.font(15) * 2 * TIGHT <= box.h else LEAST_TEXT
    if shortened(canvas, name, room.w, 17, 600) == name or ui.pen.rows(name, px, box.w, weight=600) > 2:
        canvas.text(shortened(canvas, name, room.w, 17, 600), room, 17, INK, 600)
        return
    picture = ui.pen.paragraph(name, px, INK[:3], box.w, weight=600, leading=TIGHT, most_lines=2)
    canvas.blit(picture, (box.x, box.centery - picture.get_height() / 2))


def worn(stage: Stage, slot: str) -> str | None:
    """The near seat's piece of equipment in a slot."""
    for card in stage.now.equipment(stage.near):
        if reckon.kind(reckon.kind_of(card)).category == slot and card not in stage.moving.away:
            return card
    return None


def role_line(stage: Stage) -> str:
    """What is said about the near seat's role."""
    now, seat = stage.now, stage.near
    if now.public_role(seat):
        return stage.say("role-public", role=stage.role(now.public_role(seat)))
    if not now.role(seat):
        return ""
    return stage.say("role-secret", role=stage.role(now.role(seat))) if stage.peeks else stage.say("role-hold")


def _draw_notes(canvas: Canvas, stage: Stage) -> None:
    """Its role, and how many cards it holds and may keep."""
    first, second = stage.layout.notes.rows(2)
    canvas.text(role_line(stage), first, 16, NOTE)
    if stage.now.general(stage.near):
        hand = stage.now.hand(stage.near).count
        canvas.text(stage.say("hand-limit", n=hand, limit=stage.reckon.hand_limit(stage.near)), second, 16, SOFT)
