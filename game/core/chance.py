"""The only source of chance in rules: the same seed gives the same results on every machine and Python version."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable, MutableSequence, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Dice, shuffles and blind picks drawn from a hashed seed, so that consecutive seeds are independent.

    Built on ``random()`` alone, the one method whose results Python promises to keep. Dice may be scripted.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._random = Random(int.from_bytes(digest[:8], "big")).random
        self._script: deque[int] = deque()
        self._wishes: deque[object] = deque()

    def script(self, results: Iterable[int]) -> None:
        """Fixes the next results of ``roll``; when they are used up the seed goes on."""
        self._script.extend(results)

    def wish(self, results: Iterable[object]) -> None:
        """Fixes the next results of ``pick``, as far as they are among the things; then the seed goes on."""
        self._wishes.extend(results)

    def roll(self, faces: int) -> int:
        """One die with faces 1 to ``faces``."""
        if self._script:
            return self._script.popleft()
        return int(self._random() * faces) + 1

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Shuffles in place, every order equally likely (Fisher-Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = int(self._random() * (last + 1))
            things[last], things[other] = things[other], things[last]

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        if self._wishes and self._wishes[0] in things:
            return things[things.index(self._wishes.popleft())]
        return things[int(self._random() * len(things))]
