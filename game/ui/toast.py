"""Short messages, one at a time, 2.6 s each."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from game.ui import palette as colours
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.paint import Canvas

STAYS = 2600.0
FADES = 180.0
HEIGHT = 52
WAITING = 4


class Toasts:
    """The message being shown and those that wait."""

    def __init__(self) -> None:
        self._queue: deque[tuple[str, str | None]] = deque(maxlen=WAITING)
        self._left = 0.0
        self.place: Rect | None = None
        """Where a scene wants them: they stand at the bottom middle of this box; None = of the screen."""

    @property
    def text(self) -> str | None:
        """What is shown now."""
        return self._queue[0][0] if self._queue else None

    def say(self, text: str, icon: str | None = None) -> None:
        """Show it, after those already waiting; the same words twice count once."""
        if self._queue and self._queue[-1] == (text, icon):
            return
        self._queue.append((text, icon))
        if len(self._queue) == 1:
            self._left = STAYS

    @property
    def moving(self) -> bool:
        """Whether it is fading in or out."""
        return bool(self._queue) and not FADES < self._left < STAYS - FADES

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture changes."""
        if not self._queue:
            return False
        was = self.moving
        self._left -= ms
        if self._left <= 0:
            self._queue.popleft()
            self._left = STAYS
            return True
        return was or self.moving

    def draw(self, canvas: Canvas) -> None:
        """Over everything else."""
        if not self._queue:
            return
        text, icon = self._queue[0]
        area = self.place or canvas.ui.screen.all.inset(32)
        room = min(area.w, 900) - 48 - (40 if icon else 0)
        wide = canvas.ui.measure(text, 20, 500, room)
        w = wide + 48 + (40 if icon else 0)
        box = Rect(area.x + (area.w - w) / 2, area.bottom_edge - HEIGHT, w, HEIGHT)
        solid = canvas.faded(min(1.0, self._left / FADES, (STAYS - self._left + 16) / FADES))
        solid.box(box, colours.WELL, HEIGHT / 2, colours.BRASS, 2)
        inner = box.inset(22, 0)
        if icon:
            cut, inner = inner.left(28, 12)
            solid.icon(icon, cut.centred(28, 28), colours.JADE_LIGHT)
        solid.text(text, inner, 20, colours.IVORY, align="start")
