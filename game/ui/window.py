"""The one window: resizable, desktop fullscreen, remembers its place, never set up anew."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

HINTS = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_IME_SHOW_UI": "1",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
for _name, _value in HINTS.items():
    os.environ.setdefault(_name, _value)

import pygame  # noqa: E402 - SDL reads its hints when it is loaded

LEAST = (960, 600)
BLIND = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers that show nothing; SDL falls back to them silently when there is no screen."""
Place = tuple[int, int, int, int]
"""x, y, width, height of the window in desktop pixels."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; the text is one line for the player."""


class Window:
    """Owns the SDL window; its surface is asked anew for every frame."""

    def __init__(self, title: str, place: Place | None = None, size: tuple[int, int] | None = None) -> None:
        """Open at `place` if that is still on a desktop, else centred with `size`; NoDisplay if impossible."""
        self._window = _first_that_opens(title, place, size)
        pygame.key.stop_text_input()
        self.fullscreen = False
        self.maximised = False
        self._place = self._before = self._now()

    def surface(self) -> pygame.Surface:
        """The pixels of the window at its present size."""
        return self._window.get_surface()

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def set_fullscreen(self, on: bool) -> None:
        """Desktop fullscreen on the window's own monitor, or back to the place before."""
        if on == self.fullscreen:
            return
        if on:
            self._remember()
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self.fullscreen = on
        pygame.event.pump()

    def set_icon(self, file: Path) -> None:
        """The window's picture; a missing or unreadable file leaves the usual one."""
        if file.suffix == ".svg":
            self._window.set_icon(pygame.image.load_sized_svg(file, (64, 64)))
        elif file.is_file():
            self._window.set_icon(pygame.image.load(file))

    def note(self, event: pygame.event.Event) -> None:
        """Watch where the window goes."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self.maximised = True
            if self._place == self._now():
                self._place = self._before
        elif event.type == pygame.WINDOWRESTORED:
            self.maximised = False
        elif event.type in (pygame.WINDOWMOVED, pygame.WINDOWRESIZED):
            self._remember()

    def _remember(self) -> None:
        now = self._now()
        if not (self.fullscreen or self.maximised) and now != self._place:
            self._before, self._place = self._place, now

    @property
    def place(self) -> Place:
        """Where to open next time: the place in the window, also while fullscreen or maximised."""
        self._remember()
        return self._place

    def _now(self) -> Place:
        return (*self._window.position, *self._window.size)

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()


def _first_that_opens(title: str, place: Place | None, size: tuple[int, int] | None) -> pygame.Window:
    """A window with the driver SDL likes best, else with X11 (some Wayland desktops refuse); else NoDisplay."""
    try:
        return _started(title, place, size)
    except (pygame.error, IndexError) as problem:
        if "SDL_VIDEODRIVER" in os.environ or not sys.platform.startswith("linux"):
            raise NoDisplay(str(problem) or "no screen found") from problem
    pygame.display.quit()
    os.environ["SDL_VIDEODRIVER"] = "x11"
    try:
        return _started(title, place, size)
    except (pygame.error, IndexError) as problem:
        raise NoDisplay(str(problem) or "no screen found") from problem
    finally:
        del os.environ["SDL_VIDEODRIVER"]


def _started(title: str, place: Place | None, size: tuple[int, int] | None) -> pygame.Window:
    pygame.display.init()
    if "SDL_VIDEODRIVER" not in os.environ and pygame.display.get_driver() in BLIND:
        raise pygame.error("no screen found")
    desktops = pygame.display.get_desktop_sizes()
    return _opened(title, valid_place(place, desktops), size or first_size(desktops[0]))


def _opened(title: str, place: Place | None, size: tuple[int, int]) -> pygame.Window:
    if place:
        window = pygame.Window(title, place[2:], place[:2], resizable=True)
    else:
        window = pygame.Window(title, size, resizable=True)
    if size[0] >= LEAST[0] and size[1] >= LEAST[1]:
        window.minimum_size = LEAST
    window.get_surface()
    return window


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The size of the first window ever: most of the desktop, in the proportion of the picture."""
    w, h = min(1600, int(desktop[0] * 0.9)), min(900, int(desktop[1] * 0.84))
    return max(LEAST[0], w), max(LEAST[1], h)


def valid_place(place: Place | None, desktops: Sequence[tuple[int, int]]) -> Place | None:
    """The remembered place if it still fits the desktops (side by side from 0), else None."""
    if place is None or place[2] < LEAST[0] or place[3] < LEAST[1]:
        return None
    width, height = sum(d[0] for d in desktops), max(d[1] for d in desktops)
    x, y, w, h = place
    inside = -w / 2 < x < width - w / 2 and 0 <= y < height - h / 2
    return place if inside and w <= width and h <= height else None
