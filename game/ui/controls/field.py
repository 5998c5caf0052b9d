"""Text fields: TEXTINPUT adds text, keys only move and remove; compositions of an IME are shown underlined."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.ui import palette as colours
from game.ui.controls.edit import Edit, cleaned
from game.ui.controls.node import Control, Look
from game.ui.paint import Canvas
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.desk import Desk

ENTER = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})


@dataclass(eq=False)
class Field(Control):
    """One line of text. `action` gets every change; `done` the text when it is left by Enter, Tab or a click."""

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
        """What is being edited; the given value unless it has the keyboard."""
        found = desk.memory.get(self.id)
        if isinstance(found, Edit):
            found.most = self.most
            if found.text != cleaned(self.value) and not found.composed:
                found.set(self.value)
            return found
        made = Edit(most=self.most)
        made.set(self.value)
        desk.memory[self.id] = made
        return made

    # --- coming and going
    def entered(self, desk: Desk) -> None:
        """It has the keyboard now: everything is selected when it came by Tab."""
        edit = self.edit(desk)
        edit.move(len(edit.text))
        edit.anchor = 0 if desk.ring else edit.caret
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
        edit.composed = ""
        edit.insert(text)
        self._tell(edit)

    def composing(self, desk: Desk, text: str, start: int) -> None:
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
            return bool(event.key != pygame.K_ESCAPE)  # the IME owns its keys; Enter must not submit
        if event.key in ENTER:
            desk.keys.leave()
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(edit, event)
        return self._edited(edit, event) or (event.key not in (pygame.K_TAB, pygame.K_ESCAPE) and _is_text(event))

    def _edited(self, edit: Edit, event: pygame.event.Event) -> bool:
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        acts: dict[int, Callable[[], None]] = {
            pygame.K_BACKSPACE: edit.backspace,
            pygame.K_DELETE: edit.delete,
            pygame.K_LEFT: lambda: edit.step(-1 if not _is_rtl(edit.text) else 1, keep),
            pygame.K_RIGHT: lambda: edit.step(1 if not _is_rtl(edit.text) else -1, keep),
            pygame.K_HOME: lambda: edit.move(0, keep),
            pygame.K_END: lambda: edit.move(len(edit.text), keep),
        }
        act = acts.get(event.key)
        if act:
            act()
            self._tell(edit)
        return act is not None

    def _command(self, edit: Edit, event: pygame.event.Event) -> bool:
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        acts: dict[int, Callable[[], None]] = {
            pygame.K_a: lambda: _select_all(edit),
            pygame.K_c: lambda: _copy(edit),
            pygame.K_x: lambda: _cut(edit),
            pygame.K_v: lambda: edit.insert(_pasted()),
            pygame.K_LEFT: lambda: edit.word(-1, keep),
            pygame.K_RIGHT: lambda: edit.word(1, keep),
            pygame.K_BACKSPACE: edit.backspace_word,
        }
        act = acts.get(event.key)
        if act:
            act()
            self._tell(edit)
        return True

    # --- mouse
    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        desk.set_focus(self.id)
        edit = self.edit(desk)
        edit.move(self._index(desk, edit, at[0]))

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        edit = self.edit(desk)
        edit.move(self._index(desk, edit, at[0]), keep=True)

    def release(self, desk: Desk, inside: bool) -> None:
        """The caret was already set when the mouse went down."""

    def activate(self, desk: Desk) -> None:
        desk.set_focus(self.id)

    def _index(self, desk: Desk, edit: Edit, x: float) -> int:
        """The code point whose border is nearest to `x` (units)."""
        x0 = self._text_box().x
        rtl = _is_rtl(edit.text)
        whole = self._wide(desk, edit.text)
        if rtl != desk.ui.screen.mirrored:
            x0, along = self._text_box().x, whole - (x - self._text_box().x)
        else:
            along = x - x0
        return min(range(len(edit.text) + 1), key=lambda i: abs(self._wide(desk, edit.text[:i]) - along))

    def _wide(self, desk: Desk, text: str) -> float:
        return desk.ui.measure(text, self.size, self.weight) if text else 0.0

    def _text_box(self) -> Rect:
        return self.rect.inset(20, 0)

    # --- drawing
    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.nine("well_9", self.rect, 18)
        typing = look.focus and look.desk is not None and not look.off
        if typing or look.hover > 0.5:
            canvas.box(self.rect, None, 12, colours.BRASS if typing else colours.MUTE, 2)
        if look.desk is None:
            return
        if typing:
            self._draw_typing(canvas, look.desk)
        elif self.value:
            colour = colours.OFF_TEXT if look.off else colours.IVORY
            canvas.text(self.value, self._text_box(), self.size, colour, self.weight)
        else:
            canvas.text(self.empty, self._text_box(), self.size, colours.OFF_TEXT, 500)

    def _draw_typing(self, canvas: Canvas, desk: Desk) -> None:
        edit, box, ui = self.edit(desk), self._text_box(), canvas.ui
        shown = edit.text[: edit.caret] + edit.composed + edit.text[edit.caret :]
        shift = max(0.0, self._wide(desk, edit.text[: edit.caret] + edit.composed) + 8 - box.w)
        rtl = _is_rtl(shown or self.empty) if shown else ui.screen.mirrored
        whole = self._wide(desk, shown)

        def x_of(i: int) -> float:
            along = self._wide(desk, shown[:i]) - shift
            return along if rtl == canvas.place.mirrored else min(whole, box.w) - along

        before = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.px(self.rect.inset(6, 0)).clip(before))
        start, end = edit.span
        if start != end:
            a, b = sorted((x_of(start), x_of(end)))
            canvas.fill((*colours.BRASS, 90), Rect(box.x + a, box.y + box.h / 2 - 16, b - a, 32))
        if shown:
            room = Rect(box.x - (shift if rtl == canvas.place.mirrored else 0), box.y, max(whole + 4, 1), box.h)
            canvas.text(shown, room, self.size, colours.IVORY, self.weight)
        if edit.composed:
            a, b = sorted((x_of(edit.caret), x_of(edit.caret + len(edit.composed))))
            canvas.fill(colours.BRASS_LIGHT, Rect(box.x + a, box.y + box.h / 2 + 16, b - a, 2))
        if desk.keys.caret_on:
            x = x_of(edit.caret + len(edit.composed))
            canvas.fill(colours.BRASS_LIGHT, Rect(box.x + x, box.y + box.h / 2 - 14, 2.5, 28))
        canvas.surface.set_clip(before)


def _is_text(event: pygame.event.Event) -> bool:
    """Keys that write: their text comes as TEXTINPUT, so nothing else may happen on them."""
    return len(event.unicode or "") > 0 or event.key == pygame.K_SPACE or event.key in (pygame.K_UP, pygame.K_DOWN)


def _is_rtl(text: str) -> bool:
    """By the first strong letter."""
    for c in text:
        kind = unicodedata.bidirectional(c)
        if kind in ("R", "AL"):
            return True
        if kind == "L":
            return False
    return False


def _select_all(edit: Edit) -> None:
    edit.anchor, edit.caret = 0, len(edit.text)


def _copy(edit: Edit) -> None:
    if edit.selected:
        try:
            pygame.scrap.put_text(edit.selected)
        except pygame.error:
            return


def _cut(edit: Edit) -> None:
    if edit.selected:
        _copy(edit)
        edit.backspace()


def _pasted() -> str:
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""
