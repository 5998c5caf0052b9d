"""A table is made ready while people still sit down: first its code, then what takes longest to draw of it."""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterator

from game.tables import boards, loading
from game.ui.kit import Ui

QUIET = 150.0
"""Milliseconds in which nobody has done anything and nothing has moved; a step may be felt in what moves."""


class Warming:
    """One step a turn, in quiet ones only."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self._key: Hashable = None
        self._steps: Iterator[None] = iter(())
        self._quiet = 0.0

    def stir(self) -> None:
        """Somebody does something."""
        self._quiet = 0.0

    def update(self, ms: float, game: str, seats: int) -> None:
        """Time in which nothing moves passes while this game is set up for so many."""
        self._quiet += ms
        if not ms or self._quiet < QUIET:
            return
        screen = self.ui.screen
        key = (game, seats, screen.size, screen.u, screen.mirrored)
        if key != self._key:
            self._key, self._steps = key, self._wanted(game, seats)
        next(self._steps, None)

    def _wanted(self, game: str, seats: int) -> Iterator[None]:
        from game.scenes import play  # noqa: F401 - needed from now on

        yield from loading(game)
        yield from boards(game).warm(self.ui, seats)
        settle()


def settle() -> None:
    """What is loaded by now stays: else, in mid-match, the collector would look through all of it within a frame."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
