"""Seats, at rest and in motion: hit, healed, chained, turned over, dying; the ring's and the near one alike."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.question import Seat
from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.layout import SEAT, in_seat
from game.tables.tam_quoc_sat.looks import FIVE, bead_look, flushed
from game.tables.tam_quoc_sat.moving import Sway
from game.tables.tam_quoc_sat.near import chain_rect, draw_near_hp, near_beads, near_box, near_mask, near_picture
from game.tables.tam_quoc_sat.portrait import mask_picture
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.seat import (
    SeatPainter,
    bead_spots,
    cross_rect,
    fallen_rect,
    seat_box,
    seat_picture,
)
from game.tables.tam_quoc_sat.shown import Shown, shown
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.screen import Frame

CRACK = colours.hexed("#FFE9D2")


@dataclass(frozen=True)
class Face:
    """A portrait as it lies on the screen: 212 units wide, ``high`` units high, never mirrored."""

    frame: Frame
    high: float

    @property
    def rect(self) -> Rect:
        """The whole portrait."""
        return Rect(0, 0, SEAT, self.high)


def face_of(stage: Stage, seat: Seat, shift: float = 0.0) -> Face:
    """Where a seat's portrait is, pushed aside by so many units."""
    if seat == stage.near:
        box = stage.ui.screen.px(stage.layout.portrait)
        u = box.w / SEAT
        return Face(Frame(box.x + shift * u, box.y, u), box.h / u)
    slot = stage.slot(seat)
    x, y = stage.layout.ring.point(slot.x, slot.y)
    u = stage.layout.ring.u * stage.layout.k
    return Face(Frame(x + shift * u, y, u), stage.layout.face / stage.layout.k)


def mask_of(canvas: Canvas, stage: Stage, seat: Seat, name: str) -> pygame.Surface:
    """A mask as large as that seat wears it."""
    return (near_mask if seat == stage.near else mask_picture)(canvas, stage, name)


def picture_of(canvas: Canvas, stage: Stage, seat: Seat, what: Shown) -> pygame.Surface:
    """A seat as it shows that."""
    if seat == stage.near:
        return near_picture(canvas, stage, what)
    return seat_picture(canvas, stage, what, box_of(stage, seat).size)


def box_of(stage: Stage, seat: Seat) -> pygame.Rect:
    """Where its picture goes, pixels."""
    return near_box(stage) if seat == stage.near else seat_box(stage, seat)


