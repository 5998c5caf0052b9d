"""Choosing: toggles, segments, check boxes and radio cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from game.ui import palette as colours
from game.ui.controls.node import Control, Look, Mark
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.shapes import TICK


@dataclass(eq=False)
class Toggle(Control):
    """An on/off switch, drawn 88x48 in its box; `action` is called with the new state."""

    kind: ClassVar[str] = "toggle"
    action: Callable[[bool], object] | None = None  # type: ignore[assignment]
    on: bool = field(default=False, kw_only=True)
    sound: str = field(default="ui_toggle", kw_only=True)

    def activate(self, desk: object) -> None:
        if self.action:
            self.action(not self.on)

    def mood(self) -> dict[str, object]:
        return {"value": self.on}

    def draw(self, canvas: Canvas, look: Look) -> None:
        side = "_rtl" if canvas.place.mirrored else ""
        solid = canvas.faded(0.45 if look.off else 1 if look.hover else 0.94)
        solid.sprite(f"ui/toggle_{'on' if self.on else 'off'}{side}", self.rect.fitted(88, 48))


@dataclass(eq=False)
class Check(Control):
    """A check box (`radio=True`: a radio button) with its words beside it."""

    kind: ClassVar[str] = "check"
    action: Callable[[bool], object] | None = None  # type: ignore[assignment]
    on: bool = field(default=False, kw_only=True)
    radio: bool = field(default=False, kw_only=True)
    size: float = field(default=22, kw_only=True)
    sound: str = field(default="ui_toggle", kw_only=True)

    def activate(self, desk: object) -> None:
        if self.action and not (self.radio and self.on):
            self.action(not self.on)

    def mood(self) -> dict[str, object]:
        return {"value": self.on}

    def draw(self, canvas: Canvas, look: Look) -> None:
        glyph = min(44, self.rect.h)
        cut, rest = self.rect.left(glyph, 14)
        solid = canvas.faded(0.5 if look.off else 1)
        name = "radio" if self.radio else "checkbox"
        solid.sprite(f"ui/{name}_{'on' if self.on else 'off'}", cut.centred(glyph, glyph))
        colour = colours.OFF_TEXT if look.off else colours.IVORY
        canvas.text(self.label, rest, self.size, colour)


@dataclass(eq=False)
class Card(Control):
    """A panel that can be chosen as a whole; the scene draws its content over it with ordinary marks."""

    kind: ClassVar[str] = "card"
    on: bool = field(default=False, kw_only=True)
    radio: bool = field(default=True, kw_only=True)
    """Show a radio button at the far top corner."""

    def mood(self) -> dict[str, object]:
        return {"value": self.on}

    def draw(self, canvas: Canvas, look: Look) -> None:
        lit = self.on or look.pressed
        canvas.nine("panel_active_9" if lit else "panel_9", self.rect, 24)
        if look.hover and not lit and not look.off:
            canvas.faded(look.hover).nine("panel_raised_9", self.rect, 24)
        if self.radio:
            at = Rect(self.rect.right_edge - 60, self.rect.y + 22, 40, 40)
            canvas.faded(0.5 if look.off else 1).sprite(f"ui/radio_{'on' if self.on else 'off'}", at)


@dataclass(frozen=True)
class Choice:
    """One cell of a segmented control."""

    value: str
    label: str
    why: str | None = None
    tip: str | None = None


@dataclass(eq=False)
class Cell(Control):
    """One cell: brass with a tick when chosen. Arrow keys walk, Enter chooses."""

    kind: ClassVar[str] = "choice"
    on: bool = field(default=False, kw_only=True)
    size: float = field(default=20, kw_only=True)
    sound: str = field(default="ui_toggle", kw_only=True)

    def mood(self) -> dict[str, object]:
        return {"value": self.on}

    def activate(self, desk: object) -> None:
        if self.action and not self.on:
            self.action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        inner = self.rect.inset(5)
        if self.on:
            canvas.box(inner, colours.BRASS, 9)
            self._chosen(canvas, inner)
            return
        if (look.hover or look.pressed) and not look.off:
            canvas.box(inner, (*colours.LACQUER6, 255 if look.pressed else 150), 9)
        colour = colours.OFF_TEXT if look.off else colours.IVORY
        canvas.text(self.label, inner.inset(4, 0), self.size, colour, align="center")

    def _chosen(self, canvas: Canvas, inner: Rect) -> None:
        wide = canvas.ui.measure(self.label, self.size, 700, inner.w - 32)
        x = inner.x + (inner.w - wide - 24) / 2
        tick = Rect(x, inner.y + (inner.h - 18) / 2, 18, 18)
        canvas.path(TICK, (48, 48), tick, None, colours.ON_BRASS, 7)
        text = Rect(x + 22, inner.y, wide + 4, inner.h)
        canvas.text(self.label, text, self.size, colours.ON_BRASS, 700, align="center")


@dataclass(eq=False)
class Segmented(Mark):
    """A few alternatives side by side; each cell is a control `<id>.<value>`; `action` gets the value."""

    id: str = ""
    choices: Sequence[Choice] = ()
    chosen: str = ""
    action: Callable[[str], object] | None = None
    size: float = field(default=20, kw_only=True)
    why: str | None = field(default=None, kw_only=True)
    """Switches the whole control off."""
    needs: Sequence[float] = field(default=(), kw_only=True)
    """How wide each cell would have to be, units; where equal cells are too narrow they share the width so."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.nine("well_9", self.rect, 20)

    def parts(self) -> Sequence[Control]:
        stop = self.chosen if any(c.value == self.chosen for c in self.choices) else self.choices[0].value
        return [self._cell(c, box, stop) for c, box in zip(self.choices, self._boxes(), strict=True)]

    def _boxes(self) -> list[Rect]:
        boxes = self.rect.cols(len(self.choices))
        if not self.needs or max(self.needs) <= boxes[0].w:
            return boxes
        share, x = self.rect.w / sum(self.needs), self.rect.x
        starts = [x + share * sum(self.needs[:at]) for at in range(len(boxes))]
        return [Rect(at, self.rect.y, share * need, self.rect.h) for at, need in zip(starts, self.needs, strict=True)]

    def _cell(self, choice: Choice, box: Rect, stop: str) -> Cell:
        act = partial(self.action, choice.value) if self.action else None
        return Cell(
            box,
            f"{self.id}.{choice.value}",
            choice.label,
            act,
            frame=self.frame,
            on=choice.value == self.chosen,
            why=self.why or choice.why,
            tip=choice.tip,
            tab=choice.value == stop,
            size=self.size,
        )
