"""How motion begins and ends: each curve takes and gives 0..1."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]


def linear(t: float) -> float:
    """The same speed throughout."""
    return t


def in_quad(t: float) -> float:
    """Starts slowly (sinking)."""
    return t * t


def out_cubic(t: float) -> float:
    """Ends very slowly (panels, bars)."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Slow at both ends (cards, the turning table)."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    """Softly slow at both ends (hops, flips)."""
    return (1 - math.cos(math.pi * t)) / 2
