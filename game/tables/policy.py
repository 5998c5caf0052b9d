"""What may answer for a seat: habits that hold for the whole match, and skips that end by themselves.

A policy never enters the rules, and it judges only by what its own seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.question import Path
from game.core.view import View

Value = int | bool | str
Policies = Mapping[str, Value]
"""Of a habit its value, of a skip how many events there had been when it was set."""


@dataclass(frozen=True)
class Habit:
    """A choice for the whole match; the first of ``values`` holds until another is chosen."""

    key: str
    values: tuple[str, ...]


class Proxy(ABC):
    """Answers for the seats of one game."""

    habits: ClassVar[tuple[Habit, ...]]
    skips: ClassVar[Mapping[str, str]]
    """Each with its icon."""
    overriding: ClassVar[str]
    """The habit that sets all other policies aside while it is not at its first value."""

    @abstractmethod
    def answer(self, policies: Policies, view: View[Any], *, alone: bool) -> Path | None:
        """What the viewer answers to the pending question (to a call: as one seat does), None if it is to be asked.

        ``alone``: nobody else looks at the screen, so that it tells nothing if a seat is not asked what it cannot do.
        """

    @abstractmethod
    def runs(self, skip: str, policies: Policies, view: View[Any]) -> bool:
        """Whether a skip that was set still runs."""

    @abstractmethod
    def offers(self, view: View[Any]) -> tuple[str, ...]:
        """The skips that can be set now."""

    @abstractmethod
    def quick(self, view: View[Any]) -> tuple[str, ...]:
        """The skips that would decline the pending question too."""

    def value(self, policies: Policies, key: str) -> str:
        """What a habit is."""
        habit = next(habit for habit in self.habits if habit.key == key)
        chosen = policies.get(key)
        return chosen if isinstance(chosen, str) and chosen in habit.values else habit.values[0]

    def sound(self, policies: Policies) -> dict[str, Value]:
        """Those that this game knows, with values it knows."""
        return {key: value for key, value in policies.items() if self._is_sound(key, value)}

    def _is_sound(self, key: str, value: Value) -> bool:
        if key in self.skips:
            return type(value) is int and value >= 0
        return any(key == habit.key and value in habit.values for habit in self.habits)
