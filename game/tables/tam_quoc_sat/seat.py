"""A seat at the table: portrait, name, HP, hand, equipment, what lies before it, and how it is lit."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import ART, badge, role_icon
from game.tables.tam_quoc_sat.layout import FACE, HIGH, SEAT
from game.tables.tam_quoc_sat.looks import (
    DEAD_EDGE,
    FIVE,
    GROUND,
    KINGDOMS,
    LARGEST_TEXT,
    NAME,
    OK,
    PLAYER,
    SEL,
    SLOTS,
    TURN,
    banded,
    bead_look,
)
from game.tables.tam_quoc_sat.shown import Shown, shown
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect
from game.ui.screen import Frame

EDGE = 16.0
"""What a seat's picture needs around it: light, badges, chains."""


def draw_seat(canvas: Canvas, stage: Stage, seat: Seat) -> None:
    """A seat in the ring, in the ring's units."""
    slot = stage.slot(seat).move(stage.moving.shakes.get(seat, 0.0))
    box = canvas.px(slot.inset(-EDGE * stage.layout.k))
    canvas.blit(seat_picture(canvas, stage, seat, shown(stage, seat), box.size), box.topleft)


def seat_picture(canvas: Canvas, stage: Stage, seat: Seat, what: Shown, size: tuple[int, int]) -> pygame.Surface:
    """The whole seat on a surface of its own, kept as long as it is used."""
    key: Hashable = (ART, "seat", what, size, stage.layout.compact, stage.ui.words.lang, stage.ui.screen.text_size)
    return canvas.ui.art.cache.get(key, lambda: _made(canvas, stage, what, size))


