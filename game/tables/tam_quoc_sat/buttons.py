"""Buttons of this table: plaques with cut corners, cards and generals that can be pressed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.tables.tam_quoc_sat.cards import draw_card, draw_general, plaque
from game.tables.tam_quoc_sat.stage import Stage
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
GLOW = colours.hexed("#FFD98A")
CAPPED = 0.8
"""Pixels a unit below which key caps make room for words."""


@dataclass(eq=False)
class Plaque(Button):
    """A plaque: vermilion to do it, jade for a skill that may be used now, dark for the rest."""

    plate: str = field(default="plain", kw_only=True)
    numbered: bool = field(default=False, kw_only=True)
    """Whether the key says which seat it is, and is shown in small windows too."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        plate = "disabled" if look.off and self.plate not in ("passive", "lord", "limited") else self.plate
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
        if not self.note or self.rect.h < 50:
            canvas.text(self.label, inside, self.size, colour, 700, align="center")
            return
        upper, lower = inside.top(inside.h * 0.56)
        canvas.text(self.label, upper, self.size, colour, 700, align="center")
        canvas.faded(0.85).text(self.note, lower.move(0, -4), 15, colour, 500, align="center")


@dataclass(eq=False)
class CardButton(Control):
    """A playing card, face up or down, that can be chosen."""

    kind: ClassVar[str] = "card"
    stage: Stage = field(default=None, kw_only=True)  # type: ignore[assignment]
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


@dataclass(eq=False)
class GeneralButton(Control):
    """A general that can be chosen."""

    kind: ClassVar[str] = "card"
    stage: Stage = field(default=None, kw_only=True)  # type: ignore[assignment]
    general: str = field(default="", kw_only=True)
    picked: bool = field(default=False, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect = self.rect.move(0, -6 * max(look.hover, float(look.focus)))
        _glow(canvas, rect, picked=self.picked, lit=False)
        draw_general(canvas, self.stage, self.general, rect, dim=look.off)


def _glow(canvas: Canvas, rect: Rect, *, picked: bool, lit: bool) -> None:
    """The light of what is chosen, or the thin frame of what may be."""
    if picked:
        for at, alpha in enumerate((150, 80, 34)):
            n = 5.0 + 5 * at
            canvas.box(rect.inset(-n), None, 12 + n, (*GLOW[:3], alpha), 5)
    elif lit:
        canvas.box(rect.inset(-4), None, 13, (*colours.JADE_LIGHT[:3], 200), 3)
