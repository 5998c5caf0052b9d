"""A kit without a window, and a player's hands."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.kit import Ui
from game.ui.scene import Scene
from game.ui.stack import Stack
from tests.ui.gallery import Taste, make_ui


@pytest.fixture
def ui() -> Ui:
    return make_ui()


@pytest.fixture
def kit() -> Callable[..., Ui]:
    return make_ui


@pytest.fixture
def taste() -> Taste:
    return Taste()


class Hands:
    """Clicks and types on a stack by control id."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.ui = scene, scene.ui
        self.stack = Stack(scene.ui, scene)
        self.stack.step(16)

    def send(self, *events: pygame.event.Event) -> None:
        self.stack.step(16, list(events))

    def wait(self, ms: float) -> None:
        for _ in range(round(ms / 10)):
            self.stack.step(10)

    def spot(self, name: str) -> tuple[int, int]:
        return self.stack.top.desk.box(name).center

    def move(self, pos: tuple[int, int]) -> None:
        self.send(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def click(self, name: str) -> None:
        pos = self.spot(name)
        self.move(pos)
        self.down(pos)
        self.up(pos)

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        self.send(pygame.event.Event(pygame.TEXTINPUT, text=text))

    def compose(self, text: str) -> None:
        self.send(pygame.event.Event(pygame.TEXTEDITING, text=text, start=len(text), length=0))


@pytest.fixture
def hands() -> type[Hands]:
    return Hands
