"""Whether the generals of the packs in play suffice for the seats (TQ-5, TQ-44)."""

from __future__ import annotations

from collections.abc import Container

from game.core.table import Table
from game.rules.tam_quoc_sat.facts import Facts
from game.rules.tam_quoc_sat.play import Box

FEWEST = 2
"""Generals that everybody may choose among at least."""
NEVER_MEET = (("yuan_shu", "sp_yuan_shu"),)
"""Generals of whom only one is in a match, by lot (TQ-44)."""


def meetings(pool: Container[str]) -> tuple[tuple[str, ...], ...]:
    """Those in the pool of whom all but one must go."""
    return tuple(rivals for rivals in NEVER_MEET if all(rival in pool for rival in rivals))


def choice(left: int, others: int, wanted: int) -> int:
    """How many each of the others chooses among, of those that the Lord has left (TQ-5)."""
    return wanted if left >= wanted * others else FEWEST


def missing(pool: int, seats: int) -> int:
    """How many generals are lacking for so many seats (TQ-5)."""
    return max(0, FEWEST * (seats - 1) + 1 - pool)


def pool_of(table: Table[Facts], box: Box) -> list[str]:
    """The generals of the packs in play (TQ-41, TQ-44)."""
    pool = box.content.pool(table.facts.packs)
    for rivals in meetings(pool):
        pool.remove(table.chance.pick(rivals))
    return pool
