"""What expeditions are worth, and the end of a match (LC-11 to LC-13)."""

from __future__ import annotations

import msgspec

from game.core.game import Result
from game.rules.lost_cities.content import value
from game.rules.lost_cities.facts import Cards, Facts, Tariff


class Line(msgspec.Struct, frozen=True, gc=False):
    """How one expedition is reckoned: ``(total - base) x times + bonus``, or nothing where no card lies."""

    cards: int
    total: int
    """The sum of its numbers."""
    base: int
    times: int
    bonus: int

    @property
    def points(self) -> int:
        """What it is worth."""
        return (self.total - self.base) * self.times + self.bonus


def line(laid: Cards, tariff: Tariff) -> Line:
    """How an expedition would be reckoned now (LC-11, LC-12)."""
    if not laid:
        return Line(0, 0, 0, 1, 0)
    numbers = [value(card) for card in laid]
    investments = numbers.count(0)
    counted = len(laid) if tariff.counts_investments else len(laid) - investments
    return Line(len(laid), sum(numbers), tariff.base, 1 + investments, tariff.bonus if counted >= tariff.long else 0)


def points(laid: Cards, tariff: Tariff) -> int:
    """What an expedition is worth."""
    return line(laid, tariff).points


def result(facts: Facts) -> Result:
    """The result: the higher total wins, equal totals share it (LC-13)."""
    totals = facts.totals
    winners = tuple(seat for seat in (0, 1) if totals[seat] == max(totals))
    return Result(winners, totals, {"scored": facts.scored, "sheets": facts.sheets, "regions": facts.regions})
