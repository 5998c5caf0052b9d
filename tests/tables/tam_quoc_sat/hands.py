"""Two ways to press a control of a scene, as people do: with the mouse, or with keys alone."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.ui.controls.node import Control
from game.ui.scene import Scene
from game.ui.stack import Stack


class Hands(ABC):
    """Presses controls of one scene by their ids."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.stack = scene, Stack(scene.ui, scene)

    def live(self) -> dict[str, Control]:
        """What is there now."""
        self.scene.motion.skip()
        self.scene.ready()
        return {control.id: control for control in self.scene.desk.controls()}

    @abstractmethod
    def press(self, name: str) -> None:
        """Presses a control. Raises AssertionError if it cannot be reached."""


class Mouse(Hands):
    """Points at a pixel where nothing else lies over the control."""

    def press(self, name: str) -> None:
        self.live()
        at = self._pixel(name)
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stack.handle(pygame.event.Event(kind, pos=at, button=1, rel=(0, 0), buttons=(0, 0, 0)))

    def _pixel(self, name: str) -> tuple[int, int]:
        box, over = self.scene.desk.box(name), self.scene.desk.pointer.over
        parts = [(x, y) for x in (2, 1, 3) for y in (2, 1, 3)]
        spots = [(box.x + box.w * x // 4, box.y + box.h * y // 4) for x, y in parts]
        found = next((at for at in spots if (control := over(at)) and control.id == name), None)
        assert found is not None, f"something lies over {name}"
        return found


class Keys(Hands):
    """Strikes the control's own key, else goes to it with Tab and strikes Enter."""

    def press(self, name: str) -> None:
        control = self.live()[name]
        if control.key:
            name = control.key.split()[0]
            self._strike(getattr(pygame, f"K_{name if len(name) == 1 else name.upper()}"))
            return
        assert control.tab, f"{name} has no key, and Tab does not stop there"
        desk = self.scene.desk
        for _ in desk.controls():
            if desk.focus == name and desk.ring:
                break
            self._strike(pygame.K_TAB)
        assert desk.focus == name, f"Tab never comes to {name}"
        self._strike(pygame.K_RETURN)

    def _strike(self, key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.stack.handle(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
