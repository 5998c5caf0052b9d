"""A drawing of 1920x1080 laid over whatever the screen is, for scenes that are composed as one picture."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.place import Rect

W, H = 1920, 1080


@dataclass(frozen=True)
class Sheet:
    """``k`` units of the screen for each of its own, its top left corner at (``x``, ``y``)."""

    x: float
    y: float
    k: float

    @classmethod
    def over(cls, screen: Rect, across: float = 0.5, largest: float = 9.0) -> Sheet:
        """As large as fits; of the room beside it, the share ``across`` lies before it."""
        k = min(screen.w / W, screen.h / H, largest)
        return cls(screen.x + (screen.w - W * k) * across, screen.y + (screen.h - H * k) / 2, k)

    def __call__(self, x: float, y: float, w: float, h: float) -> Rect:
        """A box of the drawing, in units of the screen."""
        return Rect(self.x + x * self.k, self.y + y * self.k, w * self.k, h * self.k)

    def around(self, x: float, y: float, w: float, h: float | None = None) -> Rect:
        """The same for a box known by its middle."""
        h = w if h is None else h
        return self(x - w / 2, y - h / 2, w, h)
