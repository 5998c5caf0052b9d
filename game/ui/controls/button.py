"""Buttons: brass for the expected next act, lacquer for the rest, jade to go on, vermilion to lose something."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from game.ui import palette as colours
from game.ui.controls.node import Control, Look
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

Style = Literal["brass", "lacquer", "jade", "vermilion"]
TEXT: dict[str, Colour] = {
    "brass": colours.ON_BRASS,
    "lacquer": colours.IVORY,
    "jade": colours.hexed("#F4FBF7"),
    "vermilion": colours.hexed("#FFF4EE"),
}
NOTE: dict[str, Colour] = {
    "brass": colours.ON_BRASS,
    "lacquer": colours.IVORY_DIM,
    "jade": colours.hexed("#DDF3EC"),
    "vermilion": colours.hexed("#FFE1D8"),
}
LIP = 6
SINKS = 4
NOTE_SIZE = 18
SHRINK = 0.8
"""Words that fit only when smaller than this send the icon away."""
ROOM_FOR_WHY = 76
"""A button at least this high says itself why it is off."""


def face(canvas: Canvas, rect: Rect, style: str, look: Look, corner: float) -> None:
    """The button without its words, in its present state."""
    if look.off:
        canvas.nine("button_disabled_9", rect, corner)
    elif look.pressed:
        canvas.nine(f"button_{style}_pressed_9", rect, corner)
    else:
        canvas.nine(f"button_{style}_9", rect, corner)
        if look.hover > 0:
            canvas.faded(look.hover).nine(f"button_{style}_hover_9", rect, corner)


def key_cap(canvas: Canvas, x: float, y: float, key: str, colour: Colour) -> None:
    """A small cap with the name of a key, its far edge at `x`."""
    w = 32 if len(key) == 1 else 30 + 12 * len(key)
    rect = Rect(x - w, y, w, 32)
    canvas.box(rect, (5, 12, 16, 71), 7, (*colour[:3], 217), 1.5)
    canvas.text(key, rect.inset(3, 0), 18, colour, 600, align="center")


@dataclass(eq=False)
class Button(Control):
    """A labelled button. `note` is a second, smaller line; a tall button that is off shows its reason there."""

    kind: ClassVar[str] = "button"
    style: Style = field(default="lacquer", kw_only=True)
    icon: str | None = field(default=None, kw_only=True)
    note: str | None = field(default=None, kw_only=True)
    size: float = field(default=24, kw_only=True)
    weight: int = field(default=600, kw_only=True)
    align: Literal["center", "start"] = field(default="center", kw_only=True)
    cap: str | None = field(default=None, kw_only=True)
    """What the key cap shows; None = no cap."""
    mark: str | None = field(default=None, kw_only=True)
    """An icon at the far end (a chevron)."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        face(canvas, self.rect, self.style, look, min(26, self.rect.h * 0.38))
        inside = Rect(self.rect.x, self.rect.y + (SINKS if look.pressed else 0), self.rect.w, self.rect.h - LIP)
        note = self._note()
        if self.align == "center" and not note and not self.cap:
            self._centred(canvas, inside, look)
        else:
            self._from_start(canvas, inside, look, note)

    def _note(self) -> str | None:
        return self.why or self.note if self.off and self.rect.h >= ROOM_FOR_WHY else self.note

    def _colour(self, look: Look) -> Colour:
        return colours.OFF_TEXT if look.off else TEXT[self.style]

    def _centred(self, canvas: Canvas, inside: Rect, look: Look) -> None:
        colour = self._colour(look)
        glyph, before = self._glyph(canvas, inside)
        room = inside.w - 36 - before
        wide = canvas.ui.measure(self.label, self.size, self.weight, room)
        x = inside.x + (inside.w - wide - before) / 2
        if self.icon and glyph:
            canvas.icon(self.icon, Rect(x, inside.y + (inside.h - glyph) / 2, glyph, glyph), colour)
        text = Rect(x + before - 2, inside.y, wide + 4, inside.h)
        canvas.text(self.label, text, self.size, colour, self.weight, align="center")

    def _glyph(self, canvas: Canvas, inside: Rect) -> tuple[float, float]:
        """How big the icon is and what it takes before the words; words that need its room come first."""
        glyph = min(40, self.rect.h * 0.5) if self.icon else 0
        before = glyph + 12 if glyph else 0
        needed = canvas.ui.measure(self.label, self.size * SHRINK, self.weight)
        return (0, 0) if needed > inside.w - 36 - before else (glyph, before)

    def _from_start(self, canvas: Canvas, inside: Rect, look: Look, note: str | None) -> None:
        colour = self._colour(look)
        rest = inside.inset(24, 0)
        if self.icon:
            glyph = min(40, self.rect.h * 0.5)
            cut, rest = rest.left(glyph, 18)
            canvas.icon(self.icon, cut.centred(glyph, glyph), colour)
        rest = self._far_end(canvas, rest, colour)
        if not note:
            canvas.text(self.label, rest, self.size, colour, self.weight)
            return
        self._two_lines(canvas, rest, note, colour, colours.OFF_TEXT if look.off else NOTE[self.style])

    def _two_lines(self, canvas: Canvas, rest: Rect, note: str, colour: Colour, soft: Colour) -> None:
        """Label and note; both shrink when large text would not fit."""
        high, low = canvas.ui.em(self.size) * 1.25, canvas.ui.em(NOTE_SIZE) * 1.35
        k = min(1.0, (rest.h - 14) / (high + low))
        upper, lower = rest.centred(rest.w, (high + low) * k).top(high * k)
        canvas.text(self.label, upper, self.size * k, colour, self.weight)
        canvas.text(note, lower, NOTE_SIZE * k, soft)

    def _far_end(self, canvas: Canvas, rest: Rect, colour: Colour) -> Rect:
        if self.cap:
            key_cap(canvas, self.rect.right_edge - 20, rest.y + (rest.h - 32) / 2, self.cap, colour)
            return rest.right(24 + 12 * len(self.cap), 8)[1]
        if self.mark:
            cut, rest = rest.right(32, 8)
            canvas.icon(self.mark, cut.centred(32, 32), colour)
        return rest


@dataclass(eq=False)
class IconButton(Control):
    """A square button with only a picture; `label` names it for the tooltip and the log."""

    kind: ClassVar[str] = "button"
    icon: str = field(default="close", kw_only=True)
    style: Style = field(default="lacquer", kw_only=True)

    def hint(self) -> str | None:
        return super().hint() or self.label or None

    def draw(self, canvas: Canvas, look: Look) -> None:
        face(canvas, self.rect, self.style, look, 18)
        q = self.rect.w * 0.52
        middle = self.rect.move(0, SINKS - 2.5 if look.pressed else -2.5)
        colour = colours.OFF_TEXT if look.off else TEXT[self.style]
        canvas.icon(self.icon, middle.centred(q, q), colour)


@dataclass(eq=False)
class AddButton(Control):
    """A dashed, empty place that can be filled ("add a player")."""

    kind: ClassVar[str] = "button"
    icon: str = field(default="plus", kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        lit = look.hover > 0 or look.pressed
        edge = colours.BRASS if lit and not look.off else colours.LINE
        canvas.box(self.rect, (10, 20, 24, 170 if look.pressed else 128), 14, edge, 2, dash=9)
        colour = colours.OFF_TEXT if look.off else colours.IVORY if lit else colours.IVORY_DIM
        rest = self.rect.inset(30, 0)
        cut, rest = rest.left(32, 18)
        canvas.icon(self.icon, cut.centred(32, 32), colour)
        canvas.text(self.label, rest, 22, colour, 600)
