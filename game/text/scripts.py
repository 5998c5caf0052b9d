"""Which font family draws each character: by script first, so that a word never mixes two faces."""

import unicodedata
from collections.abc import Callable, Container, Sequence
from functools import lru_cache

from game.text.clusters import clusters
from game.text.marks import CONTROLS, ZWJ, ZWNJ

Has = Callable[[str], Container[int]]

_FIRST_SILENT = "\u00ad"
_HAN_FROM = 0x2E80


@lru_cache(4096)
def script(c: str) -> str:
    """The script: "Arab", "Latn" (all of Europe), "Hani" (East Asia) or "" for what goes with its neighbours."""
    if not unicodedata.category(c).startswith("L"):
        return ""
    if unicodedata.bidirectional(c) in ("AL", "R"):
        return "Arab"
    return "Latn" if ord(c) < _HAN_FROM else "Hani"


def is_silent(c: str) -> bool:
    """Whether a character draws nothing of its own."""
    if c < _FIRST_SILENT:
        return False
    return c in CONTROLS or unicodedata.category(c) == "Cf" or 0xFE00 <= ord(c) <= 0xFE0F


def drawn(text: str, covered: Container[int]) -> str:
    """What is handed to the font: spaces of every width as one, silent characters gone, joiners kept."""
    return text if text.isascii() and "\n" not in text else "".join(_drawn(c, covered) for c in text)


def _drawn(c: str, covered: Container[int]) -> str:
    if c == "\n" or unicodedata.category(c) == "Zs":
        return " "
    if is_silent(c):
        return c if c in (ZWNJ, ZWJ) and ord(c) in covered else ""
    return c


class Chain:
    """The families of a face in order of preference, with the one that each script wants first."""

    def __init__(self, order: Sequence[str], wanted: dict[str, str], has: Has) -> None:
        self.order, self._wanted, self._has = tuple(order), wanted, has
        self._family = lru_cache(8192)(self._choose)

    def families(self, text: str, first: str) -> list[str | None]:
        """The family of every character; None where no font has the character.

        What belongs to no script goes with its left neighbour; without one, with `first`.
        """
        found: list[str | None] = []
        last = first
        for cluster in clusters(text):
            family = self._family(cluster, last, first)
            found += [family] * len(cluster)
            last = first if cluster[0] in CONTROLS else family or last
        return found

    def _choose(self, cluster: str, last: str, first: str) -> str | None:
        wanted = self._wanted.get(script(cluster[0]), last)
        for family in (wanted, first, *self.order):
            if self._covers(family, cluster):
                return family
        return None

    def _covers(self, family: str, cluster: str) -> bool:
        covered = self._has(family)
        return all(ord(c) in covered for c in cluster if not is_silent(c) and _drawn(c, covered) != " ")
