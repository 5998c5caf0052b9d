"""The desk of one scene: its marks and controls, who has the focus, what is scrolled, what is held back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.ui.controls.node import Control, Mark
from game.ui.controls.scroll import Scroll
from game.ui.controls.tip import Tip
from game.ui.keys import Keys
from game.ui.paint import Place, Shifted
from game.ui.place import Rect
from game.ui.pointer import Pointer

if TYPE_CHECKING:
    from game.ui.kit import Ui
    from game.ui.scene import Scene


@dataclass(frozen=True, slots=True)
class Placed:
    """A mark where it stands: its place before scrolling, and the scroll it lies in."""

    mark: Mark
    base: Place
    scroll: Scroll | None


@dataclass(frozen=True, slots=True)
class Target:
    """Where a control can be hit, pixels: on itself, in its larger hit area, and only inside its window."""

    control: Control
    exact: pygame.Rect
    wide: pygame.Rect
    window: pygame.Rect


class Desk:
    """Everything is remembered by control id, so a rebuild loses nothing."""

    def __init__(self, ui: Ui, scene: Scene) -> None:
        self.ui, self.scene = ui, scene
        self.clock = 0.0
        self.memory: dict[str, object] = {}
        self.focus: str | None = None
        self.ring = False
        """Whether the focus is shown: the keyboard was used last."""
        self.placed: list[Placed] = []
        self.tip = Tip()
        self.keys = Keys(self)
        self.pointer = Pointer(self)
        self._guarded = 0.0
        self._by_id: dict[str, Placed] = {}
        self._controls: dict[str, Control] = {}
        self._targets: list[Target] | None = None

    # --- what is there
    def lay(self, marks: Sequence[Mark]) -> None:
        """Take over what the scene built."""
        order = list(self._controls)
        self.placed = list(self._flat(marks, None))
        self._by_id, self._controls, self._targets = {}, {}, None
        for p in self.placed:
            if isinstance(p.mark, Control) and p.mark.id:
                self._by_id[p.mark.id], self._controls[p.mark.id] = p, p.mark
        for scroll in self.scrolls():
            self.memory[scroll.id] = scroll.bounded(self.offset(scroll.id))
        if self.focus not in self._controls:
            self.set_focus(self._neighbour(order))
        self.pointer.settle()
        self.keys.settle()

    def _flat(self, marks: Sequence[Mark], scroll: Scroll | None) -> Iterator[Placed]:
        for mark in marks:
            yield Placed(mark, mark.frame or self.ui.screen, scroll)
            inside = mark if isinstance(mark, Scroll) else scroll
            yield from self._flat(mark.children if isinstance(mark, Scroll) else mark.parts(), inside)

    def _neighbour(self, order: list[str]) -> str | None:
        """When the focused control is gone: the nearest one before it that is still there."""
        if self.focus not in order or not self.ring:
            return None
        before = reversed(order[: order.index(self.focus)])
        return next((name for name in before if name in self._controls), None)

    def find(self, name: str | None) -> Control | None:
        """The live control of that id."""
        return self._controls.get(name) if name else None

    def controls(self) -> list[Control]:
        """All live controls in the order they were built."""
        return list(self._controls.values())

    def scrolls(self) -> list[Scroll]:
        """The scrolled areas."""
        return [control for control in self._controls.values() if isinstance(control, Scroll)]

    # --- where it is
    def place(self, p: Placed) -> Place:
        """Where a mark stands now, scrolled."""
        offset = self.offset(p.scroll.id) if p.scroll else 0.0
        return Shifted(p.base, -offset) if offset else p.base

    def place_of(self, name: str) -> Place:
        """Where a live control stands now."""
        return self.place(self._by_id[name])

    def window(self, name: str) -> pygame.Rect:
        """The pixels in which a live control can be seen: those of its scroll, else everything."""
        p = self._by_id[name]
        return p.base.px(p.scroll.rect) if p.scroll else self.ui.screen.surface.get_rect()

    def box(self, name: str) -> pygame.Rect:
        """The pixels of a live control that can be seen."""
        return self.place_of(name).px(self._controls[name].rect).clip(self.window(name))

    def around(self, name: str) -> Rect:
        """The box of a live control that can be seen, units of the screen, wherever it stands."""
        return self.units(self.box(name))

    def units(self, box: pygame.Rect) -> Rect:
        """A box of pixels in units of the screen."""
        screen = self.ui.screen
        x, y = screen.at(box.right if screen.mirrored else box.left, box.top)
        return Rect(x, y, box.w / screen.u, box.h / screen.u)

    def targets(self) -> list[Target]:
        """All live controls where they can be hit now."""
        if self._targets is None:
            self._targets = [self._target(control) for control in self.controls()]
        return self._targets

    def _target(self, control: Control) -> Target:
        place = self.place_of(control.id)
        wide = control.hit(place)
        exact = wide if isinstance(control, Scroll) else place.px(control.rect)
        return Target(control, exact, wide, self.window(control.id))

    def mirrored(self, control: Control) -> bool:
        """Whether it is drawn right to left."""
        return self._by_id[control.id].base.mirrored

    # --- time
    @property
    def guarding(self) -> bool:
        """Whether presses and keys are held back."""
        return self._guarded > self.clock

    def guard(self, ms: float) -> None:
        """Hold back presses and keys for a while: a click meant for the last picture answers nothing."""
        self._guarded = self.clock + ms
        self.ui.redraw()

    def update(self, ms: float) -> None:
        """Let time pass."""
        was = self.guarding
        self.clock += ms
        changed = [
            self.pointer.update(ms),
            self.keys.blink(ms),
            self.tip.update(ms, None if self.pointer.held else self.pointed),
        ]
        if any(changed) or was != self.guarding:
            self.ui.redraw()

    @property
    def pointed(self) -> str | None:
        """The control that is meant: under the mouse that went there, else with the keyboard's focus if that is shown.

        What comes to lie under a mouse at rest is not meant: nothing opens over a new question by itself.
        """
        if self.pointer.meant and self.pointer.hover:
            return self.pointer.hover
        return self.focus if self.ring else None

    def by_keys(self) -> None:
        """The keyboard goes on: the focus is shown, and the mouse at rest means nothing."""
        self.ring, self.pointer.meant = True, False

    def calm(self) -> None:
        """Another scene is on top now: nothing is hovered, held or typed into."""
        self.keys.leave()
        self.pointer.calm()
        self.tip.hide()

    # --- scrolling
    def offset(self, name: str) -> float:
        """How far a scroll is scrolled, units."""
        value = self.memory.get(name, 0.0)
        return value if isinstance(value, float) else 0.0

    def scroll_to(self, scroll: Scroll, offset: float) -> None:
        """Scroll to that offset, or as near as possible."""
        self.memory[scroll.id] = float(scroll.bounded(offset))
        self._targets = None
        self.pointer.settle()
        self.ui.redraw()

    def show(self, name: str) -> None:
        """Scroll so that a control is in view."""
        p = self._by_id[name]
        if p.scroll is None:
            return
        rect, view = p.mark.rect.inset(0, -10), p.scroll.rect
        least, most = rect.bottom_edge - view.bottom_edge, rect.y - view.y
        now = self.offset(p.scroll.id)
        self.scroll_to(p.scroll, most if most < now else max(now, least))

    # --- focus
    def set_focus(self, name: str | None) -> None:
        """Give a control the keyboard."""
        if name == self.focus:
            return
        self.focus = name
        self.keys.settle()
        if name in self._by_id:
            self.show(name)
        self.ui.redraw()

    # --- what both mouse and keyboard do
    def inspect(self, target: Control | None) -> bool:
        """Right click or I: the control's own look-closer, else the scene's."""
        if target and target.inspect:
            target.inspect()
            return True
        return self.scene.inspect(target)

    def refuse(self, control: Control) -> None:
        """It is off: a muffled knock, and its reason at once."""
        self.ui.sound.play("ui_error")
        self.tip.at_once(control.id)
        self.ui.redraw()
