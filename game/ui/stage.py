"""Sprites on a board: things with a place that motion can change, drawn back to front."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect


@dataclass(eq=False)
class Sprite:
    """A picture with its middle at (x, y), in board units; `lift` raises it, `scale` 1 is its own size."""

    name: str
    x: float
    y: float
    w: float
    h: float
    z: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    stretch: float = 1.0
    """Extra factor on the width: 1 -> 0 -> 1 turns a chip over."""
    alpha: float = 1.0
    lift: float = 0.0
    tint: Colour | None = None
    also: Callable[[Canvas, Rect], None] | None = field(default=None, repr=False)
    """Draws something on it (a number on a chip)."""

    @property
    def rect(self) -> Rect:
        """Where it is drawn."""
        w, h = self.w * self.scale * abs(self.stretch), self.h * self.scale
        return Rect.around(self.x, self.y - self.lift, w, h)

    def draw(self, canvas: Canvas) -> None:
        """Draw it in the canvas's units."""
        rect = self.rect
        if self.alpha <= 0 or rect.w * canvas.place.u < 1:
            return
        solid = canvas.faded(self.alpha)
        solid.sprite(self.name, rect, self.angle, self.tint)
        if self.also:
            self.also(solid, rect)


class Stage:
    """The sprites of a board, by key; those with the same `z` in the order they came."""

    def __init__(self) -> None:
        self._sprites: dict[str, Sprite] = {}

    def put(self, key: str, sprite: Sprite) -> Sprite:
        """Add it, or take it in the place of the one with that key."""
        self._sprites[key] = sprite
        return sprite

    def drop(self, key: str) -> None:
        """Take it away; nothing happens if it is not there."""
        self._sprites.pop(key, None)

    def clear(self) -> None:
        """Take everything away."""
        self._sprites.clear()

    def __getitem__(self, key: str) -> Sprite:
        return self._sprites[key]

    def __contains__(self, key: object) -> bool:
        return key in self._sprites

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._sprites))

    def draw(self, canvas: Canvas) -> None:
        """All of them, lowest `z` first."""
        for sprite in sorted(self._sprites.values(), key=lambda s: s.z):
            sprite.draw(canvas)
