"""The keyboard of a desk: focus, Enter, Esc, hot keys, and typing into the focused field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import focus
from game.ui.controls.button import Button
from game.ui.controls.field import Field
from game.ui.controls.node import Control

if TYPE_CHECKING:
    from game.ui.desk import Desk

ENTER = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
BLINK = 530.0
DIGITS = "1234567890"
KEYPAD = {getattr(pygame, f"K_KP{n}"): str(n) for n in range(10)}


def digit(at: int) -> str | None:
    """The key of one of several things, counted from 0: 1 to 9, then 0; None for all after."""
    return DIGITS[at] if at < len(DIGITS) else None


class Keys:
    """What a key does, asked in this order: the field being typed in, Esc, Tab, the focus, arrows, Enter, hot keys."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.caret_on = True
        self._typing: str | None = None
        self._blink = 0.0

    # --- the field being typed in
    @property
    def field(self) -> Field | None:
        """The field that has the keyboard."""
        control = self.desk.find(self.desk.focus)
        return control if isinstance(control, Field) and not control.off else None

    def blink(self, ms: float) -> bool:
        """Let the caret blink; True if it changed."""
        if self._typing is None:
            return False
        self._blink += ms
        if self._blink < BLINK:
            return False
        self._blink, self.caret_on = 0.0, not self.caret_on
        return True

    def settle(self) -> None:
        """Text input is on exactly while a field has the focus."""
        field = self.field
        now = field.id if field else None
        if now == self._typing:
            return
        before = self.desk.find(self._typing)
        self._typing, self._blink, self.caret_on = now, 0.0, True
        if isinstance(before, Field):
            before.left(self.desk)
        if field:
            field.entered(self.desk)
        if self.desk.ui.window:
            listen(now is not None)

    def leave(self) -> None:
        """Stop typing."""
        if self._typing is not None:
            self.desk.set_focus(None)
            self.settle()

    def text(self, event: pygame.event.Event) -> bool:
        """TEXTINPUT or TEXTEDITING; True if a field took it."""
        field = self.field
        if field is None or self.desk.guarding:
            return False
        if event.type == pygame.TEXTINPUT:
            field.typed(self.desk, event.text)
        else:
            field.composing(self.desk, event.text)
        self._blink, self.caret_on = 0.0, True
        self.desk.ui.redraw()
        return True

    # --- keys
    def down(self, event: pygame.event.Event) -> bool:
        """A key went down; True if used."""
        desk, field = self.desk, self.field
        if desk.guarding:
            return False
        desk.ui.redraw()
        if field and field.keyed(desk, event):
            self._blink, self.caret_on = 0.0, True
            return True
        if event.key == pygame.K_ESCAPE:
            return self._escape(field)
        if event.key == pygame.K_TAB:
            return self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        return self._on_focus(event) or self._arrow(event) or self._enter(event) or self._hot(event)

    def _escape(self, field: Field | None) -> bool:
        if field:
            self.leave()
        else:
            self.desk.scene.back()
        return True

    def _tab(self, step: int) -> bool:
        desk = self.desk
        stops = [c.id for c in desk.controls() if c.tab]
        first = desk.focus if desk.focus in stops else self._before(stops, step)
        desk.by_keys()
        desk.set_focus(focus.following(stops, first, step))
        return True

    def _before(self, stops: list[str], step: int) -> str | None:
        """Tab from a control that is no stop itself (another cell of a segmented control)."""
        order = [c.id for c in self.desk.controls()]
        if self.desk.focus not in order:
            return None
        at = order.index(self.desk.focus)
        near = [c for c in (reversed(order[:at]) if step > 0 else order[at + 1 :]) if c in stops]
        return near[0] if near else None

    def _on_focus(self, event: pygame.event.Event) -> bool:
        control = self.desk.find(self.desk.focus)
        if control is None or not self.desk.ring or control.off:
            return False
        return control.keyed(self.desk, event)

    def _arrow(self, event: pygame.event.Event) -> bool:
        way, desk = focus.ARROWS.get(event.key), self.desk
        if way is None:
            return False
        boxes = {c.id: desk.box(c.id) for c in desk.controls() if c.kind != "scroll" or c.tab}
        if not boxes:
            return False
        was = desk.ring
        desk.by_keys()
        if desk.focus not in boxes or not was:
            desk.set_focus(self._outset() or next(iter(boxes)))
            return True
        desk.set_focus(focus.nearest(boxes, desk.focus, way) or desk.focus)
        return True

    def _outset(self) -> str | None:
        """Where the first arrow shows the focus: where it is, unless that is off."""
        desk, primary = self.desk, self.primary()
        names = (desk.focus, desk.scene.outset, primary.id if primary else None)
        return next((c.id for c in map(desk.find, names) if c is not None and not c.off), None)

    def _enter(self, event: pygame.event.Event) -> bool:
        if event.key not in ENTER:
            return False
        target = self.desk.find(self.desk.focus) if self.desk.ring else None
        return self.fire(target or self.primary())

    def primary(self) -> Control | None:
        """What Enter presses when nothing has the focus."""
        named = self.desk.find(self.desk.scene.primary)
        if named:
            return named
        brass = (c for c in self.desk.controls() if isinstance(c, Button) and c.style == "brass" and not c.off)
        return next(brass, None)

    def fire(self, control: Control | None) -> bool:
        """Activate a control as if it had been clicked."""
        if control is None:
            return False
        if control.off:
            self.desk.refuse(control)
            return True
        self.desk.tip.hide()
        self.desk.ui.sound.play(control.sound)
        control.activate(self.desk)
        return True

    def _hot(self, event: pygame.event.Event) -> bool:
        """A field has already taken every key but F1 to F12."""
        name = key_name(event)
        for control in self.desk.controls():
            if control.key and name in control.key.split():
                return self.fire(control)
        return name == "i" and self.desk.ring and self.desk.inspect(self.desk.find(self.desk.focus))


def listen(typing: bool) -> None:
    """Text input and repeated keys only while something is typed: a held Enter or F11 acts once."""
    if typing:
        pygame.key.start_text_input()
        pygame.key.set_repeat(420, 40)
    else:
        pygame.key.stop_text_input()
        pygame.key.set_repeat()


def key_name(event: pygame.event.Event) -> str:
    """The key by its symbol, lower case; on a keyboard without Latin letters, by its place on a US keyboard."""
    if event.key in KEYPAD:
        return KEYPAD[event.key]
    scan = getattr(event, "scancode", 0)
    if event.key > 127 and not event.key & (1 << 30) and 4 <= scan <= 29:
        return chr(ord("a") + scan - 4)
    return pygame.key.name(event.key).lower()
