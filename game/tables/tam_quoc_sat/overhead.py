"""What is said over the table: words and numbers that rise from a seat, skills called out, messages."""

from __future__ import annotations

import pygame

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.buttons import INKS, PLAQUE
from game.tables.tam_quoc_sat.cards import plaque
from game.tables.tam_quoc_sat.looks import VERMILION, flushed
from game.tables.tam_quoc_sat.moving import Banner, Blow, Cry, Puff
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.swaying import face_of, mask_of
from game.ui import palette as colours
from game.ui.ease import out_cubic
from game.ui.paint import Canvas
from game.ui.place import Rect

FAINT, TOLD = 0.5, 24.0
"""How solid a pill must be for its picture to be struck through."""
RISE, FLASH = 0.14, 0.5
"""Shares of a call in which its plaque comes and goes, and in which the mask flashes."""


# --- words that rise
def draw_puff(canvas: Canvas, stage: Stage, puff: Puff) -> None:
    """A dark pill with a word or number, and a picture that may be struck through."""
    x, y = stage.face_point(puff.seat)
    u = canvas.ui.screen.u
    y -= (10 + 56 * out_cubic(puff.t)) * u
    alpha = min(1.0, 4 * (1 - puff.t))
    solid = canvas.faded(alpha)
    line = canvas.ui.pen.line(puff.text, canvas.ui.screen.font(34), puff.colour[:3], face="ui", weight=800)
    wide = line.get_width() + (44 * u if puff.icon else 0)
    box = pygame.Rect(0, 0, round(wide + 30 * u), round(52 * u))
    box.center = (round(x), round(y))
    box.clamp_ip(stage.ui.screen.px(stage.layout.table.inset(4)))
    solid.blit(canvas.ui.art.drawn(box.size, _pill, box.size), box.topleft)
    if puff.icon:
        icon = canvas.ui.art.sprite(puff.icon, 36 * u, 36 * u)
        solid.blit(icon, (box.x + 12 * u, box.centery - icon.get_height() / 2))
    if puff.struck is not None and alpha > FAINT:
        _strike(solid, pygame.Rect(box.x + 6 * u, box.y + 4 * u, 48 * u, 44 * u), puff.struck)
    solid.blit(line, (box.right - 15 * u - line.get_width(), box.centery - line.get_height() / 2))


def _pill(size: tuple[int, int]) -> str:
    w, h = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<rect x="1" y="1" width="{w - 2}" height="{h - 2}" rx="{h / 2 - 1}" fill="#0A1014" fill-opacity="0.88"'
        f' stroke="#D9A441" stroke-width="1.5"/></svg>'
    )


def _strike(canvas: Canvas, box: pygame.Rect, t: float) -> None:
    """A stroke from one corner to the other, as far as it is drawn."""
    if t > 0.02:
        end = (box.x + box.w * t, box.bottom - box.h * t)
        pygame.draw.line(canvas.surface, VERMILION, box.bottomleft, end, max(3, round(6 * canvas.ui.screen.u)))


def draw_blow(canvas: Canvas, stage: Stage, blow: Blow | None) -> None:
    """The dock with red closing in, and over the hand what happened."""
    if blow is None:
        return
    solid, ui, room = canvas.faded(min(1.0, blow.t / RISE, (1 - blow.t) / RISE)), stage.ui, stage.layout.hint
    flushed(solid, stage.layout.dock)
    size = TOLD * min(1.0, (room.w - 60) / ui.stretch(blow.line, TOLD, 700))
    box = room.centred(min(room.w, ui.stretch(blow.line, size, 700) + 64), room.h + 8)
    solid.box(box, (58, 14, 12, 245), box.h / 2, VERMILION, 2.5)
    line = box.centred(box.w - 40, ui.em(size) * 1.3)
    solid.paragraph(blow.line, line, size, colours.IVORY, 700, align="center", leading=1.3, most_lines=1)


# --- skills
def draw_cry(canvas: Canvas, stage: Stage, cry: Cry) -> None:
    """The mask of whose skill it is flashes, and a plaque with the skill's name stands before it."""
    face = face_of(stage, cry.seat)
    _draw_flash(canvas, stage, cry, face.frame.px(face.rect))
    come = min(1.0, cry.t / RISE, (1 - cry.t) / RISE)
    screen = canvas.ui.screen
    wide = canvas.ui.measure(cry.text, 24, 700) + 74
    x, y = screen.at(*face.frame.point(face.rect.w / 2, face.high * 0.76))
    rect = Rect.around(x, y + 10 * (1 - come), wide, 52)
    rect = rect.move(max(0.0, 4 - rect.x) - max(0.0, rect.right_edge - screen.w + 4))
    solid = canvas.faded(come)
    plaque(solid, f"ui/plaque_{cry.plate}", rect, PLAQUE)
    solid.text(cry.text, rect.inset(20, 0), 24, INKS.get(cry.plate, colours.IVORY), 700, align="center")


def _draw_flash(canvas: Canvas, stage: Stage, cry: Cry, box: pygame.Rect) -> None:
    """The mask grows out of the portrait and fades; a brass light around it."""
    t = min(1.0, cry.t / FLASH)
    light = canvas.faded(1 - t)
    if t >= 1:
        return
    glow = box.inflate(20, 20)
    light.blit(canvas.ui.art.nine("focus_9", glow.w, glow.h, 24 * canvas.ui.screen.u), glow.topleft)
    if stage.ui.pace.less or not cry.mask or reckon.general(cry.mask) is None:
        return
    grown = pygame.transform.scale_by(mask_of(canvas, stage, cry.seat, cry.mask), 1 + 0.34 * t)
    light.blit(grown, (box.centerx - grown.get_width() / 2, box.centery - grown.get_height() / 2))


# --- messages
def draw_banner(canvas: Canvas, stage: Stage, banner: Banner | None) -> None:
    """A message across the middle of the table."""
    if banner is None or not banner.alpha:
        return
    area = stage.layout.middle
    x, y = stage.layout.ring.point(area.x + area.w / 2, area.y + area.h * 0.42)
    x, y = stage.ui.screen.at(x, y)
    box = Rect.around(x, y, min(760, area.w + 60), 176)
    solid = canvas.faded(banner.alpha).lowered(8 * (1 - banner.alpha))
    solid.nine("panel_active_9", box, 28)
    inside = box.inset(28, 20)
    if banner.picture:
        cut, inside = inside.left(120, 18)
        solid.sprite(banner.picture, cut.fitted(1, 1))
    solid.text(banner.title, inside.top(72)[0], 48, banner.tone, 800, "head", "center")
    solid.text(banner.line, inside.bottom(56)[0], 23, colours.IVORY, 500, align="center")
