"""Numbers: steppers with two buttons, sliders with ticks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.ui import palette as colours
from game.ui.controls.button import IconButton
from game.ui.controls.node import Control, Look, Mark
from game.ui.paint import Canvas
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.desk import Desk

KNOB = 48


@dataclass(eq=False)
class Stepper(Mark):
    """A number between a minus and a plus button (`<id>.less`, `<id>.more`); `action` gets the new number."""

    id: str = ""
    value: int = 0
    least: int = 0
    most: int = 10
    action: Callable[[int], object] | None = None
    show: str = field(default="", kw_only=True)
    """The number as the language writes it."""
    less: str = field(default="", kw_only=True)
    more: str = field(default="", kw_only=True)
    """Words naming the two buttons."""
    why: str | None = field(default=None, kw_only=True)
    why_least: str = field(default="", kw_only=True)
    why_most: str = field(default="", kw_only=True)
    """Reasons at the two ends; empty = the number itself."""
    by: int = field(default=1, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        colour = colours.OFF_TEXT if self.why else colours.BRASS_LIGHT
        middle = self.rect.inset(self.rect.h + 4, 0)
        canvas.text(self.show or str(self.value), middle, 26, colour, 700, align="center")

    def parts(self) -> Sequence[Control]:
        h = self.rect.h
        return [
            self._button("less", "minus", self.rect.left(h)[0], -self.by),
            self._button("more", "plus", self.rect.right(h)[0], self.by),
        ]

    def _button(self, word: str, icon: str, box: Rect, by: int) -> IconButton:
        goal = max(self.least, min(self.most, self.value + by))
        end = (self.why_least if by < 0 else self.why_most) or self.show or str(self.value)
        return IconButton(
            box,
            f"{self.id}.{word}",
            self.less if by < 0 else self.more,
            partial(self.action, goal) if self.action else None,
            frame=self.frame,
            icon=icon,
            why=self.why or (end if goal == self.value else None),
            sound="ui_slider",
        )


@dataclass(eq=False)
class Slider(Control):
    """A value 0..`steps` on a line filled from the start; `action` gets the new value while it moves."""

    kind: ClassVar[str] = "slider"
    keeps: ClassVar[frozenset[int]] = frozenset({pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END})
    action: Callable[[int], object] | None = None  # type: ignore[assignment]
    value: int = field(default=0, kw_only=True)
    steps: int = field(default=10, kw_only=True)
    done: Callable[[int], object] | None = field(default=None, kw_only=True)
    """Called once with the value when the mouse lets go or a key was used."""

    def mood(self) -> dict[str, object]:
        return {"value": self.value}

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect, y = self.rect, self.rect.y + self.rect.h / 2 - 6
        share = self.value / self.steps
        canvas.box(Rect(rect.x, y, rect.w, 12), colours.INK, 6, colours.LINE)
        if share > 0:
            canvas.box(Rect(rect.x, y, max(12, rect.w * share), 12), colours.OFF_TEXT if look.off else colours.BRASS, 6)
        for i in range(self.steps + 1):
            canvas.fill(colours.LINE, Rect(rect.x + rect.w * i / self.steps - 1, y + 18, 2, 6))
        size = KNOB + 4 * look.hover
        knob = Rect.around(rect.x + rect.w * share, y + 6, size)
        canvas.faded(0.5 if look.off else 1).sprite("ui/slider_knob", knob)

    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        self.drag(desk, at)

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        share = (at[0] - self.rect.x) / self.rect.w
        self._go(desk, round(share * self.steps))

    def release(self, desk: Desk, inside: bool) -> None:
        if self.done:
            self.done(self.value)

    def activate(self, desk: Desk) -> None:
        """Enter does nothing on a slider."""

    def keyed(self, desk: Desk, event: pygame.event.Event) -> bool:
        if event.key not in self.keeps:
            return False
        ahead = -1 if desk.mirrored(self) else 1
        by = {pygame.K_LEFT: -ahead, pygame.K_RIGHT: ahead, pygame.K_HOME: -self.steps, pygame.K_END: self.steps}
        self._go(desk, self.value + by[event.key])
        self.release(desk, True)
        return True

    def _go(self, desk: Desk, value: int) -> None:
        value = max(0, min(self.steps, value))
        if value != self.value:
            self.value = value
            desk.ui.sound.play("ui_slider")
            if self.action:
                self.action(value)
