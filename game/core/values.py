"""Values that are never changed in place: a position holds tuples, and the next one has others."""

from __future__ import annotations

from typing import TypeVar

from game.core.question import Seat

T = TypeVar("T")


def changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same tuple with one seat's value replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
