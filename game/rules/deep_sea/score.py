"""The end of a match: totals, ties, and what the result screen tells (DS-21, DS-22)."""

from __future__ import annotations

from collections import Counter

from game.core.game import Result
from game.core.question import Seat
from game.rules.deep_sea.content import level
from game.rules.deep_sea.events import Sea, banked


def rank(table: Sea, seat: Seat) -> tuple[int, ...]:
    """What decides, highest first: the total, then how many chips of each level, the deepest first."""
    count = Counter(map(level, table.zones[banked(seat)].cards))
    return (table.facts.scores[seat], *(count[deep] for deep in range(deepest(table), 0, -1)))


def deepest(table: Sea) -> int:
    """The highest level among all banked chips, 0 if there is none."""
    chips = (card for seat in range(table.seats) for card in table.zones[banked(seat)].cards)
    return max(map(level, chips), default=0)


def winners(table: Sea) -> tuple[Seat, ...]:
    """Who has won; several who are tied in everything share it."""
    ranks = [rank(table, seat) for seat in range(table.seats)]
    return tuple(seat for seat, mine in enumerate(ranks) if mine == max(ranks))


def result(table: Sea) -> Result:
    """The result, with points gained and chips lost by seat and dive, and the levels banked by seat."""
    facts = table.facts
    best = winners(table)
    chips = [[level(card) for card in table.zones[banked(seat)].cards] for seat in range(table.seats)]
    tied = facts.scores.count(max(facts.scores)) > 1
    return Result(
        best,
        facts.scores,
        {
            "gained": facts.gained,
            "lost": facts.lost,
            "levels": tuple(tuple(sorted(mine)) for mine in chips),
            "dives": facts.dive,
            "tie_broken": tied and len(best) == 1,
            "why": "dives" if facts.dive >= facts.dives else "empty_row",
        },
    )
