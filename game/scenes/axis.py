"""Round numbers for the axis of a plot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

MOST_STEPS = 6


@dataclass(frozen=True)
class Axis:
    """Ticks from ``low`` to ``high``, both multiples of ``step``; 0 is always among them."""

    low: int
    high: int
    step: int

    @property
    def ticks(self) -> range:
        return range(self.low, self.high + 1, self.step)

    def share(self, value: float) -> float:
        """Where a value lies, 0 at ``low`` to 1 at ``high``."""
        return (value - self.low) / (self.high - self.low)


def axis(values: Iterable[int], most: int = MOST_STEPS) -> Axis:
    """The axis with the finest step of 1, 2, 5, 10, 20 ... that holds all values in ``most`` steps."""
    known = list(values)
    least, greatest = min(0, *known, 0), max(1, *known, 1)
    step, factors = 1, (2, 5, 10)
    while (up(greatest, step) - down(least, step)) // step > most:
        power = 10 ** (len(str(step)) - 1)
        step = next(power * factor for factor in factors if power * factor > step)
    return Axis(down(least, step), up(greatest, step), step)


def up(value: int, step: int) -> int:
    """The next multiple of ``step`` at or above the value."""
    return -(-value // step) * step


def down(value: int, step: int) -> int:
    """The next multiple of ``step`` at or below the value."""
    return value // step * step
