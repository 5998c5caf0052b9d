"""A hand of cards held like a fan: where each card lies, and how it leans."""

from __future__ import annotations

import math
from dataclasses import dataclass

LEAN = 2.5
"""Degrees between neighbours, clockwise."""
DROP = 3.4
PIVOT = 0.9
"""Where a card turns, as a share of its height."""


@dataclass(frozen=True)
class Lying:
    """A card lies with its middle at (x, y), turned clockwise by ``angle`` degrees."""

    x: float
    y: float
    angle: float = 0.0

    def mixed(self, other: Lying, t: float) -> Lying:
        """The way to another place, ``t`` (0..1) of it done."""
        return Lying(*(a + (b - a) * t for a, b in ((self.x, other.x), (self.y, other.y), (self.angle, other.angle))))

    def raised(self, by: float) -> Lying:
        """The same, lifted out of the fan."""
        return Lying(self.x, self.y - by, self.angle)

    def straight(self) -> Lying:
        """The same, upright."""
        return Lying(self.x, self.y)


@dataclass(frozen=True)
class Fan:
    """``count`` cards w x h in a fan about ``x``, the middle ones' upper edge at ``top``, ``room`` wide at most."""

    count: int
    x: float
    top: float
    w: float
    h: float
    room: float
    apart: float

    @property
    def step(self) -> float:
        """How far neighbours lie apart."""
        return min(self.apart, (self.room - self.w) / max(1, self.count - 1))

    def place(self, at: int) -> Lying:
        """Where card ``at`` lies, from the left."""
        t = at - (self.count - 1) / 2
        drop = DROP * min(1.0, 8 / max(1, self.count)) ** 2
        angle = LEAN * min(1.0, 8 / max(1, self.count)) * t
        x, y = self.x + t * self.step, self.top + drop * t * t + PIVOT * self.h
        turn, out = math.radians(angle), (PIVOT - 0.5) * self.h
        return Lying(x + out * math.sin(turn), y - out * math.cos(turn), angle)

    def shown(self, at: int) -> tuple[float, float, float]:
        """Left edge, top and width of what is not covered by the next card; the last card is seen whole."""
        place = self.place(at)
        wide = self.w if at == self.count - 1 else min(self.w, self.step)
        return place.x - self.w / 2, place.y - self.h / 2, wide
