"""The near seat: its portrait, HP, equipment, what only it may know, and the room of its hand."""

from __future__ import annotations

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import ART, badge, role_icon
from game.tables.tam_quoc_sat.looks import (
    FIVE,
    KINGDOMS,
    LARGEST_TEXT,
    NAME,
    PLAYER,
    SLOTS,
    VERMILION,
    banded,
    bead_look,
)
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

TOP, LOW = colours.hexed("#1C3038"), colours.hexed("#0B1419")
INK = colours.hexed("#2A1A12")
PAPER, PAPER_EDGE = colours.hexed("#EBDCB8"), colours.hexed("#8A6A34")
EMPTY = colours.hexed("#7F9097")
NOTE, SOFT = colours.hexed("#B9C6C6"), colours.hexed("#8FA0A6")
STEPS = 8


def draw_dock(canvas: Canvas, stage: Stage) -> None:
    """Everything in the dock that cannot be pressed."""
    dock = stage.layout.dock
    for at, band in enumerate(dock.rows(STEPS)):
        canvas.fill(colours.mix(TOP, LOW, at / (STEPS - 1)), band)
    canvas.fill(colours.BRASS, dock.top(2)[0])
    _draw_portrait(canvas, stage)
    _draw_hp(canvas, stage)
    for slot, plate in zip(SLOTS, stage.layout.plates, strict=True):
        _draw_plate(canvas, stage, slot, plate)
    _draw_notes(canvas, stage)
    _draw_area(canvas, stage)


def _draw_portrait(canvas: Canvas, stage: Stage) -> None:
    """The mask on its kingdom's ground, with name and role."""
    layout, now, seat = stage.layout, stage.now, stage.near
    face, k = layout.portrait, layout.k
    kingdom = stage.kingdom(seat)
    ground, light, deep = KINGDOMS[kingdom]
    picture = f"{ART}/frames/general_{kingdom}_bg" if kingdom else f"{ART}/frames/general_back"
    box = canvas.px(face)
    w = round(box.w * 1.12)
    drawn = canvas.ui.art.sprite(picture, w, round(w * 1.4)).subsurface(
        (round(w * 0.054), round(w * 0.06), box.w, box.h)
    )
    canvas.blit(drawn, box.topleft)
    mask = stage.shown_general(seat)
    if mask and reckon.general(mask) is not None:
        veil = 0.45 if now.dead(seat) or now.facts.turned_over[seat] else 1.0
        canvas.faded(veil).sprite(f"{ART}/masks/{mask}", Rect(face.x + 4 * k, face.y + 6 * k, 168 * k, 201.6 * k))
    chosen, lit = seat in stage.asked.chosen, seat in stage.asked.lit
    edge = VERMILION if chosen else colours.JADE_LIGHT if lit else (colours.BRASS if seat == stage.acting else light)
    canvas.box(face.inset(-2), None, 12, edge, 4 if chosen or lit or seat == stage.acting else 2)
    _draw_states(canvas, stage)
    strip = Rect(face.x, face.bottom_edge + 4 * k, face.w, 46 * k)
    banded(canvas, strip, deep, ground)
    canvas.box(strip, None, 7, colours.BRASS, 1.5)
    upper, lower = strip.inset(6, 1).top(strip.h * 0.54)
    general = stage.general(now.general(seat))
    less = min(1.0, LARGEST_TEXT / stage.ui.screen.text_size)
    canvas.text(general or stage.name(seat), upper if general else strip, 20 * less, NAME, 700, "head", "center")
    if general:
        canvas.text(stage.name(seat), lower.move(0, -2), 15 * less, PLAYER, 500, align="center")
    role = now.role(seat) if stage.peeks or now.public_role(seat) else ""
    canvas.sprite(role_icon(role), Rect(face.x - 8 * k, face.y - 6 * k, 50 * k, 50 * k))