def draw_resting(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    """A seat at rest; nothing of one in motion."""
    if seat in stage.moving.swaying:
        return
    what = shown(stage, seat)
    canvas.blit(picture_of(canvas, stage, seat, what), box_of(stage, seat).topleft)
    _draw_light(canvas, stage, seat, what)


def _draw_light(canvas: Canvas, stage: Stage, seat: Seat, what: Shown, shift: float = 0.0) -> None:
    """What a question or a turn lays over a seat; beside the near one its HP."""
    if seat == stage.near:
        draw_near_hp(canvas, stage, what)
    else:
        SeatPainter(canvas.within(face_of(stage, seat, shift).frame), stage, what).light()


def draw_swaying(canvas: Canvas, stage: Stage) -> None:
    """All seats in motion."""
    for seat, sway in stage.moving.swaying.items():
        _draw_pictures(canvas, stage, seat, sway)
        face = face_of(stage, seat, sway.shift)
        inside = canvas.within(face.frame)
        if sway.red > 0.02:
            flushed(inside.faded(sway.red), face.rect.inset(2))
        if sway.band is not None:
            _draw_band(inside, face, sway.band)
        _draw_death(inside, face, sway)
        _draw_beads(canvas, stage, seat, sway)


def _draw_pictures(canvas: Canvas, stage: Stage, seat: Seat, sway: Sway) -> None:
    box = box_of(stage, seat)
    box.x += round(face_of(stage, seat).frame.u * sway.shift)
    if sway.turn is not None:
        _draw_turning(canvas, stage, seat, sway, box)
    else:
        canvas.blit(picture_of(canvas, stage, seat, sway.under), box.topleft)
        if sway.over is not None and sway.mix > 0.01:
            canvas.faded(sway.mix).blit(picture_of(canvas, stage, seat, sway.over), box.topleft)
        _draw_light(canvas, stage, seat, sway.under, sway.shift)


def _draw_turning(canvas: Canvas, stage: Stage, seat: Seat, sway: Sway, box: pygame.Rect) -> None:
    """The whole seat as a card that is turned over."""
    turn = sway.turn or 0.0
    picture = picture_of(canvas, stage, seat, sway.under if turn < 0.5 or sway.over is None else sway.over)
    w = max(2, round(box.w * abs(1 - 2 * turn)))
    thin = pygame.transform.smoothscale(picture, (w, box.h))
    canvas.blit(thin, (box.centerx - w / 2, box.y))


def _draw_band(canvas: Canvas, face: Face, band: float) -> None:
    """As much of the chain as lies there, from its left end on."""
    rect = chain_rect(face.rect)
    box = canvas.px(rect)
    with canvas.clipped(pygame.Rect(box.x, box.y, round(box.w * band), box.h)):
        canvas.sprite(f"{ART}/tokens/chain_overlay", rect)


def _draw_death(canvas: Canvas, face: Face, sway: Sway) -> None:
    """The strokes of the cross as far as they are painted, then the role that is turned up."""
    rect = cross_rect(face.high)
    box = canvas.px(rect)
    for at, name in enumerate(("dead_1", "dead_2")):
        part = max(0.0, min(1.0, sway.strokes - at))
        if part:
            x = box.x if not at else box.right - round(box.w * part)
            with canvas.clipped(pygame.Rect(x, box.y, round(box.w * part), box.h)):
                canvas.sprite(f"{ART}/tokens/{name}", rect)
    if sway.role_turn > 0:
        _draw_role(canvas, fallen_rect(face.high), sway)


def _draw_role(canvas: Canvas, rect: Rect, sway: Sway) -> None:
    box = canvas.px(rect)
    icon = canvas.ui.art.sprite(role_icon(sway.role if sway.role_turn > 0.5 else ""), box.w, box.w)
    w = max(2, round(box.w * abs(1 - 2 * sway.role_turn)))
    canvas.blit(pygame.transform.smoothscale(icon, (w, box.w)), (box.centerx - w / 2, box.y))


# --- HP
def _draw_beads(canvas: Canvas, stage: Stage, seat: Seat, sway: Sway) -> None:
    """The beads between the old and the new HP drain from above with a crack, or fill from below."""
    before, after = sway.beads
    most = sway.under.max_hp
    if before == after or not sway.under.general:
        return
    look = bead_look(max(before, after), most)
    boxes = bead_boxes(stage, seat, most, sway.shift)
    changed = boxes[max(0, min(before, after)) : max(before, after)] if most <= FIVE else boxes
    full = 1 - sway.drain if after < before else sway.drain
    for box in changed:
        bead = canvas.ui.art.sprite(f"{ART}/tokens/hp_{look}", *box.size)
        if most <= FIVE:
            high = round(box.h * full)
            canvas.surface.blit(bead, (box.x, box.bottom - high), (0, box.h - high, box.w, high))
        if after < before:
            _crack(canvas, box, sway.drain)


def _crack(canvas: Canvas, box: pygame.Rect, t: float) -> None:
    """A jagged line through a bead, bright at first."""
    way = [(0.72, -0.1), (0.42, 0.28), (0.62, 0.45), (0.3, 0.72), (0.4, 1.1)]
    points = [(box.x + x * box.w, box.y + y * box.h) for x, y in way[: 2 + round(t * 9)]]
    if t < 0.9:
        wide = max(1, round(box.w * 0.1 * (1 - t)))
        pygame.draw.lines(canvas.surface, CRACK, False, points, wide)


def bead_boxes(stage: Stage, seat: Seat, most: int, shift: float = 0.0) -> list[pygame.Rect]:
    """Where a seat's HP is, pixels."""
    if seat == stage.near:
        return [stage.ui.screen.px(spot) for spot in near_beads(stage, most)]
    face, rtl = face_of(stage, seat, shift), stage.ui.words.rtl
    return [face.frame.px(in_seat(*spot, rtl=rtl)) for spot in bead_spots(most)]
