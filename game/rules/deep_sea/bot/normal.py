"""A diver who counts: the turns the air still gives, the chance to be home in them, and what that is worth."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import Arrange, Path, Question, Seat
from game.core.values import changed
from game.core.view import View
from game.rules.deep_sea import look
from game.rules.deep_sea.facts import ABOARD, Facts, landing, turns_left

GREED = 0.25
"""Items that each diver on its way down is expected to take yet; with 1 it comes home early and poor."""
AHEAD = 2
"""How many swims deeper are thought through."""
FOREVER = 99

Load = tuple[int, float]


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
    """What one diver may expect from each choice, in points. A load is how many items, and their worth."""

    def __init__(self, view: View[Any], seat: Seat) -> None:
        self.facts: Facts = view.facts
        self.seat = seat
        self.at = self.facts.at[seat]
        self.row = [worth(item) for item in look.path(view)]
        self.held = [worth(item) for item in look.items(view, seat)]
        self.load: Load = (len(self.held), sum(self.held))
        self._turns: dict[int, int] = {}
        self._spaces: dict[tuple[int, int], int] = {}
        self._sunk: dict[tuple[int, Load, int], float] = {}

    def swim(self, keys: list[str]) -> Path:
        """Roll, or turn back when the way up promises at least as much as going deeper."""
        if len(keys) == 1:
            return (keys[0],)
        rises = self.rising(self.at, self.load, 0) >= self.sinking(self.at, self.load, 0)
        if "keep_diving" in keys:
            return ("roll",) if rises else ("keep_diving",)
        return ("turn_back",) if rises else ("roll",)

    def search(self, keys: list[str]) -> Path:
        """Leave, take or drop, whichever leaves the best outlook."""
        count, total = self.load
        answers: list[tuple[float, Path]] = [(self.best(self.load), ("leave",))]
        if "take" in keys:
            answers.append((self.best((count + 1, total + self.row[self.at - 1])), ("take",)))
        if "drop" in keys:
            for item, points in enumerate(self.held):
                answers.append((self.best((count - 1, total - points)), ("drop", str(item))))
        return max(answers, key=lambda answer: answer[0])[1]

    def best(self, load: Load) -> float:
        """The outlook from where the diver is, with this load."""
        rising = self.rising(self.at, load, 0)
        return rising if self.facts.up[self.seat] else max(rising, self.sinking(self.at, load, 0))

    def rising(self, at: int, load: Load, waited: int) -> float:
        """What the load is worth times the chance to bring it home, after ``waited`` more turns."""
        count, total = load
        return total * home_chance(self.facts.dice, self.turns(count) - waited, at, count) if count else 0.0

    def sinking(self, at: int, load: Load, waited: int) -> float:
        """What swimming deeper promises when the best is made of every landing."""
        if waited == AHEAD or waited >= self.turns(load[0]):
            return 0.0
        known = (at, load, waited)
        if known not in self._sunk:
            sums = rolls(self.facts.dice)
            total = sum(ways * self._landed(at, roll, load, waited + 1) for roll, ways in sums)
            self._sunk[known] = total / sum(ways for _, ways in sums)
        return self._sunk[known]

    def _landed(self, at: int, roll: int, load: Load, waited: int) -> float:
        space = self._space(at, max(0, roll - load[0]))
        found = self.row[space - 1] if space not in (ABOARD, at) else 0.0
        loads = [load, (load[0] + 1, load[1] + found)] if found else [load]
        return max(max(self.rising(space, held, waited), self.sinking(space, held, waited)) for held in loads)

    def _space(self, at: int, steps: int) -> int:
        """Where ``steps`` lead down from ``at``."""
        if (at, steps) not in self._spaces:
            places = changed(self.facts.at, self.seat, at)
            self._spaces[at, steps] = landing(places, self.seat, False, steps, len(self.row)).space
        return self._spaces[at, steps]

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
