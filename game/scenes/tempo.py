"""How long bots take for an answer: the same in kind whatever they hold, and less when nobody waits for them."""

from __future__ import annotations

from random import Random

from game.disk.settings import Settings

JITTER = 0.2
HURRY = 2.0
"""How much faster bots go on among themselves."""
LEAST_PAUSE = 60.0


class Tempo:
    """Counts down the milliseconds to the next answer of a bot."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hurry = 1.0
        """How much faster than usual everything goes."""
        self._left = 0.0
        self._alone = False
        self._rng = Random()

    def again(self, alone: bool) -> None:
        """The next pause begins; bots that have been ``alone`` before and still are need not be waited for."""
        unwatched, self._alone = self._alone, alone
        self.hurry = HURRY if unwatched and alone else 1.0
        pause = self.settings.bot_pause * 1000
        self._left = max(LEAST_PAUSE, pause * (1 + JITTER * (self._rng.random() - 0.5))) / self.hurry

    def over(self, ms: float) -> bool:
        """Whether the pause is over ``ms`` later."""
        self._left -= ms
        return self._left <= 0