def _made(canvas: Canvas, stage: Stage, what: Shown, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    u = size[0] / (SEAT + 2 * EDGE)
    SeatPainter(Canvas(canvas.ui, out, Frame(EDGE * u, EDGE * u, u)), stage, what).paint()
    return out


class SeatPainter:
    """Paints one seat, 212 units wide and 258 high, back to front."""

    def __init__(self, canvas: Canvas, stage: Stage, what: Shown) -> None:
        self.canvas, self.stage, self.what = canvas, stage, what
        self.rtl = stage.ui.words.rtl
        self.compact = stage.layout.compact
        self.face = stage.layout.face / stage.layout.k
        self.strip = stage.layout.strip / stage.layout.k
        self.scale = canvas.place.u / stage.ui.screen.u * min(1.0, LARGEST_TEXT / stage.ui.screen.text_size)
        """How texts shrink where seats are drawn smaller, and where large text would leave its strips."""

    def paint(self) -> None:
        """Everything, back to front."""
        what = self.what
        self._ground()
        self._mask()
        self._name()
        if what.chained:
            self.canvas.sprite(f"{ART}/tokens/chain_overlay", Rect(-4, self.face * 0.6, SEAT + 8, (SEAT + 8) / 6))
        if what.dead:
            self._death()
        else:
            self._equipment()
            self._hp()
            self._hand()
            self._tokens()
        if what.light == "dim":
            self._darken()
        self._badges()

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A box inside the seat; in Persian at the other side."""
        return Rect(SEAT - x - w if self.rtl else x, y, w, h)

    def text(self, words: str, rect: Rect, size: float, colour: Colour, weight: int = 600, **more: str) -> None:
        """A line whose size is that of the screen's texts, whatever the seat's scale."""
        self.canvas.text(words, rect, size * self.scale, colour, weight, **more)  # type: ignore[arg-type]

    # --- the ground
    def _ground(self) -> None:
        what, canvas = self.what, self.canvas
        _, light, _ = KINGDOMS[what.kingdom]
        for at, (glow, alpha) in enumerate(_glows(what.light)):
            n = 3.0 + at * 3.5
            canvas.box(Rect(-n, -n, SEAT + 2 * n, HIGH + 2 * n), None, 11 + n, (*glow[:3], alpha), 4)
        canvas.box(Rect(0, 0, SEAT, HIGH), GROUND, 11)
        self._portrait_ground()
        edge = {"turn": TURN, "sel": SEL, "ok": OK}.get(what.light, DEAD_EDGE if what.dead else light)
        canvas.box(Rect(0, 0, SEAT, HIGH), None, 11, edge, 3 if what.light in ("turn", "sel", "ok") else 2)

    def _portrait_ground(self) -> None:
        """The kingdom's ground behind the mask."""
        canvas, kingdom = self.canvas, self.what.kingdom
        box = canvas.px(Rect(2, 2, SEAT - 4, self.face - 2))
        if kingdom:
            name = f"{ART}/frames/general_{kingdom}_bg"
            w, h = round(box.w * 1.11), round(box.w * 1.11 * 1.4)
            picture = canvas.ui.art.sprite(name, w, h).subsurface((round(w * 0.05), round(w * 0.06), box.w, box.h))
        else:
            picture = canvas.ui.art.sprite(f"{ART}/frames/general_back", box.w, round(box.w * 1.4)).subsurface(
                (0, round(box.w * 0.3), box.w, box.h)
            )
        canvas.blit(pygame.transform.grayscale(picture) if self.what.dead else picture, box.topleft)

    def _mask(self) -> None:
        what, canvas = self.what, self.canvas
        if not what.mask or reckon.general(what.mask) is None:
            return
        high = self.face * 0.99
        box = canvas.px(Rect((SEAT - high * 400 / 480) / 2 - (0 if self.rtl else 6), 3, high * 400 / 480, high))
        picture = canvas.ui.art.sprite(f"{ART}/masks/{what.mask}", *box.size)
        if what.dead or what.down:
            picture = pygame.transform.grayscale(picture)
            picture.fill((140, 140, 150), special_flags=pygame.BLEND_RGB_MULT)
        if what.drunk:
            picture = picture.copy()
            picture.fill((255, 205, 170), special_flags=pygame.BLEND_RGB_MULT)
        canvas.blit(picture, box.topleft)

    # --- who
    def _name(self) -> None:
        what, canvas = self.what, self.canvas
        ground, _, deep = KINGDOMS["" if what.dead else what.kingdom]
        strip = Rect(2, self.face, SEAT - 4, self.strip)
        canvas.box(Rect(2, self.face + 2, SEAT - 4, HIGH - self.face - 4), GROUND, 9)
        banded(canvas, strip, deep, ground)
        canvas.fill(TURN, Rect(2, self.face, SEAT - 4, 1.6))
        canvas.fill(TURN, Rect(2, strip.bottom_edge - 1.6, SEAT - 4, 1.6))
        upper, lower = strip.inset(5, 0).top(self.strip * 0.54)
        big, small = (21.0, 19.7) if self.compact else (19.0, 15.0)
        if not what.general:
            self.text(what.name, strip.inset(6, 0), big, NAME, 700, align="center")
            return
        self.text(what.general, upper, big, NAME, 700, face="head", align="center")
        self.text(what.name, lower.move(0, -1), small, PLAYER, 500, align="center")

    # --- state
    def _hp(self) -> None:
        what = self.what
        if not what.general:
            return
        bead = 23.0
        if what.max_hp <= FIVE:
            for at in range(what.max_hp):
                look = bead_look(what.hp, what.max_hp) if at < what.hp else "lost"
                y = 8 + (what.max_hp - 1 - at) * (bead + 2)
                self.canvas.sprite(f"{ART}/tokens/hp_{look}", self.at(SEAT - bead - 6, y, bead, bead))
            return
        big = bead * 1.25
        look = bead_look(what.hp, what.max_hp)
        self.canvas.sprite(f"{ART}/tokens/hp_{look}", self.at(SEAT - big - 6, 8, big, big))
        number = self.stage.ratio(what.hp, what.max_hp)
        self.text(number, self.at(SEAT - 64, 12 + big, 60, 24), 19.7, colours.IVORY, 800, align="center")

    def _hand(self) -> None:
        back = self.at(7, self.face - 54, 34, 47.6)
        self.canvas.sprite(f"{ART}/cards/back", back)
        size = 24 if self.compact else 22
        self.text(self.stage.number(self.what.hand), back.inset(-4, 0), size, (255, 255, 255), 800, align="center")

    def _equipment(self) -> None:
        worn: dict[str, str] = {
            reckon.kind(card.partition("@")[0]).category: card.partition("@")[0] for card in self.what.equipment
        }
        if self.compact:
            self._icons(worn)
            return
        y0, row = self.face + self.strip + 2, 18.8
        lines = (("weapon", 0, 0, SEAT - 8), ("armor", 0, 1, SEAT - 8))
        halves = (("defensive_horse", 0, 2, SEAT / 2 - 4), ("offensive_horse", 1, 2, SEAT / 2 - 4))
        for slot, column, line, w in (*lines, *halves):
            if slot in worn:
                self._line(worn[slot], 4 + column * (SEAT - 8) / 2, y0 + line * row, w, row)

    def _line(self, kind: str, x: float, y: float, w: float, row: float) -> None:
        """One piece of equipment: its picture, its name, its number."""
        stage, number = self.stage, badge(self.stage, kind)
        self.canvas.box(self.at(x + 2, y + 0.5, 18, 17), PLAYER, 4)
        self.canvas.sprite(f"{ART}/emblems/{kind}", self.at(x + 3, y + 1, 16, 16))
        room = w - 25 - (26 if number else 0)
        align = "end" if self.rtl else "start"
        self.text(stage.kind(kind), self.at(x + 23, y, room, row), 15.5, colours.hexed("#E9DFC8"), 500, align=align)
        if number:
            self.text(number, self.at(x + w - 27, y, 26, row), 15.5, colours.hexed("#F3D27E"), 700, align="center")

    def _icons(self, worn: dict[str, str]) -> None:
        """Four cells with pictures only; the names are in the tooltip."""
        y0 = self.face + self.strip + 3
        cells = self.at(4, y0, SEAT - 8, HIGH - y0 - 5).cols(4, 2)
        for slot, cell in zip(SLOTS, reversed(cells) if self.rtl else cells, strict=True):
            kind = worn.get(slot)
            self.canvas.box(cell, (244, 235, 217, 230 if kind else 12), 5, (217, 164, 65, 150 if kind else 46), 1)
            if kind:
                self._icon(kind, cell)

    def _icon(self, kind: str, cell: Rect) -> None:
        number = badge(self.stage, kind)
        picture = cell.inset(2, 4)
        self.canvas.sprite(f"{ART}/emblems/{kind}", picture.fitted(1, 1).move(-6 if number else 0))
        if number:
            ink = colours.hexed("#4A2410")
            self.text(number, Rect(cell.right_edge - 24, cell.bottom_edge - 27, 24, 26), 19.7, ink, 800, align="center")

    def _tokens(self) -> None:
        """States along the top, delayed tricks at the edge, piles and marks at the bottom of the portrait."""
        what = self.what
        states = (("drunk", what.drunk), ("dying", what.dying))
        for at, name in enumerate([name for name, on in states if on]):
            self.canvas.sprite(f"{ART}/tokens/{name}", self.at(34 + at * 36, 4, 33, 33))
        if what.down:
            self.canvas.sprite(f"{ART}/tokens/turned_over", Rect.around(SEAT / 2 - 6, self.face * 0.45, 70))
        for at, card in enumerate(what.judgement):
            kind = card.partition("@")[0]
            self.canvas.sprite(f"{ART}/tokens/judge_{kind}", self.at(-12, 32 + at * 38, 38, 46))
        self._counters()

    def _counters(self) -> None:
        """Marks and piles on the general, each with its name and number."""
        stage, y = self.stage, self.face - 8.0
        things = [
            (stage.say(f"mark-{name}") if stage.has(f"mark-{name}") else stage.skill(name), n)
            for name, n in self.what.marks
        ]
        things += [(stage.say(f"pile-{name}"), n) for name, n in self.what.piles]
        for name, count in things:
            y -= 24
            words = stage.say("counted", name=name, n=count)
            pill = self.at(46, y, 112, 22)
            self.canvas.box(pill, (12, 20, 24, 215), 11, colours.BRASS, 1)
            self.text(words, pill.inset(6, 0), 19.7 if self.compact else 14.5, NAME, 600, align="center")

    # --- over everything
    def _death(self) -> None:
        q = self.face * 0.92
        self.canvas.sprite(f"{ART}/tokens/dead", Rect((SEAT - q) / 2, 3, q, q))
        if self.what.role:
            q = self.face * 0.36
            self.canvas.sprite(role_icon(self.what.role), Rect((SEAT - q) / 2, self.face * 0.62, q, q))

    def _darken(self) -> None:
        veil = self.canvas.px(Rect(0, 0, SEAT, HIGH))
        self.canvas.surface.fill((118, 120, 126), veil.inflate(40, 40), special_flags=pygame.BLEND_RGB_MULT)

    def _badges(self) -> None:
        what, canvas = self.what, self.canvas
        if what.general or what.role:
            canvas.sprite(role_icon(what.role), self.at(-10, -9, 38, 38))
        if what.distance and not what.dead:
            far, within = what.distance
            spot = self.at(SEAT - 43, self.face - 43, 38, 38)
            canvas.sprite(f"{ART}/tokens/dist_{'in' if within else 'out'}", spot)
            self.text(self.stage.number(far), spot, 21, NAME, 800, align="center")
        if what.asked:
            disc = self.at(SEAT - 24, -12, 34, 34)
            canvas.box(disc, GROUND, 17, colours.BRASS_LIGHT, 2)
            canvas.icon("clock", disc.inset(6), colours.BRASS_LIGHT)
        if what.light == "sel":
            canvas.sprite(f"{ART}/tokens/reticle", Rect.around(SEAT / 2, self.face / 2 + 2, FACE * 0.98))
        if what.why:
            pill = Rect(8, self.face * 0.4, SEAT - 16, 32)
            canvas.box(pill, (10, 16, 20, 235), 16, colours.BRASS, 1.2)
            self.text(
                what.why, pill.inset(8, 0), 19.7 if self.compact else 16, colours.hexed("#F3D27E"), 600, align="center"
            )


def _glows(light: str) -> list[tuple[Colour, int]]:
    """The light around a seat: fainter outwards."""
    colour = {"turn": TURN, "sel": SEL, "ok": OK}.get(light)
    return [(colour, alpha) for alpha in (150, 95, 50, 22)] if colour else []
