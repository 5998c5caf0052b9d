"""Playing cards, generals and roles as they are drawn, at any size."""

from __future__ import annotations

import pygame

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.printing import (
    LEAST_CHIP,
    LEAST_NAMED,
    LEGIBLE,
    NAME,
    W,
    draw_chip,
    draw_corner,
    draw_name,
    put,
)
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.screen import Frame

RATIO = 1.4
FACES = {
    "basic": "basic",
    "trick_instant": "trick",
    "trick_delayed": "delayed",
    "weapon": "weapon",
    "armor": "armour",
    "offensive_horse": "horse",
    "defensive_horse": "horse",
}


# --- playing cards
def face(canvas: Canvas, say: Vocabulary, card: str, w: int, *, dim: bool = False, turn: float = 0.0) -> pygame.Surface:
    """A card w pixels wide, leaning ``turn`` degrees clockwise; face down if it is no card."""
    art, turn = canvas.ui.art, round(turn * 2) / 2
    key = (ART, card.partition("#")[0], w, dim, turn, say.number(10), say.ui.words.lang)
    if turn:
        straight = face(canvas, say, card, w, dim=dim)
        return art.cache.get(key, lambda: pygame.transform.rotozoom(straight, -turn, 1))
    return art.cache.get(key, lambda: _darkened(_made(canvas, say, card, w), dim=dim))


