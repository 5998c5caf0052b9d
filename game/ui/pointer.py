"""The mouse on a desk: hover, press, drag, release, wheel, right click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.controls.node import Control
from game.ui.controls.scroll import STEP

if TYPE_CHECKING:
    from game.ui.desk import Desk

HOVER = 90.0
"""Milliseconds in which a hovered control lights up."""
SOFT = 0.35


class Pointer:
    """What the mouse points at (`hover`) and what it holds since it went down (`held`), by id."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.hover: str | None = None
        self.held: str | None = None
        self.meant = False
        """Whether what is under it was gone to with the mouse, and no key was pressed since."""
        self._at: tuple[int, int] | None = None
        self._glow: dict[str, float] = {}

    # --- what is under it
    def over(self, pos: tuple[int, int]) -> Control | None:
        """The control under a pixel: exactly, else by its larger hit area."""
        return self._hit(pos, exact=True) or self._hit(pos, exact=False)

    def _hit(self, pos: tuple[int, int], exact: bool) -> Control | None:
        for target in reversed(self.desk.targets()):
            box = target.exact if exact else target.wide
            if box.collidepoint(pos) and target.window.collidepoint(pos) and target.control.covers(box, pos):
                return target.control
        return None

    def settle(self) -> None:
        """Things under it may have moved: look again."""
        if self.desk.find(self.held) is None:
            self.held = None
        over = self.over(self._at) if self._at else None
        found = over.id if over else None
        if found == self.hover:
            return
        self.hover, self.meant = found, False
        if over and not self.held:
            self._glow.setdefault(over.id, 0.0)
            if not over.off:
                self.desk.ui.sound.play("ui_hover", SOFT)
        self.desk.scene.hovered(over)
        self.desk.ui.redraw()

    def calm(self) -> None:
        """It points at nothing and holds nothing."""
        self.hover = self.held = self._at = None
        self._glow.clear()

    def left_window(self) -> None:
        """The mouse is elsewhere."""
        self._at = None
        self.settle()

    # --- light
    @property
    def moving(self) -> bool:
        """Whether something is lighting up or fading."""
        return any(self._goal(name) != value for name, value in self._glow.items())

    def glow(self, name: str) -> float:
        """How far a control is lit, 0..1."""
        return self._glow.get(name, 0.0)

    def _goal(self, name: str) -> float:
        return 1.0 if name == self.hover and self.held in (None, name) else 0.0

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture changes."""
        changed = self.moving
        for name, value in list(self._glow.items()):
            self._glow[name] = _toward(value, self._goal(name), ms / HOVER)
            if self._glow[name] == 0 == self._goal(name):
                del self._glow[name]
        return changed

    # --- events
    def event(self, event: pygame.event.Event) -> bool:
        """A mouse event; True if used."""
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.precise_y)
        self._at = event.pos
        self.settle()
        self.meant = True
        if event.type == pygame.MOUSEMOTION:
            return self._drag(event.pos)
        if event.type == pygame.MOUSEBUTTONUP:
            return event.button == 1 and self._up()
        return self._down(event)

    def _drag(self, pos: tuple[int, int]) -> bool:
        held = self.desk.find(self.held)
        if held is None:
            return False
        held.drag(self.desk, self._units(held, pos))
        self.desk.ui.redraw()
        return True

    def _units(self, control: Control, pos: tuple[int, int]) -> tuple[float, float]:
        return self.desk.place_of(control.id).at(*pos)

    def _down(self, event: pygame.event.Event) -> bool:
        desk, target = self.desk, self.over(event.pos)
        if desk.guarding or event.button not in (1, 3):
            return False
        desk.ring = False
        desk.tip.hide()
        desk.ui.redraw()
        if event.button == 3:
            return desk.inspect(target)
        if target is None or not target.typing:
            desk.keys.leave()
            target = self.over(event.pos)
        return target is not None and self._pressed(target, event.pos)

    def _pressed(self, target: Control, pos: tuple[int, int]) -> bool:
        if target.off:
            self.desk.refuse(target)
        else:
            self.held = target.id
            target.press(self.desk, self._units(target, pos))
        return True

    def _up(self) -> bool:
        target, self.held = self.desk.find(self.held), None
        self.desk.ui.redraw()
        if target is None or target.off:
            return False
        inside = self.hover == target.id
        if inside:
            self.desk.ui.sound.play(target.sound)
        target.release(self.desk, inside)
        return True

    def _wheel(self, notches: float) -> bool:
        desk = self.desk
        for scroll in desk.scrolls():
            if self._at and desk.place_of(scroll.id).px(scroll.rect).collidepoint(self._at):
                desk.scroll_to(scroll, desk.offset(scroll.id) - notches * STEP)
                return True
        return False


def _toward(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if goal > value else max(goal, value - step)