def _draw_states(canvas: Canvas, stage: Stage) -> None:
    """Chain, face-down, drunk, dying, dead."""
    facts, seat, face, k = stage.now.facts, stage.near, stage.layout.portrait, stage.layout.k
    if facts.chained[seat]:
        canvas.sprite(
            f"{ART}/tokens/chain_overlay", Rect(face.x - 4, face.y + face.h * 0.6, face.w + 8, (face.w + 8) / 6)
        )
    if facts.turned_over[seat]:
        canvas.sprite(f"{ART}/tokens/turned_over", face.centred(84 * k, 84 * k))
    if not facts.alive[seat]:
        canvas.sprite(f"{ART}/tokens/dead", face.centred(face.w * 0.92, face.w * 0.92))
    states = [name for name, on in (("drunk", facts.drunk[seat]), ("dying", seat in facts.dying)) if on]
    for at, name in enumerate(states):
        canvas.sprite(f"{ART}/tokens/{name}", Rect(face.x + (46 + 42 * at) * k, face.y + 4, 38 * k, 38 * k))


def _draw_hp(canvas: Canvas, stage: Stage) -> None:
    facts, seat, row = stage.now.facts, stage.near, stage.layout.beads
    if not stage.now.general(seat):
        return
    hp, most = facts.hp[seat], facts.max_hp[seat]
    size = row.h * 0.9
    if most <= FIVE:
        for at in range(most):
            look = bead_look(hp, most) if at < hp else "lost"
            canvas.sprite(f"{ART}/tokens/hp_{look}", Rect(row.x + at * (size + 3), row.y, size, size))
        row = row.left((size + 3) * most + 6)[1]
    else:
        canvas.sprite(f"{ART}/tokens/hp_{bead_look(hp, most)}", Rect(row.x, row.y, size, size))
        row = row.left(size + 8)[1]
    words = row.left(max(1.0, row.w - row.h - 8))[0]
    if canvas.ui.measure(stage.ratio(hp, most), 18, 700) < words.w:
        canvas.text(stage.ratio(hp, most), words, 18, colours.IVORY, 700)


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
    kind = card.partition("@")[0]
    cut, rest = plate.inset(5, 2).left(35 * k, 4)
    canvas.sprite(f"{ART}/emblems/{kind}", cut.fitted(1, 1))
    number = badge(stage, kind)
    if number:
        spot, rest = rest.right(28 * k, 4)
        disc = spot.centred(26 * k, 26 * k)
        canvas.box(disc, colours.hexed("#8A5A24"), 13 * k)
        canvas.text(number, disc.inset(-2, 0), 15, NAME, 700, align="center")
    canvas.text(stage.kind(kind), rest, 17, INK, 600)


def worn(stage: Stage, slot: str) -> str | None:
    """The near seat's piece of equipment in a slot."""
    for card in stage.now.equipment(stage.near):
        if reckon.kind(card.partition("@")[0]).category == slot and card not in stage.moving.away:
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


def _draw_area(canvas: Canvas, stage: Stage) -> None:
    """Delayed tricks hang on the portrait; marks and piles stand under it."""
    now, seat, face, k = stage.now, stage.near, stage.layout.portrait, stage.layout.k
    for at, card in enumerate(now.judgement(seat)):
        kind = (now.facts.placed.get(card) or card).partition("@")[0]
        spot = Rect(face.right_edge - 40 * k, face.y + (8 + at * 42) * k, 42 * k, 51 * k)
        canvas.sprite(f"{ART}/tokens/judge_{kind}", spot)
    things = [
        (stage.skill(name) if not stage.has(f"mark-{name}") else stage.say(f"mark-{name}"), counts[seat])
        for name, counts in now.facts.marks.items()
        if counts[seat]
    ]
    things += [
        (stage.say(f"pile-{word}"), now.zone(f"{word}/{seat}").count)
        for word in ("wounds", "fields", "stars", "incarnations", "down")
        if now.zone(f"{word}/{seat}").count
    ]
    for at, (name, count) in enumerate(things):
        pill = Rect(face.x + 6, face.bottom_edge - (30 + 29 * at) * k, face.w - 12, 26 * k)
        canvas.box(pill, (12, 20, 24, 215), 13 * k, colours.BRASS, 1)
        canvas.text(stage.say("counted", name=name, n=count), pill.inset(8, 0), 16, NAME, 600, align="center")
