"""From units to pixels: one scale for everything, mirrored where the language runs right to left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.place import Rect

FULL = (1920, 1080)
LEAST_UNITS = (1440, 810)


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the inside of a board lies: `u` pixels a unit from (left, top), never mirrored."""

    left: float
    top: float
    u: float
    mirrored = False

    def px(self, rect: Rect) -> pygame.Rect:
        """Units inside the board -> window pixels."""
        return _snapped(self.left + rect.x * self.u, self.top + rect.y * self.u, rect.w * self.u, rect.h * self.u)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point inside the board -> window pixels."""
        return self.left + x * self.u, self.top + y * self.u

    def at(self, px: float, py: float) -> tuple[float, float]:
        """Window pixels -> a point inside the board."""
        return (px - self.left) / self.u, (py - self.top) / self.u

    def moved(self, dx: float, dy: float) -> Frame:
        """The same frame, shifted by units."""
        return Frame(self.left + dx * self.u, self.top + dy * self.u, self.u)


def _snapped(x: float, y: float, w: float, h: float) -> pygame.Rect:
    """Edges, not sizes, are rounded: neighbours that touch in units touch in pixels."""
    left, top = round(x), round(y)
    return pygame.Rect(left, top, max(1, round(x + w) - left), max(1, round(y + h) - top))


class Screen:
    """The picture being drawn: its pixels, `u` (pixels a unit), logical size, and text sizes."""

    def __init__(self, source: Callable[[], pygame.Surface], ui_scale: float = 1.0) -> None:
        self._source = source
        self.ui_scale = ui_scale
        self.text_size = 1.0
        self.mirrored = False
        self.u = 1.0
        self.w, self.h = FULL[0] * 1.0, FULL[1] * 1.0
        self.size = FULL
        self.measure()

    @classmethod
    def offscreen(cls, size: tuple[int, int], ui_scale: float = 1.0) -> Screen:
        """A screen on a plain surface, for pictures and self-tests."""
        surface = pygame.Surface(size)
        return cls(lambda: surface, ui_scale)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; asked anew each time, since SDL replaces it when the window changes."""
        return self._source()

    def measure(self) -> bool:
        """Take the present pixel size; True if it differs from the last one. 1x1 keeps a usable scale."""
        size = self.surface.get_size()
        w, h = max(64, size[0]), max(48, size[1])
        scale = min(w / FULL[0], h / FULL[1]) * self.ui_scale
        self.u = max(0.05, min(scale, w / LEAST_UNITS[0], h / LEAST_UNITS[1]))
        self.w, self.h = w / self.u, h / self.u
        changed, self.size = size != self.size, size
        return changed

    @property
    def all(self) -> Rect:
        """The whole picture in units."""
        return Rect(0, 0, self.w, self.h)

    def px(self, rect: Rect) -> pygame.Rect:
        """Units -> window pixels; mirrored in a right-to-left language."""
        x = self.w - rect.x - rect.w if self.mirrored else rect.x
        return _snapped(x * self.u, rect.y * self.u, rect.w * self.u, rect.h * self.u)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point in units -> window pixels."""
        return (self.w - x if self.mirrored else x) * self.u, y * self.u

    def at(self, px: float, py: float) -> tuple[float, float]:
        """Window pixels -> a point in units."""
        x = px / self.u
        return (self.w - x if self.mirrored else x), py / self.u

    def frame(self, rect: Rect, zoom: float = 1.0) -> Frame:
        """The inside of a board: the area moves with the language, its inside stays left to right."""
        box = self.px(rect)
        return Frame(box.x, box.y, self.u * zoom)

    def length(self, units: float) -> int:
        """A length in whole pixels, at least one."""
        return max(1, round(units * self.u))

    def font(self, units: float) -> int:
        """A font size in whole pixels: text size setting, a little larger in small windows, never unreadable."""
        small = min(1.0, max(0.0, (1 - self.u) / 0.29))
        floor = max(12, min(14, round(self.u * 19.7)))
        return max(floor, round(units * self.u * self.text_size * (1 + 0.06 * small)))
