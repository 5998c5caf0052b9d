"""A house without a window but with a folder of its own, and a player's hands in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import off_screen
from game.disk.paths import UserFolder
from game.disk.settings import Settings
from game.scenes.house import House
from game.ui.controls import Control
from game.ui.scene import Scene
from tests.ui.conftest import Hands

Houses = Callable[..., House]


@pytest.fixture
def house(tmp_path: Path) -> Houses:
    """Makes a house: ``house("fa", (1366, 768), text_size=1.4)``; all houses of a test share one folder."""

    def make(lang: str | None = "en", size: tuple[int, int] = (1366, 768), **tastes: object) -> House:
        chosen = Settings(lang=lang, speed=0.0, **tastes)  # type: ignore[arg-type]
        made = off_screen(size, chosen)
        made.folder = UserFolder.find(tmp_path)
        return made

    return make


class Guest(Hands):
    """Hands on the scenes of a house."""

    def __init__(self, house: House, scene: Scene) -> None:
        super().__init__(scene)
        self.house = house
        house.refresh = self.stack.refresh
        self.wait(50)

    @property
    def top(self) -> Scene:
        return self.stack.top

    @property
    def ids(self) -> set[str]:
        return {control.id for control in self.top.desk.controls()}

    def control(self, name: str) -> Control:
        found = self.top.desk.find(name)
        assert found is not None, f"no {name} among {sorted(self.ids)}"
        return found

    def press(self, name: str) -> None:
        """By the mouse, after scrolling it into view, then a moment for what follows."""
        self.control(name)
        self.top.desk.show(name)
        self.click(name)
        self.wait(50)

    def tap(self, key: int, mod: int = 0) -> None:
        self.key(key, mod=mod)
        self.wait(20)

    def picture(self) -> bytes:
        self.ui.redraw()
        self.stack.step(16)
        return pygame.image.tobytes(self.ui.screen.surface, "RGB")


@pytest.fixture
def guest() -> type[Guest]:
    return Guest