def _darkened(picture: pygame.Surface, *, dim: bool) -> pygame.Surface:
    if dim:
        picture.fill((120, 124, 128), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _made(canvas: Canvas, say: Vocabulary, card: str, w: int) -> pygame.Surface:
    printed = reckon.card(card)
    size = (w, round(w * RATIO))
    if printed is None:
        return canvas.ui.art.sprite(f"{ART}/cards/back", *size).copy()
    ground, emblem = prepare(canvas, say, printed.kind, w)
    out = ground.copy()
    out.blit(emblem, (round(36 * w / W), round(70 * w / W)))
    ink = Canvas(canvas.ui, out, Frame(0, 0, w / W))
    draw_corner(ink, say, printed.suit, printed.rank, w)
    if w >= LEAST_NAMED:
        draw_name(ink, say.kind(printed.kind), w)
    if w >= LEAST_CHIP and (label := badge(say, printed.kind)):
        draw_chip(ink, say, label, w)
    return out


def prepare(canvas: Canvas, say: Vocabulary, kind: str, w: int) -> tuple[pygame.Surface, pygame.Surface]:
    """What cards of a kind have in common: their ground, and their emblem."""
    category, size = reckon.kind(kind).category, round(178 * w / W)
    ground = canvas.ui.art.sprite(f"{ART}/cards/face_{FACES[category]}", w, round(w * RATIO), flip=say.ui.words.rtl)
    return ground, canvas.ui.art.sprite(f"{ART}/emblems/{kind}", size, size)


def badge(say: Vocabulary, kind: str) -> str:
    """The number on a weapon or horse: its range, +1 or −1."""
    data = reckon.kind(kind)
    if data.range:
        return say.number(data.range)
    horse = {"defensive_horse": 1, "offensive_horse": -1}.get(data.category)
    return say.ui.words.signed(horse) if horse else ""


def draw_card(canvas: Canvas, say: Vocabulary, card: str, rect: Rect, *, dim: bool = False) -> None:
    """An upright card in units. Equal rectangles get the same picture wherever they lie."""
    box = canvas.px(rect)
    canvas.blit(face(canvas, say, card, round(rect.w * canvas.place.u), dim=dim), box.topleft)


def draw_turned(
    canvas: Canvas,
    say: Vocabulary,
    card: str,
    centre: tuple[float, float],
    w: float,
    angle: float = 0,
    *,
    dim: bool = False,
) -> None:
    """A card about a pixel, ``w`` pixels wide, leaning."""
    drawn = face(canvas, say, card, round(w), dim=dim, turn=angle)
    canvas.blit(drawn, (centre[0] - drawn.get_width() / 2, centre[1] - drawn.get_height() / 2))


def draw_scaled(
    canvas: Canvas, say: Vocabulary, card: str, centre: tuple[float, float], w: float, sharp: float, thin: float = 1.0
) -> None:
    """A card about a pixel, ``w`` pixels wide, ``thin`` of that while it is turned over.

    It is made once, ``sharp`` pixels wide, and scaled: for cards whose size changes from frame to frame.
    """
    drawn = face(canvas, say, card, max(8, round(sharp)))
    size = (max(2, round(w * thin)), max(3, round(w * RATIO)))
    drawn = drawn if size == drawn.get_size() else pygame.transform.smoothscale(drawn, size)
    canvas.blit(drawn, (centre[0] - size[0] / 2, centre[1] - size[1] / 2))


# --- generals
SKILL_FILLS = {
    "lord": colours.hexed("#B9832B"),
    "locked": colours.hexed("#3E5A66"),
    "limited": colours.hexed("#5D3A78"),
    "awakening": colours.hexed("#5D3A78"),
    "": colours.hexed("#B23A2A"),
}
TEXT_INK = colours.hexed("#2A1A12")
GW, GH = 400.0, 560.0


def tag(skill: str) -> str:
    """What sort of skill it is: lord, locked, limited, awakening, or "" for one that is used."""
    data = reckon.content().skills.get(skill)
    return data.tags[0] if data and data.tags else ""


def general_card(canvas: Canvas, say: Vocabulary, name: str, w: int, *, dim: bool = False) -> pygame.Surface:
    """A general's card, w pixels wide; its back for no general."""
    key = (ART, "general", name, w, dim, say.number(10), say.ui.words.lang)
    return canvas.ui.art.cache.get(key, lambda: _darkened(_general(canvas, say, name, w), dim=dim))


def _general(canvas: Canvas, say: Vocabulary, name: str, w: int) -> pygame.Surface:
    art, size, data = canvas.ui.art, (w, round(w * RATIO)), reckon.general(name)
    if data is None:
        return art.sprite(f"{ART}/frames/general_back", *size).copy()
    kingdom, rtl = data.kingdom, say.ui.words.rtl
    gilded = "_lord" if data.lord and kingdom != "god" else ""
    out = art.sprite(f"{ART}/frames/general_{kingdom}_bg", *size).copy()
    ink = Canvas(canvas.ui, out, Frame(0, 0, w / GW))
    ink.sprite(f"{ART}/masks/{name}", Rect(54, 26, 292, 350))
    ink.sprite(f"{ART}/frames/general_{kingdom}{gilded}_fg", Rect(0, 0, GW, GH), flip=rtl)
    for at in range(data.max_hp):
        ink.sprite(f"{ART}/tokens/hp_full", Rect(24 if rtl else 344, 32 + at * 36, 32, 32))
    put(ink, say.general(name), Rect(46, 376, 308, 58), 33 * w / GW, NAME, 700, "head")
    _skills(ink, say, data.skills, w)
    return out


def _skills(ink: Canvas, say: Vocabulary, skills: tuple[str, ...], w: int) -> None:
    """The names of its skills: below each other, or in two columns if there are more than two."""
    for skill, box in zip(skills, _skill_boxes(len(skills)), strict=False):
        ink.box(box, SKILL_FILLS[tag(skill)], 6, TEXT_INK, 1.5)
        put(ink, say.skill(skill), box.inset(4, 0), max(LEGIBLE, 21 * w / GW), NAME, 700)


def _skill_boxes(count: int) -> list[Rect]:
    """Where the names of so many skills stand in the panel of a general's card."""
    if count <= 2:
        high = 46.0 if count == 1 else 44.0
        top = 491 - (count * high + (count - 1) * 6) / 2
        return [Rect(44, top + at * (high + 6), 312, high) for at in range(count)]
    rows = -(-count // 2)
    high = (98 - (rows - 1) * 5) / rows
    return [Rect(30 + at % 2 * 172, 442 + at // 2 * (high + 5), 168, high) for at in range(count)]


def draw_general(canvas: Canvas, say: Vocabulary, name: str, rect: Rect, *, dim: bool = False) -> None:
    """A general's card in units."""
    box = canvas.px(rect)
    canvas.blit(general_card(canvas, say, name, box.w, dim=dim), box.topleft)


# --- roles
def role_picture(role: str) -> str:
    """The sprite of a role card; its back for an unknown one."""
    return f"{ART}/roles/{role or 'back'}"


def role_icon(role: str) -> str:
    """The badge of a role."""
    return f"{ART}/roles/icon_{role or 'unknown'}"


# --- plaques and tabs: pictures whose ends keep their shape
def plaque(canvas: Canvas, name: str, rect: Rect, native: tuple[float, float, float], *, flip: bool = False) -> None:
    """A picture ``native`` (width, height, end) units stretched in its middle over ``rect``."""
    box, art = canvas.px(rect), canvas.ui.art
    key = (ART, "plaque", name, box.size, flip)
    canvas.blit(art.cache.get(key, lambda: _stretched(canvas, name, box.size, native, flip)), box.topleft)


def _stretched(
    canvas: Canvas, name: str, size: tuple[int, int], native: tuple[float, float, float], flip: bool
) -> pygame.Surface:
    w, h, end = native
    k = size[1] / h
    source = canvas.ui.art.sprite(f"{ART}/{name}", round(w * k), size[1], flip=flip)
    cut = min(round(end * k), size[0] // 2)
    out = pygame.Surface(size, pygame.SRCALPHA)
    middle = source.subsurface((cut, 0, source.get_width() - 2 * cut, size[1]))
    out.blit(source.subsurface((0, 0, cut, size[1])), (0, 0))
    out.blit(source.subsurface((source.get_width() - cut, 0, cut, size[1])), (size[0] - cut, 0))
    out.blit(pygame.transform.smoothscale(middle, (max(1, size[0] - 2 * cut), size[1])), (cut, 0))
    return out
