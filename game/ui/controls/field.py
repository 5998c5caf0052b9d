"""Text fields: TEXTINPUT adds text, keys only move and remove; what an IME composes is shown underlined."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.ui import clipboard
from game.ui import palette as colours
from game.ui.controls.edit import Edit, cleaned
from game.ui.controls.node import Control, Look
from game.ui.paint import Canvas
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.desk import Desk
    from game.ui.kit import Ui

ENTER = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
LEAVING = frozenset({pygame.K_TAB, pygame.K_ESCAPE})
CARET = 28
"""Height of the caret, units."""


@dataclass(eq=False)
class Field(Control):
    """One line of text. `action` gets every change; `done` the text when it is left by Enter, Tab, Esc or a click."""

    kind: ClassVar[str] = "field"
    typing: ClassVar[bool] = True
    action: Callable[[str], object] | None = None  # type: ignore[assignment]
    value: str = field(default="", kw_only=True)
    empty: str = field(default="", kw_only=True)
    """Shown dimly while there is no text."""
    most: int = field(default=16, kw_only=True)
    """How many letters fit (marks and joiners do not count)."""
    size: float = field(default=24, kw_only=True)
    weight: int = field(default=600, kw_only=True)
    done: Callable[[str], object] | None = field(default=None, kw_only=True)
    sound: str = field(default="", kw_only=True)

    def mood(self) -> dict[str, object]:
        return {"value": self.value}

    def edit(self, desk: Desk) -> Edit:
        """What is being edited; starts anew when the scene gave another value."""
        found = desk.memory.get(self.id)
        if not isinstance(found, Edit):
            found = desk.memory[self.id] = Edit()
        found.most = self.most
        if found.text != cleaned(self.value):
            found.set(self.value)
        return found

    # --- coming and going
    def entered(self, desk: Desk) -> None:
        """It has the keyboard now; all its text is selected when it came by Tab."""
        edit = self.edit(desk)
        edit.move(len(edit.text))
        if desk.ring:
            edit.anchor = 0
        if desk.ui.window:
            pygame.key.set_text_input_rect(desk.box(self.id))

    def left(self, desk: Desk) -> None:
        """The keyboard went elsewhere."""
        edit = self.edit(desk)
        edit.composed = ""
        edit.anchor = edit.caret
        if self.done:
            self.done(self.value)

    # --- typing
    def typed(self, desk: Desk, text: str) -> None:
        """TEXTINPUT."""
        edit = self.edit(desk)
        edit.insert(text)
        self._tell(edit)

    def composing(self, desk: Desk, text: str) -> None:
        """TEXTEDITING: shown at the caret, not yet part of the text."""
        self.edit(desk).composed = cleaned(text)

    def _tell(self, edit: Edit) -> None:
        if edit.text != self.value:
            self.value = edit.text
            if self.action:
                self.action(edit.text)

    def keyed(self, desk: Desk, event: pygame.event.Event) -> bool:
        edit = self.edit(desk)
        if edit.composed:
            return True  # the input method owns its keys: Enter ends the composition and submits nothing
        if event.key in ENTER:
            desk.keys.leave()
            return True
        act = self._act(edit, event, desk.ui)
        if act:
            act()
            self._tell(edit)
            return True
        return event.key not in LEAVING and not pygame.K_F1 <= event.key <= pygame.K_F12

    def _act(self, edit: Edit, event: pygame.event.Event, ui: Ui) -> Callable[[], object] | None:
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        whole = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        ahead = -1 if ui.pen.direction(edit.text) == "R" else 1
        if whole and event.key in COMMANDS:
            return lambda: COMMANDS[event.key](edit)
        walk = edit.word if whole else edit.step
        acts: dict[int, Callable[[], object]] = {
            pygame.K_BACKSPACE: edit.backspace_word if whole else edit.backspace,
            pygame.K_DELETE: edit.delete,
            pygame.K_LEFT: lambda: walk(-ahead, keep),
            pygame.K_RIGHT: lambda: walk(ahead, keep),
            pygame.K_HOME: lambda: edit.move(0, keep),
            pygame.K_END: lambda: edit.move(len(edit.text), keep),
        }
        return acts.get(event.key)

    # --- mouse
    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        desk.set_focus(self.id)
        edit = self.edit(desk)
        edit.move(self._letter(desk.ui, edit, at[0], desk.mirrored(self)))

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        edit = self.edit(desk)
        edit.move(self._letter(desk.ui, edit, at[0], desk.mirrored(self)), keep=True)

    def release(self, desk: Desk, inside: bool) -> None:
        """The caret was already set when the mouse went down."""

    def activate(self, desk: Desk) -> None:
        desk.set_focus(self.id)

    def _letter(self, ui: Ui, edit: Edit, x: float, mirrored: bool) -> int:
        """The border between letters nearest to `x` (units)."""
        borders = self._borders(ui, edit.text, mirrored)
        along = x - self._inner().x + self._slid(borders, edit.caret)
        return min(range(len(borders)), key=lambda i: abs(borders[i] - along))

    # --- drawing
    def _inner(self) -> Rect:
        return self.rect.inset(20, 0)

    def _borders(self, ui: Ui, text: str, mirrored: bool) -> list[float]:
        """Where the caret can stand, units from the start edge."""
        px, base = ui.screen.font(self.size), ui.pen.direction(text)
        xs = ui.pen.carets(text, px, weight=self.weight, base=base)
        if mirrored:
            wide = ui.pen.width(text, px, weight=self.weight, base=base)
            xs = [wide - x for x in xs]
        return [x / ui.screen.u for x in xs]

    def _slid(self, borders: list[float], caret: int) -> float:
        """How far a long text is pushed out, so that the caret is seen."""
        return max(0.0, borders[caret] + 6 - self._inner().w)

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.nine("well_9", self.rect, 18)
        typing = look.focus and not look.off and look.desk is not None
        if typing or look.hover > 0.5:
            canvas.box(self.rect, None, 12, colours.BRASS if typing else colours.MUTE, 2)
        if typing and look.desk is not None:
            self._draw_typing(canvas, look.desk)
        elif self.value:
            colour = colours.OFF_TEXT if look.off else colours.IVORY
            canvas.text(self.value, self._inner(), self.size, colour, self.weight)
        else:
            canvas.text(self.empty, self._inner(), self.size, colours.OFF_TEXT, 500)

    def _draw_typing(self, canvas: Canvas, desk: Desk) -> None:
        edit, inner = self.edit(desk), self._inner()
        shown = edit.text[: edit.caret] + edit.composed + edit.text[edit.caret :]
        caret = edit.caret + len(edit.composed)
        borders = self._borders(canvas.ui, shown, canvas.place.mirrored)
        x = inner.x - self._slid(borders, caret)
        middle = inner.y + inner.h / 2
        with canvas.clipped(canvas.px(self.rect.inset(8, 0))):
            self._stroke(canvas, borders, edit.span, x, Rect(0, middle - 16, 0, 32), (*colours.BRASS, 90))
            self._draw_line(canvas, shown, x)
            self._stroke(canvas, borders, (edit.caret, caret), x, Rect(0, middle + 15, 0, 2), colours.BRASS_LIGHT)
            if desk.keys.caret_on:
                canvas.fill(colours.BRASS_LIGHT, Rect(x + borders[caret] - 1, middle - CARET / 2, 2.5, CARET))

    def _draw_line(self, canvas: Canvas, shown: str, x: float) -> None:
        if not shown:
            return
        pen, px = canvas.ui.pen, canvas.ui.screen.font(self.size)
        base = pen.direction(shown)
        line = pen.line(shown, px, colours.IVORY, weight=self.weight, base=base)
        box = canvas.px(Rect(x, self.rect.y, line.get_width() / canvas.place.u, self.rect.h))
        left = box.right - line.get_width() if canvas.place.mirrored else box.x
        canvas.blit(line, (left, box.centery - line.get_height() / 2))

    def _stroke(
        self,
        canvas: Canvas,
        borders: list[float],
        span: tuple[int, int],
        x: float,
        band: Rect,
        colour: colours.Colour,
    ) -> None:
        """A band under the letters from span[0] to span[1]: a selection or the line under a composition."""
        for i in range(*span):
            left, right = sorted((borders[i], borders[i + 1]))
            canvas.fill(colour, Rect(x + left, band.y, right - left, band.h))


def _select_all(edit: Edit) -> None:
    edit.anchor, edit.caret = 0, len(edit.text)


def _copy(edit: Edit) -> None:
    if edit.selected:
        clipboard.put(edit.selected)


def _cut(edit: Edit) -> None:
    if edit.selected:
        clipboard.put(edit.selected)
        edit.backspace()


def _paste(edit: Edit) -> None:
    edit.insert(clipboard.get())


COMMANDS: dict[int, Callable[[Edit], None]] = {
    pygame.K_a: _select_all,
    pygame.K_c: _copy,
    pygame.K_x: _cut,
    pygame.K_v: _paste,
}
