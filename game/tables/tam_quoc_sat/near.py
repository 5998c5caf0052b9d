"""The near seat's portrait with its name, states, delayed tricks, marks and piles; and its row of HP."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.looks import (
    FIVE,
    KINGDOMS,
    LARGEST_TEXT,
    NAME,
    PLAYER,
    VERMILION,
    banded,
    bead_look,
    flushed,
    mask_size,
    muted,
    shaded,
)
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.shown import Shown
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect
from game.ui.screen import Frame

WIDE, HIGH, STRIP = 176.0, 212.0, 46.0
EDGE, MASK = 16.0, 201.6
EDGES: dict[str, Colour] = {"sel": VERMILION, "ok": colours.JADE_LIGHT, "turn": colours.BRASS}


def near_box(stage: Stage) -> pygame.Rect:
    """Where the picture of the near seat goes, pixels."""
    face, k = stage.layout.portrait, stage.layout.k
    whole = Rect(face.x, face.y, face.w, face.h + (4 + STRIP) * k).inset(-EDGE * k)
    return stage.ui.screen.px(whole)


def near_picture(canvas: Canvas, stage: Stage, what: Shown) -> pygame.Surface:
    """The near seat on a surface of its own, kept as long as it is used."""
    size = near_box(stage).size
    key: Hashable = (ART, "near", what, size, stage.ui.words.lang, stage.ui.screen.text_size)
    return canvas.ui.art.cache.get(key, lambda: _made(canvas, stage, what, size))


def _made(canvas: Canvas, stage: Stage, what: Shown, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    u = near_unit(stage)
    NearPainter(Canvas(canvas.ui, out, Frame(EDGE * u, EDGE * u, u)), stage, what).paint()
    return out


def near_unit(stage: Stage) -> float:
    """Pixels a unit inside the near seat."""
    return near_box(stage).w / (WIDE + 2 * EDGE)


def near_mask(canvas: Canvas, stage: Stage, name: str) -> pygame.Surface:
    """A mask as large as the near seat wears it."""
    return canvas.ui.art.sprite(f"{ART}/masks/{name}", *mask_size(MASK, near_unit(stage)))


def near_ground(canvas: Canvas, stage: Stage, kingdom: str) -> pygame.Surface:
    """What lies behind the mask of a kingdom, "" for none yet."""
    w = math.ceil((WIDE * near_unit(stage) + 1) * 1.12)
    name = f"general_{kingdom}_bg" if kingdom else "general_back"
    return canvas.ui.art.sprite(f"{ART}/frames/{name}", w, round(w * 1.4))


class NearPainter:
    """Paints the near seat, 176 units wide, back to front."""

    def __init__(self, canvas: Canvas, stage: Stage, what: Shown) -> None:
        self.canvas, self.stage, self.what = canvas, stage, what
        self.face = Rect(0, 0, WIDE, HIGH)
        self.less = min(1.0, LARGEST_TEXT / stage.ui.screen.text_size)

    def paint(self) -> None:
        """Everything, back to front."""
        self._ground()
        self._mask()
        self._edge()
        self._states()
        self._name()
        self._area()
        what = self.what
        self.canvas.sprite(role_icon("" if what.bare else what.role), self.at(-8, -6, 50, 50))

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A box inside the portrait; in Persian at the other side."""
        return Rect(WIDE - x - w if self.stage.ui.words.rtl else x, y, w, h)

    def _ground(self) -> None:
        canvas, kingdom = self.canvas, self.what.kingdom
        box, whole = canvas.px(self.face), near_ground(canvas, self.stage, kingdom)
        w = whole.get_width()
        cut = whole.subsurface((round(w * 0.054), round(w * 0.06), box.w, box.h))
        canvas.blit(muted(cut.copy()) if self.what.dead else cut, box.topleft)

    def _mask(self) -> None:
        what = self.what
        if not what.mask or reckon.general(what.mask) is None:
            return
        x, y = self.canvas.place.point(WIDE / 2, 6)
        picture = shaded(near_mask(self.canvas, self.stage, what.mask), what)
        self.canvas.blit(picture, (x - picture.get_width() / 2, y))
        if what.dying:
            flushed(self.canvas, self.face)

    def _edge(self) -> None:
        light = self.what.light
        edge = EDGES.get(light, KINGDOMS[self.what.kingdom][1])
        self.canvas.box(self.face.inset(-2), None, 12, edge, 4 if light in EDGES else 2)

    def _states(self) -> None:
        """Chain, face-down, drunk, dying, dead."""
        canvas, what, face = self.canvas, self.what, self.face
        if what.chained:
            canvas.sprite(f"{ART}/tokens/chain_overlay", chain_rect(face))
        if what.down:
            canvas.sprite(f"{ART}/tokens/turned_over", face.centred(84, 84))
        if what.dead and not what.bare:
            canvas.sprite(f"{ART}/tokens/dead", face.centred(WIDE * 0.92, WIDE * 0.92))
        states = [name for name, on in (("drunk", what.drunk), ("dying", what.dying)) if on]
        for at, name in enumerate(states):
            canvas.sprite(f"{ART}/tokens/{name}", self.at(46 + 42 * at, 4, 38, 38))

    def _name(self) -> None:
        canvas, what = self.canvas, self.what
        ground, _, deep = KINGDOMS["" if what.dead else what.kingdom]
        strip = Rect(0, HIGH + 4, WIDE, STRIP)
        banded(canvas, strip, deep, ground)
        canvas.box(strip, None, 7, colours.BRASS, 1.5)
        upper, lower = strip.inset(6, 1).top(STRIP * 0.54)
        if not what.general:
            canvas.text(what.name, strip.inset(6, 0), 20 * self.less, NAME, 700, "head", "center")
            return
        canvas.text(what.general, upper, 20 * self.less, NAME, 700, "head", "center")
        canvas.text(what.name, lower.move(0, -2), 15 * self.less, PLAYER, 500, align="center")

    def _area(self) -> None:
        """Delayed tricks hang on the portrait; marks and piles stand at its foot."""
        for at, kind in enumerate(self.what.judgement):
            self.canvas.sprite(f"{ART}/tokens/judge_{kind}", self.at(WIDE - 40, 8 + at * 42, 42, 51))
        for at, words in enumerate(counters(self.stage, self.what)):
            pill = Rect(6, HIGH - 30 - 29 * at, WIDE - 12, 26)
            self.canvas.box(pill, (12, 20, 24, 215), 13, colours.BRASS, 1)
            self.canvas.text(words, pill.inset(8, 0), 16, NAME, 600, align="center")


