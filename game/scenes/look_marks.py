"""What is pressed while a table is set up: discs, looks, the question mark of a hint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from game.tables import seats
from game.text.words import Words
from game.ui import palette as colours
from game.ui.controls import Control, Look
from game.ui.desk import Desk
from game.ui.paint import Canvas
from game.ui.place import Rect

EMBLEMS = ("carp", "crane", "lantern", "bamboo", "teapot", "lotus", "fan", "bell", "kite", "drum")
DRAG = 12.0
"""Units after which a press has become a drag."""


def look_name(words: Words, look: int) -> str:
    """The colour and the emblem of a look."""
    return words("setup-look", colour=words(f"colour-{seats.COLOURS[look]}"), emblem=words(f"emblem-{EMBLEMS[look]}"))


@dataclass(eq=False)
class LookDot(Control):
    """A look one may take: ringed when one has it, under a lock (and off) when somebody else has."""

    kind: ClassVar[str] = "choice"
    look: int = field(default=0, kw_only=True)
    on: bool = field(default=False, kw_only=True)
    sound: str = field(default="ui_toggle", kw_only=True)

    def mood(self) -> dict[str, object]:
        return {"value": self.on}

    def draw(self, canvas: Canvas, look: Look) -> None:
        grown = self.rect.inset(-2 * look.hover * (not look.off))
        canvas.faded(0.28 if look.off else 1).sprite(seats.token(self.look), grown)
        if look.off:
            canvas.icon("lock", self.rect.centred(22, 22), colours.IVORY)
        if self.on:
            canvas.box(self.rect.inset(-3), None, self.rect.w, colours.BRASS_LIGHT, 3)

    def ring(self) -> Rect:
        return self.rect.inset(-8)


@dataclass(eq=False)
class SeatDisc(Control):
    """The disc of a seat in its row: a press opens its looks, dragging it up or down changes the turn order."""

    kind: ClassVar[str] = "seat"
    look: int = field(default=0, kw_only=True)
    on: bool = field(default=False, kw_only=True)
    dragged: Callable[[float | None], None] | None = field(default=None, kw_only=True)
    """Called with the height (units, unscrolled) to which it is dragged; once with None at the end."""

    def mood(self) -> dict[str, object]:
        return {"value": self.on}

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.sprite(seats.token(self.look), self.rect.inset(-2 * look.hover))
        badge = Rect(self.rect.right_edge - 26, self.rect.bottom_edge - 26, 28, 28)
        canvas.box(badge, colours.LACQUER8, 14, colours.BRASS if look.hover else colours.LINE, 1.5)
        canvas.icon("chevron_up" if self.on else "palette", badge.inset(5), colours.IVORY_DIM)

    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        desk.memory["seat.pressed"] = at[1]

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        start = desk.memory.get("seat.pressed")
        if isinstance(start, float) and abs(at[1] - start) < DRAG:
            return
        desk.memory["seat.pressed"] = None
        if self.dragged:
            self.dragged(at[1])

    def release(self, desk: Desk, inside: bool) -> None:
        if desk.memory.pop("seat.pressed", None) is not None:
            super().release(desk, inside)
        elif self.dragged:
            self.dragged(None)


@dataclass(eq=False)
class Hint(Control):
    """A question mark that explains what stands before it: under the mouse, with the focus, or pressed."""

    kind: ClassVar[str] = "hint"
    sound: str = field(default="", kw_only=True)

    def activate(self, desk: Desk) -> None:
        desk.tip.at_once(self.id)
        desk.ui.redraw()

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.icon("help", self.rect, colours.BRASS_LIGHT if look.hover or look.focus else colours.MUTE)
