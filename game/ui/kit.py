"""Ui: everything a scene draws, writes and sounds with."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import pygame

from game.ui.assets import Art
from game.ui.motion import Pace
from game.ui.paint import Canvas, Face
from game.ui.palette import Colour
from game.ui.rich import Rich
from game.ui.screen import Screen
from game.ui.sound import Sound
from game.ui.toast import Toasts
from game.ui.uilog import UiLog
from game.ui.window import Window

if TYPE_CHECKING:
    from game.text.words import Words
    from game.ui.scene import Move
    from game.ui.writing import Pen

SHRINK = 0.78
"""A line that is too long shrinks to this share of its size before it is cut."""
KEPT_FITS = 2000
LEAST_TEXT = 12


class Taste(Protocol):
    """What the kit asks of the settings."""

    text_size: float
    ui_scale: float
    speed: float
    less_motion: bool
    master: float
    effects: float
    mute: bool
    mute_in_background: bool
    fullscreen: bool
    cover_after: float


class Ui:
    """The context given to every scene."""

    def __init__(
        self,
        screen: Screen,
        art: Art,
        pen: Pen,
        words: Words,
        settings: Taste,
        sound: Sound,
        log: UiLog | None = None,
        window: Window | None = None,
    ) -> None:
        """Without `window` everything is drawn off-screen."""
        self.screen, self.art, self.pen, self.words = screen, art, pen, words
        self.settings, self.sound = settings, sound
        self.log, self.window = log or UiLog(None), window
        self.pace = Pace()
        self.toasts = Toasts()
        self.moves: deque[Move] = deque()
        self.dirty = True
        self.still: pygame.Surface | None = None
        """The last still picture, stretched while the window changes its size; None where it may not be seen again."""
        self.version = 0
        """Grows when size, language or settings change: every scene is built anew."""
        self.closing: Callable[[], object] = lambda: None
        """Called when the window is closed, before the scenes leave."""
        self.keep: Callable[[], object] = lambda: None
        """Called when the kit itself changed a setting (mute, fullscreen), so that the app saves it."""
        self._fits: OrderedDict[tuple[str, int, int, int, Face], tuple[str, int, int]] = OrderedDict()
        self._rows: OrderedDict[tuple[Rich, int, int, int, Face], int] = OrderedDict()
        self.apply()
        self._illustrate()

    def _illustrate(self) -> None:
        self.pen.illustrate(lambda name, size: self.art.sprite(name, size, size))

    def apply(self) -> None:
        """Take over changed settings, words or pen; the stack builds every scene anew."""
        screen, settings = self.screen, self.settings
        screen.ui_scale, screen.text_size = settings.ui_scale, settings.text_size
        screen.mirrored = self.words.rtl
        self.pace.speed, self.pace.less = settings.speed, settings.less_motion
        self._fits.clear()
        self._rows.clear()
        self.version += 1
        screen.measure()
        self.redraw()

    def speak(self, words: Words, pen: Pen) -> None:
        """Change the language."""
        self.words, self.pen = words, pen
        self._illustrate()
        self.apply()

    def redraw(self) -> None:
        """Draw the next frame even if nothing moves."""
        self.dirty = True

    def canvas(self, surface: pygame.Surface | None = None) -> Canvas:
        """A canvas on the screen (or on another surface of its size)."""
        return Canvas(self, surface or self.screen.surface, self.screen)

    def scratch(self) -> Canvas:
        """A canvas that nobody sees: what is drawn on it is ready when it is wanted."""
        return self.canvas(pygame.Surface(self.screen.size))

    # --- words
    def measure(self, words: str, size: float, weight: int = 500, most: float = 1e6, face: Face = "ui") -> float:
        """How wide `Canvas.text` will draw it, units, in a room of `most` units."""
        room = max(1, round(min(most, 1e5) * self.screen.u))
        return self._fit(words, size, room, weight, face)[2] / self.screen.u

    def fitted(
        self, words: str, size: float, colour: Colour, room: int, weight: int = 500, face: Face = "ui"
    ) -> pygame.Surface:
        """One line no wider than `room` pixels."""
        text, px, _ = self._fit(words, size, room, weight, face)
        return self.pen.line(text, px, colour[:3], face=face, weight=weight)

    def _fit(self, words: str, size: float, room: int, weight: int, face: Face) -> tuple[str, int, int]:
        px = self.screen.font(size)
        key = (words, px, room, weight, face)
        if key not in self._fits:
            least = max(min(px, LEAST_TEXT), round(px * SHRINK))
            text, size_px = self.pen.fit(words, px, room, least, face, weight)
            self._fits[key] = text, size_px, self.pen.width(text, size_px, face, weight)
            if len(self._fits) > KEPT_FITS:
                self._fits.popitem(last=False)
        return self._fits[key]

    def stretch(self, words: Rich, size: float, weight: int = 500, face: Face = "ui") -> float:
        """How wide a rich text is on one line, units."""
        return self.pen.stretch(words, self.screen.font(size), face, weight) / self.screen.u

    def em(self, size: float) -> float:
        """How large text of that size really is, units (text size setting, small windows)."""
        return self.screen.font(size) / self.screen.u

    def tall(
        self, words: Rich, size: float, width: float, weight: int = 500, face: Face = "ui", leading: float = 1.45
    ) -> float:
        """How high `Canvas.paragraph` will be, units."""
        key = (words, self.screen.font(size), self.screen.length(width), weight, face)
        if key not in self._rows:
            self._rows[key] = self.pen.rows(words, key[1], key[2], face, weight)
            if len(self._rows) > KEPT_FITS:
                self._rows.popitem(last=False)
        return self._rows[key] * leading * key[1] / self.screen.u

    def spare(self, px: int, leading: float) -> float:
        """Pixels by which the pen's line box is higher than a line with this leading."""
        return self.pen.height(px, 1) - leading * px

    # --- things every screen can do
    def toast(self, text: str, icon: str | None = None) -> None:
        """A short message at the bottom, one at a time."""
        self.toasts.say(text, icon)
        self.sound.play("ui_toast")
        self.redraw()

    def toggle_mute(self) -> None:
        """Sound off or on again."""
        self.settings.mute = not self.settings.mute
        self.keep()
        self.redraw()

    def set_fullscreen(self, on: bool) -> None:
        """Desktop fullscreen or window."""
        self.settings.fullscreen = on
        if self.window:
            self.window.set_fullscreen(on)
        self.keep()
        self.redraw()
