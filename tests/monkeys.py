"""A senseless player: presses, keys, drags, the wheel, other sizes, in any order, off-screen and without a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pygame

from game import app
from game.disk.catalog import content_folders
from game.disk.paths import UserFolder
from game.disk.settings import Settings
from game.scenes.house import House
from game.ui.scene import Scene
from game.ui.screen import Screen
from game.ui.stack import Stack

SIZES = ((960, 600), (1366, 768), (1000, 1400), (1, 1), (2560, 600))
KEYS = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_0, pygame.K_r, pygame.K_t, pygame.K_u, pygame.K_l, pygame.K_m),
    *(pygame.K_p, pygame.K_o, pygame.K_i, pygame.K_b, pygame.K_a, pygame.K_v, pygame.K_h, pygame.K_F1, pygame.K_F11),
)
TEXTS = ("a", "ễ", "ی", "\u200c", "三", "🐢", "\u202e", "\0", "x" * 40, "")
WAY_HOME = ("pause.leave", "crash.home", "result.home", "curtain.open", "welcome.en")
Events = list[pygame.event.Event]


def pressed(at: tuple[int, int], button: int = 1) -> Events:
    """A press and a release there."""
    return [pygame.event.Event(kind, pos=at, button=button) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]


def struck(key: int, mod: int = 0) -> Events:
    """A key goes down and up."""
    return [
        pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)
    ]


class Monkey:
    """Sits before one app; starts it again when it has quit it. ``done`` counts the events it has made."""

    FRAMES = (0, 16, 50)
    """How many milliseconds may pass between two frames."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.surface = pygame.Surface(SIZES[0])
        chosen = Settings(lang="en", speed=0.0, bot_pause=0.0)
        screen = Screen(lambda: self.surface)
        self.house: House = app.open_house(screen, chosen, content_folders(), folder=UserFolder(folder))
        self.done = 0
        self.seen: set[str] = set()
        self.stack = self._start()

    def first(self) -> Scene:
        """The scene with which the app begins."""
        return self.house.home()

    def _start(self) -> Stack:
        stack = Stack(self.house.ui, self.first())
        self.house.refresh = stack.refresh
        return stack

    def play(self, events: int) -> None:
        """So many events, a few each frame."""
        until = self.done + events
        while self.done < until:
            self.step([event for _ in range(self.rng.randint(1, 3)) for event in self.act()])

    def act(self) -> Events:
        """The next thing that it does."""
        acts: Sequence[Callable[[], Events]] = [self.click] * 9 + [self.key] * 6 + [self.drag, self.type]
        if self.rng.random() < 0.01:
            self.surface = pygame.Surface(self.rng.choice(SIZES))
        return self.rng.choice(acts)()

    def step(self, events: Events) -> None:
        """A frame with these events."""
        self.done += len(events)
        self.stack.step(self.rng.choice(self.FRAMES), events)
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

    def click(self) -> Events:
        """A press and release, nearly always of the left button."""
        at, button = self.spot(), self.rng.choice((1, 1, 1, 1, 3, 2))
        return [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)), *pressed(at, button)]

    def drag(self) -> Events:
        """A press here and a release there, and a turn of the wheel."""
        down, up = self.spot(), self.spot()
        return [
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=down, button=1),
            pygame.event.Event(pygame.MOUSEMOTION, pos=up, rel=(9, 9), buttons=(1, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=up, button=1),
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0),
        ]

    def key(self) -> Events:
        """A key, sometimes with another held."""
        return struck(self.rng.choice(KEYS), self.rng.choice((0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)))

    def type(self) -> Events:
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
            self.step(pressed(desk.box(way).center) if way else struck(pygame.K_ESCAPE))
        raise AssertionError(f"no way home from {self.stack.top.name}")