def counters(stage: Stage, what: Shown) -> list[str]:
    """Marks and piles of a seat, each with its number."""
    things = [(stage.mark(name), count) for name, count in what.marks]
    things += [(stage.say(f"pile-{name}"), count) for name, count in what.piles]
    return [stage.say("counted", name=name, n=count) for name, count in things]


def chain_rect(face: Rect) -> Rect:
    """Where the chain lies across a portrait."""
    return Rect(face.x - 4, face.y + face.h * 0.6, face.w + 8, (face.w + 8) / 6)


# --- HP
def near_beads(stage: Stage, most: int) -> list[Rect]:
    """Where the near seat's HP stands, the first at the start; one bead only if there are more than five."""
    row = stage.layout.beads
    size = row.h * 0.9
    return [Rect(row.x + at * (size + 3), row.y, size, size) for at in range(most if most <= FIVE else 1)]


def draw_near_hp(canvas: Canvas, stage: Stage, what: Shown) -> None:
    """Beads, and the number beside them where there is room."""
    if not what.general:
        return
    hp, most, row = what.hp, what.max_hp, stage.layout.beads
    spots = near_beads(stage, most)
    for at, spot in enumerate(spots):
        look = "lost" if most <= FIVE and at >= hp else bead_look(hp, most)
        canvas.sprite(f"{ART}/tokens/hp_{look}", spot)
    start = spots[-1].right_edge - row.x + 9 if spots else 0
    words = row.left(start)[1]
    words = words.left(max(1.0, words.w - row.h - 8))[0]
    if canvas.ui.measure(stage.ratio(hp, most), 18, 700) < words.w:
        canvas.text(stage.ratio(hp, most), words, 18, colours.IVORY, 700)
