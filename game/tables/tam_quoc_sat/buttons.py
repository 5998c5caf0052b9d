"""Buttons of this table: plaques with cut corners, cards and generals that can be pressed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import draw_card, draw_general, plaque, tag
from game.tables.tam_quoc_sat.looks import GLOW, glow
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import card_tip
from game.ui import palette as colours
from game.ui.controls.button import Button, key_cap
from game.ui.controls.node import Control, Look
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

PLAQUE = (220.0, 60.0, 50.0)
INKS: dict[str, Colour] = {
    "disabled": colours.hexed("#8FA1A3"),
    "passive": colours.hexed("#D9CBA0"),
    "lord": colours.hexed("#2A1606"),
}
PLATES = {"lord": "lord", "locked": "passive", "limited": "limited", "awakening": "limited"}
NOTED = 46.0
"""How high a plaque must be to have a note under its words."""
CAPPED = 0.8
"""Pixels a unit below which key caps make room for words."""


def plate_of(skill: str, free: str = "active") -> str:
    """The plate for the name of a skill, by its sort; ``free``: that of one which is simply used."""
    return PLATES.get(tag(skill.partition("/")[0]), free)


@dataclass(eq=False)
class Plaque(Button):
    """A plaque: vermilion to do it, jade for a skill that may be used now, dark for the rest."""

    plate: str = field(default="plain", kw_only=True)
    numbered: bool = field(default=False, kw_only=True)
    """Whether the key says which seat it is, and is shown in small windows too."""
    stage: Stage | None = field(default=None, kw_only=True)
    card: str = field(default="", kw_only=True)
    """The card that is meant: its suit and rank stand behind the words."""
    picture: str = field(default="", kw_only=True)
    """The sprite of what is meant, before the words."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        plate = "disabled" if look.off and self.plate not in ("passive", "limited") else self.plate
        plate = "pressed" if look.pressed and not look.off else plate
        plaque(canvas, f"ui/plaque_{plate}", self.rect, PLAQUE)
        if look.hover > 0 and not look.off:
            canvas.faded(0.14 * look.hover).box(self.rect.inset(6, 4), (255, 255, 255), 10)
        self._words(canvas, INKS.get(plate, colours.IVORY))

    def _words(self, canvas: Canvas, colour: Colour) -> None:
        inside = self.rect.inset(min(26.0, self.rect.w * 0.14), 3)
        if self.cap and (self.numbered or (canvas.ui.screen.u > CAPPED and self.rect.w > 150)):
            key_cap(canvas, inside.right_edge, inside.y + (inside.h - 32) / 2 - 1, self.cap, colour)
            inside = inside.right(36, 4)[1]
        printed = reckon.card(self.card)
        if printed is not None and self.stage is not None:
            self._with_card(canvas, inside, printed.suit, self.stage.rank(printed.rank), colour)
            return
        if self.picture:
            self._with_picture(canvas, inside, colour)
            return
        if not self.note or self.rect.h < NOTED:
            canvas.text(self.label, inside, self.size, colour, 700, align="center")
            return
        upper, lower = inside.top(inside.h * 0.56)
        canvas.text(self.label, upper, self.size, colour, 700, align="center")
        canvas.faded(0.85).text(self.note, lower.move(0, -5), 15, colour, 500, align="center")

    def _with_picture(self, canvas: Canvas, inside: Rect, colour: Colour) -> None:
        """The picture, then the words, both in the middle."""
        side = min(46.0, inside.h * 0.8)
        wide = canvas.ui.measure(self.label, self.size, 700, inside.w - side - 10)
        x = inside.x + (inside.w - wide - side - 10) / 2
        canvas.sprite(self.picture, Rect(x, inside.y + (inside.h - side) / 2, side, side))
        canvas.text(self.label, Rect(x + side + 10, inside.y, wide + 4, inside.h), self.size, colour, 700)

    def _with_card(self, canvas: Canvas, inside: Rect, suit: str, rank: str, colour: Colour) -> None:
        """The words, then suit and rank of the card."""
        size, mark = self.size, self.size * 1.15
        number = canvas.ui.measure(rank, size, 800) + 2
        wide = canvas.ui.measure(self.label, size, 700, inside.w - mark - number - 16)
        x = inside.x + (inside.w - wide - mark - number - 14) / 2
        canvas.text(self.label, Rect(x, inside.y, wide + 4, inside.h), size, colour, 700)
        spot = Rect(x + wide + 10, inside.y + (inside.h - mark) / 2, mark, mark)
        canvas.sprite(f"{ART}/suits/{suit}_light", spot)
        canvas.text(rank, Rect(spot.right_edge + 4, inside.y, number, inside.h), size, colour, 800)


@dataclass(eq=False)
class CardButton(Control):
    """A playing card, face up or down, that can be chosen."""

    kind: ClassVar[str] = "card"
    stage: Stage = field(kw_only=True)
    card: str = field(default="", kw_only=True)
    picked: bool = field(default=False, kw_only=True)
    number: str = field(default="", kw_only=True)
    note: str = field(default="", kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect = self.rect.move(0, -6 * max(look.hover, float(look.focus)))
        _glow(canvas, rect, picked=self.picked, lit=self.action is not None and not look.off)
        draw_card(canvas, self.stage, self.card, rect, dim=look.off)
        if self.number:
            disc = Rect(rect.right_edge - 26, rect.y - 8, 34, 34)
            canvas.box(disc, colours.BRASS, 17, colours.INK, 1.5)
            canvas.text(self.number, disc.inset(-2, 0), 18, colours.ON_BRASS, 800, align="center")
        if self.note:
            canvas.text(
                self.note,
                Rect(rect.x - 8, rect.bottom_edge + 8, rect.w + 16, 24),
                17,
                colours.IVORY_DIM,
                align="center",
            )


def card_seen(stage: Stage, card: str, rect: Rect, name: str) -> CardButton:
    """A card that is looked at, not chosen."""
    tip = card_tip(stage, card)
    return CardButton(rect, name, stage.card(card), stage=stage, card=card, tip=tip, tab=False, sound="")


@dataclass(eq=False)
class GeneralButton(Control):
    """A general that can be chosen."""

    kind: ClassVar[str] = "card"
    stage: Stage = field(kw_only=True)
    general: str = field(default="", kw_only=True)
    picked: bool = field(default=False, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect = self.rect.move(0, -6 * max(look.hover, float(look.focus)))
        _glow(canvas, rect, picked=self.picked, lit=False)
        draw_general(canvas, self.stage, self.general, rect, dim=look.off)


def _glow(canvas: Canvas, rect: Rect, *, picked: bool, lit: bool) -> None:
    """The light of what is chosen, or the thin frame of what may be."""
    if picked:
        glow(canvas, rect, 12, GLOW, (150, 80, 34))
    elif lit:
        canvas.box(rect.inset(-4), None, 13, (*colours.JADE_LIGHT[:3], 200), 3)
