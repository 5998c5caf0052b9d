"""A diver who counts: the turns the air still gives, the chance to be home in them, and what that is worth."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import Arrange, Path, Question, Seat
from game.core.view import View
from game.rules.deep_sea import look
from game.rules.deep_sea.facts import Facts, changed, landing, turns_left

GREED = 1
"""Items that divers on their way down are expected to take yet."""
AHEAD = 2
"""How many swims deeper are thought through."""
FOREVER = 99

Held = tuple[float, ...]


class NormalBot(Bot):
    """Chooses what promises most points, a few swims ahead; takes ties in the order offered."""

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if isinstance(question, Arrange):
            return question.default
        if view is None:
            raise ValueError("this bot looks at the table")
        outlook = Outlook(view, question.seats[0])
        keys = [option.key for option in question.step(()).options]
        return outlook.swim(keys) if question.ask == "swim" else outlook.search(keys)


class Outlook:
    """What one diver may expect from each choice, in points."""

    def __init__(self, view: View[Any], seat: Seat) -> None:
        self.facts: Facts = view.facts
        self.seat = seat
        self.at = self.facts.at[seat]
        self.row = [worth(item) for item in look.path(view)]
        self.held: Held = tuple([worth(item) for item in look.items(view, seat)])
        self._turns: dict[int, int] = {}

    def swim(self, keys: list[str]) -> Path:
        """Roll, or turn back when the way up promises at least as much as going deeper."""
        if len(keys) == 1:
            return (keys[0],)
        rises = self.rising(self.at, self.held, 0) >= self.sinking(self.at, self.held, 0)
        if "keep_diving" in keys:
            return ("roll",) if rises else ("keep_diving",)
        return ("turn_back",) if rises else ("roll",)

    def search(self, keys: list[str]) -> Path:
        """Leave, take or drop, whichever leaves the best outlook."""
        answers: list[tuple[float, Path]] = [(self.best(self.held), ("leave",))]
        if "take" in keys:
            answers.append((self.best((*self.held, self.row[self.at - 1])), ("take",)))
        if "drop" in keys:
            for item in range(len(self.held)):
                kept = self.held[:item] + self.held[item + 1 :]
                answers.append((self.best(kept), ("drop", str(item))))
        return max(answers, key=lambda answer: answer[0])[1]

    def best(self, held: Held) -> float:
        """The outlook from where the diver is, with these items."""
        rising = self.rising(self.at, held, 0)
        return rising if self.facts.up[self.seat] else max(rising, self.sinking(self.at, held, 0))

    def rising(self, at: int, held: Held, waited: int) -> float:
        """What the items are worth times the chance to bring them home, after ``waited`` more turns."""
        if not held:
            return 0.0
        return sum(held) * home_chance(self.facts.dice, self.turns(len(held)) - waited, at, len(held))

    def sinking(self, at: int, held: Held, waited: int) -> float:
        """What swimming deeper promises when the best is made of every landing."""
        if waited == AHEAD or waited >= self.turns(len(held)):
            return 0.0
        total, weight = 0.0, 0
        for roll, ways in rolls(self.facts.dice):
            total += ways * self._landed(at, max(0, roll - len(held)), held, waited + 1)
            weight += ways
        return total / weight

    def _landed(self, at: int, steps: int, held: Held, waited: int) -> float:
        places = changed(self.facts.at, self.seat, at)
        space = landing(places, self.seat, False, steps, len(self.row)).space
        found = self.row[space - 1] if space and not (space == self.at and at != self.at) else 0.0
        loads = [held, (*held, found)] if found else [held]
        return max(max(self.rising(space, load, waited), self.sinking(space, load, waited)) for load in loads)

    def turns(self, items: int) -> int:
        """How many turns the air leaves the diver if it carries this many items."""
        if items not in self._turns:
            left = turns_left(self.facts, self.seat, items, GREED)
            self._turns[items] = FOREVER if left is None else left
        return self._turns[items]


def worth(item: look.Cards) -> float:
    """What an item is worth on average, from its backs: 1.5, 5.5, 9.5, 13.5 by level."""
    return sum(4 * look.level(card) - 2.5 for card in item)


@lru_cache(maxsize=8)
def rolls(dice: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Every sum of the dice with the number of ways to roll it."""
    sums = [sum(thrown) for thrown in product(range(1, dice[1] + 1), repeat=dice[0])]
    return tuple((total, sums.count(total)) for total in dict.fromkeys(sums))


@lru_cache(maxsize=1 << 16)
def home_chance(dice: tuple[int, int], turns: int, at: int, items: int) -> float:
    """The chance to rise ``at`` spaces in ``turns`` turns with ``items`` items, others not in the way."""
    if at <= 0:
        return 1.0
    if turns <= 0 or items >= dice[0] * dice[1]:
        return 0.0
    if turns >= FOREVER:
        return 1.0
    sums = rolls(dice)
    good = sum(ways * home_chance(dice, turns - 1, at - max(0, roll - items), items) for roll, ways in sums)
    return good / sum(ways for _, ways in sums)
