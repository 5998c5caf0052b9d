"""A seat at the table: portrait, name, HP, hand, equipment, what lies before it, and how it is lit."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame

from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.gear import draw_gear
from game.tables.tam_quoc_sat.layout import FACE, HIGH, SEAT, in_seat
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
    TURN,
    banded,
    bead_look,
    flushed,
    glow,
    muted,
    shaded,
)
from game.tables.tam_quoc_sat.near import chain_rect, counters
from game.tables.tam_quoc_sat.portrait import EDGE, ground_picture, mask_picture
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.shown import Shown
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect
from game.ui.screen import Frame

BEAD = 23.0
LIGHTS: dict[str, Colour] = {"turn": TURN, "sel": SEL, "ok": OK}


def seat_box(stage: Stage, seat: Seat) -> pygame.Rect:
    """Where the picture of a seat in the ring goes, pixels."""
    return stage.layout.ring.px(stage.slot(seat).inset(-EDGE * stage.layout.k))


def seat_picture(canvas: Canvas, stage: Stage, what: Shown, size: tuple[int, int]) -> pygame.Surface:
    """The whole seat but for what a question lays over it, on a surface of its own, kept as long as it is used."""
    plain = replace(what, light="", asked=False, why="", distance=None)
    key: Hashable = (ART, "seat", plain, size, stage.layout.compact, stage.ui.words.lang, stage.ui.screen.text_size)
    picture = canvas.ui.art.cache.get(key, lambda: _made(canvas, stage, plain, size))
    if what.light != "dim":
        return picture
    return canvas.ui.art.cache.get((key, "dim"), lambda: _darkened(picture))


def _darkened(picture: pygame.Surface) -> pygame.Surface:
    dark = picture.copy()
    dark.fill((118, 120, 126), special_flags=pygame.BLEND_RGB_MULT)
    return dark


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
            self.canvas.sprite(f"{ART}/tokens/chain_overlay", chain_rect(Rect(0, 0, SEAT, self.face)))
        if what.dead:
            self._death()
        else:
            draw_gear(self)
            self._hp()
            self._hand()
            self._tokens()

    def light(self) -> None:
        """What lies over the seat: its role, light around it, distance, reticle, why it cannot be chosen."""
        what, canvas = self.what, self.canvas
        edge = LIGHTS.get(what.light)
        if edge:
            whole = Rect(0, 0, SEAT, HIGH)
            glow(canvas, whole, 11, edge, (150, 95, 50, 22), 3.0, 3.5, 4)
            canvas.box(whole, None, 11, edge, 3)
        if what.general or what.role:
            canvas.sprite(role_icon("" if what.bare else what.role), self.at(-10, -9, 38, 38))
        self._distance()
        if what.asked:
            self._asked()
        if what.light == "sel":
            canvas.sprite(f"{ART}/tokens/reticle", Rect.around(SEAT / 2, self.face / 2 + 2, FACE * 0.98))
        if what.why:
            self._why()

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A box inside the seat; in Persian at the other side."""
        return in_seat(x, y, w, h, rtl=self.rtl)

    def text(self, words: str, rect: Rect, size: float, colour: Colour, weight: int = 600, **more: str) -> None:
        """A line whose size is that of the screen's texts, whatever the seat's scale."""
        self.canvas.text(words, rect, size * self.scale, colour, weight, **more)  # type: ignore[arg-type]

    # --- the ground
    def _ground(self) -> None:
        """The dark body, the portrait's ground, and the thin edge in the kingdom's colour."""
        what, canvas = self.what, self.canvas
        canvas.box(Rect(0, 0, SEAT, HIGH), GROUND, 11)
        self._portrait_ground()
        canvas.box(Rect(0, 0, SEAT, HIGH), None, 11, DEAD_EDGE if what.dead else KINGDOMS[what.kingdom][1], 2)

    def _portrait_ground(self) -> None:
        """The kingdom's ground behind the mask."""
        canvas, kingdom = self.canvas, self.what.kingdom
        box = canvas.px(Rect(2, 2, SEAT - 4, self.face - 2))
        whole = ground_picture(canvas, self.stage, kingdom)
        left, top = (0.05, 0.06) if kingdom else (0.0, 0.3)
        w = whole.get_width()
        picture = whole.subsurface((round(w * left), round(w * top), box.w, box.h))
        canvas.blit(muted(picture.copy()) if self.what.dead else picture, box.topleft)

    def _mask(self) -> None:
        what, canvas = self.what, self.canvas
        if not what.mask or reckon.general(what.mask) is None:
            return
        x, y = self.canvas.place.point(SEAT / 2 - (0 if self.rtl else 6), 3)
        picture = shaded(mask_picture(canvas, self.stage, what.mask), what)
        canvas.blit(picture, (x - picture.get_width() / 2, y))
        if what.dying:
            flushed(canvas, Rect(2, 2, SEAT - 4, self.face - 2))

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
        self.text(what.name, lower.move(0, -4 if self.rtl else -1), small, PLAYER, 500, align="center")

    # --- state
    def _hp(self) -> None:
        what = self.what
        if not what.general:
            return
        spots = [self.at(*spot) for spot in bead_spots(what.max_hp)]
        for at, spot in enumerate(spots):
            look = "lost" if what.max_hp <= FIVE and at >= what.hp else bead_look(what.hp, what.max_hp)
            self.canvas.sprite(f"{ART}/tokens/hp_{look}", spot)
        if what.max_hp > FIVE:
            number = self.stage.ratio(what.hp, what.max_hp)
            self.text(number, self.at(SEAT - 64, 41, 60, 24), 19.7, colours.IVORY, 800, align="center")

    def _hand(self) -> None:
        back = self.at(7, self.face - 54, 34, 47.6)
        self.canvas.sprite(f"{ART}/cards/back", back)
        size = 24 if self.compact else 22
        self.text(self.stage.number(self.what.hand), back.inset(-4, 0), size, (255, 255, 255), 800, align="center")

    def _tokens(self) -> None:
        """States along the top, delayed tricks at the edge, piles and marks at the bottom of the portrait."""
        what = self.what
        states = (("drunk", what.drunk), ("dying", what.dying))
        for at, name in enumerate([name for name, on in states if on]):
            self.canvas.sprite(f"{ART}/tokens/{name}", self.at(34 + at * 36, 4, 33, 33))
        if what.down:
            self.canvas.sprite(f"{ART}/tokens/turned_over", Rect.around(SEAT / 2 - 6, self.face * 0.45, 70))
        for at, kind in enumerate(what.judgement):
            self.canvas.sprite(f"{ART}/tokens/judge_{kind}", self.at(*judgement_spot(at)))
        self._counters()

    def _counters(self) -> None:
        """Marks and piles on the general, each with its name and number, above the hand and the distance."""
        y = self.face - 58.0
        size = 19.7 if self.compact else 16
        for words in counters(self.stage, self.what):
            ui = self.stage.ui
            wide = min(SEAT - 44, ui.measure(words, size * self.scale, 600) * ui.screen.u / self.canvas.place.u + 20)
            y -= 26
            pill = self.at(6, y, wide, 24)
            self.canvas.box(pill, (12, 20, 24, 215), 12, colours.BRASS, 1)
            self.text(words, pill.inset(8, 0), size, NAME, 600, align="center")

    # --- over everything
    def _death(self) -> None:
        if self.what.bare:
            return
        self.canvas.sprite(f"{ART}/tokens/dead", cross_rect(self.face))
        if self.what.role:
            self.canvas.sprite(role_icon(self.what.role), fallen_rect(self.face))

    def _distance(self) -> None:
        what = self.what
        if what.distance and not what.dead:
            far, within = what.distance
            spot = self.at(SEAT - 43, self.face - 43, 38, 38)
            self.canvas.sprite(f"{ART}/tokens/dist_{'in' if within else 'out'}", spot)
            self.text(self.stage.number(far), spot, 21, NAME, 800, align="center")

    def _asked(self) -> None:
        """The table waits for it: a line of light inside its edge, and a clock."""
        self.canvas.box(Rect(3, 3, SEAT - 6, HIGH - 6), None, 9, colours.BRASS_LIGHT, 2, 9)
        disc = self.at(SEAT - 24, -12, 34, 34)
        self.canvas.box(disc, GROUND, 17, colours.BRASS_LIGHT, 2)
        self.canvas.icon("clock", disc.inset(6), colours.BRASS_LIGHT)

    def _why(self) -> None:
        pill = Rect(8, self.face * 0.4, SEAT - 16, 32)
        self.canvas.box(pill, (10, 16, 20, 235), 16, colours.BRASS, 1.2)
        size = 19.7 if self.compact else 16
        self.text(self.what.why, pill.inset(8, 0), size, colours.hexed("#F3D27E"), 600, align="center")


def cross_rect(face: float) -> Rect:
    """Where the cross lies over the portrait of a dead seat."""
    q = face * 0.92
    return Rect((SEAT - q) / 2, 3, q, q)


def fallen_rect(face: float) -> Rect:
    """Where its role is shown."""
    q = face * 0.36
    return Rect((SEAT - q) / 2, face * 0.62, q, q)


def judgement_spot(at: int) -> tuple[float, float, float, float]:
    """Where the tag of a delayed trick hangs."""
    return -12, 32 + at * 38, 38, 46


def bead_spots(most: int) -> list[tuple[float, float, float, float]]:
    """Where the HP of a seat stands, the last to be lost below; one large bead only if there are more than five."""
    if most > FIVE:
        return [(SEAT - 35, 8, 29, 29)]
    return [(SEAT - BEAD - 6, 8 + (most - 1 - at) * (BEAD + 2), BEAD, BEAD) for at in range(most)]
