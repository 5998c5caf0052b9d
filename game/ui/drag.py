"""Telling a drag from a click: the mouse must travel 12 pixels first."""

from __future__ import annotations

THRESHOLD = 12


class Drag:
    """One mouse button, from down to up."""

    def __init__(self) -> None:
        self.start: tuple[int, int] | None = None
        self.at = (0, 0)
        self.moving = False

    def down(self, pos: tuple[int, int]) -> None:
        """The button went down there."""
        self.start = self.at = pos
        self.moving = False

    def move(self, pos: tuple[int, int]) -> bool:
        """The mouse is there now; True while it is a drag."""
        self.at = pos
        if self.start is None:
            return False
        dx, dy = pos[0] - self.start[0], pos[1] - self.start[1]
        self.moving = self.moving or dx * dx + dy * dy >= THRESHOLD**2
        return self.moving

    def up(self) -> bool:
        """The button went up; True if it was a drag, not a click."""
        was, self.start, self.moving = self.moving, None, False
        return was
