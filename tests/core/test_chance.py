"""Chance is the same everywhere and fair."""

from __future__ import annotations

from collections import Counter

from game.core.chance import Chance

EXPECTED = ([3, 3, 3, 2, 2, 3, 5, 3], "bdfhacge", "z")


def test_results_are_fixed_for_good() -> None:
    chance = Chance(7)
    deck = list("abcdefgh")
    chance.shuffle(deck)
    assert ([chance.roll(6) for _ in range(8)], "".join(deck), chance.pick("xyz")) == EXPECTED


def test_dice_are_fair_and_neighbouring_seeds_independent() -> None:
    sums = Counter(chance.roll(3) + chance.roll(3) for chance in map(Chance, range(18_000)))
    for total, ways in ((2, 1), (3, 2), (4, 3), (5, 2), (6, 1)):
        assert abs(sums[total] - 2000 * ways) < 250


def test_every_order_is_as_likely() -> None:
    chance = Chance(1)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        deck = list("abc")
        chance.shuffle(deck)
        orders["".join(deck)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_scripted_dice_come_first_then_the_seed() -> None:
    plain = [Chance(3).roll(6)]
    chance = Chance(3)
    chance.script([6, 1])
    assert [chance.roll(6) for _ in range(3)] == [6, 1, *plain]
