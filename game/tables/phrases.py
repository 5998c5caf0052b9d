"""The words of one game's table in the language of the house, kept until that changes."""

from __future__ import annotations

from collections.abc import Callable

from game.text.words import Words
from game.ui.kit import Ui


class Phrases:
    """Says the words ``<game>-<key>``, and numbers."""

    def __init__(self, ui: Ui, game: str) -> None:
        self.ui, self._game = ui, game
        self._said: dict[tuple[object, ...], str] = {}
        self._spoken: Words | None = None

    def say(self, key: str, **inserts: str | int) -> str:
        """Words of this game's table."""
        return self._once((key, *inserts.values()), lambda: self.ui.words(f"{self._game}-{key}", **inserts))

    def has(self, key: str) -> bool:
        """Whether the table has these words."""
        return self.ui.words.has(f"{self._game}-{key}")

    def number(self, n: int) -> str:
        """A bare number."""
        return self._once((n,), lambda: self.ui.words.number(n))

    def ratio(self, part: int, whole: int) -> str:
        """So many of so many: "3/4", read left to right in every language."""
        return self._once(("/", part, whole), lambda: self.ui.words.formula(f"{part}/{whole}"))

    def _once(self, key: tuple[object, ...], say: Callable[[], str]) -> str:
        if self._spoken is not self.ui.words:
            self._spoken, self._said = self.ui.words, {}
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = say()
        return found
