"""What cards are worth, and the end of a match (RF-14, RF-16, RF-17)."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.game import Result
from game.core.question import Seat
from game.rules.reef.content import value
from game.rules.reef.events import WhyBroken
from game.rules.reef.facts import Facts

NEVER = 1 << 30
"""Later than any turn."""


def points(cards: Iterable[str]) -> int:
    """What cards score together."""
    return sum(map(value, cards))


def rank(facts: Facts, seat: Seat) -> tuple[int, int, tuple[int, ...]]:
    """What decides, highest first: the total, the best round, then who came aboard earlier, the last round first."""
    gained = facts.gained[seat]
    earlier = tuple(-(turn or NEVER) for turn in reversed(facts.came[seat]))
    return sum(gained), max(gained, default=0), earlier


def result(facts: Facts) -> Result:
    """The result, with points by seat and round, and what broke a tie if one was broken."""
    ranks = [rank(facts, seat) for seat in range(len(facts.at))]
    best = max(ranks)
    winners = tuple(seat for seat, mine in enumerate(ranks) if mine == best)
    tied = [mine for mine in ranks if mine[0] == best[0]]
    broken: WhyBroken = ""
    if len(tied) > len(winners):
        broken = "earlier" if sum(mine[1] == best[1] for mine in tied) > len(winners) else "best_round"
    return Result(winners, facts.scores, {"gained": facts.gained, "came": facts.came, "broken": broken})
