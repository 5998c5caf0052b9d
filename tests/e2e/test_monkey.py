"""Senseless input of every kind, in any order and at any size: nothing breaks, and home stays within reach."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game import app
from game.disk.catalog import content_folders
from game.disk.paths import UserFolder
from game.disk.settings import Settings
from game.scenes import session as sessions
from game.scenes.house import House
from game.tables import SHOWN
from game.ui.screen import Screen
from game.ui.stack import Stack

SIZES = ((960, 600), (1366, 768), (1000, 1400), (1, 1), (2560, 600))
KEYS = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_0, pygame.K_r, pygame.K_t, pygame.K_u, pygame.K_l, pygame.K_m),
    *(pygame.K_p, pygame.K_o, pygame.K_i, pygame.K_b, pygame.K_a, pygame.K_v, pygame.K_F1, pygame.K_F11),
)
TEXTS = ("a", "ễ", "ی", "\u200c", "三", "🐢", "\u202e", "\0", "x" * 40, "")
WAY_HOME = ("pause.leave", "crash.home", "result.home", "curtain.open", "welcome.en")


class Monkey:
    """Sits before one app; starts it again when it has quit it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.surface = pygame.Surface(SIZES[0])
        chosen = Settings(lang="en", speed=0.0, bot_pause=0.0)
        self.house: House = app.open_house(
            Screen(lambda: self.surface), chosen, content_folders(), folder=UserFolder(folder)
        )
        self.stack = self._start()
        self.seen: set[str] = set()

    def _start(self) -> Stack:
        stack = Stack(self.house.ui, self.house.home())
        self.house.refresh = stack.refresh
        return stack

    def play(self, events: int) -> None:
        """So many senseless events, a few each frame."""
        acts: list[Callable[[], list[pygame.event.Event]]] = [self.click] * 9 + [self.key] * 6 + [self.drag, self.type]
        done = 0
        while done < events:
            batch = [event for _ in range(self.rng.randint(1, 3)) for event in self.rng.choice(acts)()]
            if self.rng.random() < 0.01:
                self.surface = pygame.Surface(self.rng.choice(SIZES))
            self.step(batch)
            done += len(batch)

    def step(self, events: list[pygame.event.Event]) -> None:
        """A frame with these events."""
        self.stack.step(self.rng.choice((0, 16, 50)), events)
        if not self.stack.scenes:
            self.stack = self._start()
        self.seen.add(self.stack.top.shown_as)

    # --- what it does
    def spot(self) -> tuple[int, int]:
        """A place to press: mostly a control, sometimes anywhere."""
        desk = self.stack.top.desk
        controls = desk.controls()
        if controls and self.rng.random() < 0.9:
            return desk.box(self.rng.choice(controls).id).center
        return self.rng.randrange(self.surface.get_width()), self.rng.randrange(self.surface.get_height())

    def click(self) -> list[pygame.event.Event]:
        """A press and release, nearly always of the left button."""
        at, button = self.spot(), self.rng.choice((1, 1, 1, 1, 3, 2))
        return [
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button),
        ]

    def drag(self) -> list[pygame.event.Event]:
        """A press here and a release there, or a turn of the wheel."""
        down, up = self.spot(), self.spot()
        return [
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=down, button=1),
            pygame.event.Event(pygame.MOUSEMOTION, pos=up, rel=(9, 9), buttons=(1, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=up, button=1),
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0),
        ]

    def key(self) -> list[pygame.event.Event]:
        """A key, sometimes with another held."""
        mod = self.rng.choice((0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
        key = self.rng.choice(KEYS)
        return [
            pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0)
            for kind in (pygame.KEYDOWN, pygame.KEYUP)
        ]

    def type(self) -> list[pygame.event.Event]:
        """A text from an input method."""
        return [pygame.event.Event(pygame.TEXTINPUT, text=self.rng.choice(TEXTS))]

    # --- the way back
    def go_home(self) -> None:
        """As a person would: Esc, or the button that leads home. Raises AssertionError if there is no way."""
        self.surface = pygame.Surface((1366, 768))
        for _ in range(60):
            for _ in range(30):
                self.step([])
            if self.stack.top.name == "home":
                return
            desk = self.stack.top.desk
            way = next((name for name in WAY_HOME if desk.find(name)), None)
            at = desk.box(way).center if way else (0, 0)
            press = [
                pygame.event.Event(kind, pos=at, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            ]
            escape = [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)]
            self.step(press if way else escape)
        raise AssertionError(f"no way home from {self.stack.top.name}")


@pytest.fixture(autouse=True)
def _nothing_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file manager comes up on the computer of whoever runs the tests."""
    monkeypatch.setattr("subprocess.Popen", lambda *args, **kwargs: None)


def _tried(folder: Path, seed: int, events: int) -> Monkey:
    monkey = Monkey(folder, seed)
    monkey.play(events)
    monkey.go_home()
    for scene in reversed(monkey.stack.scenes):
        scene.leave()
    for match in (folder / "saves").glob("*.match"):
        session = sessions.resume(match, monkey.house.games)
        session.leave()
    return monkey


def test_two_thousand_senseless_events(tmp_path: Path) -> None:
    monkey = _tried(tmp_path, 5, 2000)
    assert {"home", "setup", "settings"} <= monkey.seen
    assert monkey.seen & set(SHOWN), "a table"


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", range(10))
def test_many_senseless_events(tmp_path: Path, seed: int) -> None:
    _tried(tmp_path, seed, 20_000)
