"""The dice reckoned through: sums, and the chance to be home before the oxygen is gone."""

from __future__ import annotations

from functools import cache, lru_cache

from game.core.question import Seat
from game.rules.reef import facts
from game.rules.reef.facts import Facts

Ways = tuple[tuple[int, int], ...]
"""Every sum that dice may show, and in how many ways."""


@cache
def sums(count: int, faces: int) -> Ways:
    """The sums of that many dice."""
    ways = {0: 1}
    for _ in range(count):
        more: dict[int, int] = {}
        for total, n in ways.items():
            for die in range(1, faces + 1):
                more[total + die] = more.get(total + die, 0) + n
        ways = more
    return tuple(sorted(ways.items()))


def whole(count: int, faces: int) -> int:
    """In how many ways that many dice fall."""
    ways: int = faces**count
    return ways


@lru_cache(maxsize=1 << 16)
def home_chance(dice: tuple[int, int], others: int, at: int, oxygen: int) -> float:
    """The chance of a diver at ``at``, about to roll, to move home, when ``others`` roll between its turns (RF-7)."""
    count, faces = dice
    good = 0.0
    for roll, ways in sums(count, faces):
        if roll > oxygen:
            break
        good += ways * (1.0 if roll >= at else after_others(dice, others, others, at - roll, oxygen - roll))
    return good / whole(count, faces)


@lru_cache(maxsize=1 << 16)
def after_others(dice: tuple[int, int], first: int, others: int, at: int, oxygen: int) -> float:
    """The same when ``first`` others roll before the diver does."""
    if not oxygen:
        return 0.0
    if not first:
        return home_chance(dice, others, at, oxygen)
    count, faces = dice[0] * first, dice[1]
    good = 0.0
    for roll, ways in sums(count, faces):
        if roll >= oxygen:
            break
        good += ways * home_chance(dice, others, at, oxygen - roll)
    return good / whole(count, faces)


def between(now: Facts, seat: Seat) -> tuple[int, int]:
    """How many others roll before a diver's next roll, and between that and the one after."""
    if now.personal:
        return 0, 0
    count = len(now.at)
    order = [(seat + step) % count for step in range(1, count)]
    active = [other for other in order if not facts.is_done(now, other)]
    if now.turn == seat:
        return (len(active) if now.rolled else 0), len(active)
    ahead = [other for other in active if (seat - other) % count < (seat - now.turn) % count]
    first = len(ahead) + (not now.rolled and not facts.is_done(now, now.turn))
    return first, len(active)


def chance(now: Facts, seat: Seat) -> float:
    """The chance that a diver who returns from its next turn on comes home in time; nobody else comes home before."""
    if seat in now.home:
        return 1.0
    if seat in now.out or not now.at[seat]:
        return 0.0
    first, others = between(now, seat)
    return after_others(now.dice, first, others, now.at[seat], facts.oxygen(now, seat))
