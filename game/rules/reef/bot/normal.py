"""A diver who counts: what returning now promises, and what one more roll outwards does."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from game.core.bot import Bot
from game.core.question import Path, Question, Seat
from game.core.view import View
from game.rules.reef import chances, facts, look
from game.rules.reef.chances import sums, whole
from game.rules.reef.facts import Facts

DEEPER = 2
"""How many rolls outwards are thought through."""


class NormalBot(Bot):
    """Goes where more points are to be expected; takes ties home."""

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if question.ask == "swim":
            return ("roll",)
        if view is None:
            raise ValueError("this bot looks at the table")
        return (Outlook(view, question.seats[0]).heading(),)


class Outlook:
    """What one diver may expect, in points. With one tank the others are taken to roll their average."""

    def __init__(self, view: View[Any], seat: Seat) -> None:
        self.facts: Facts = view.facts
        self.seat = seat
        self.held = float(look.points(view, seat))
        self.others = chances.between(self.facts, seat)[1]
        count, faces = self.facts.dice
        self.pace = round(self.others * count * (faces + 1) / 2)
        self.worth = tuple(facts.mean(self.facts, space) for space in range(len(self.facts.row) + 1))

    def heading(self) -> str:
        """Out or back."""
        at, left = self.facts.at[self.seat], facts.oxygen(self.facts, self.seat) - self.pace
        here = Place(self.facts.dice, self.pace, self.worth)
        return "out" if here.out(at, left, self.held, DEEPER) > here.back(at, left, self.held) else "back"


class Place(msgspec.Struct, frozen=True):
    """What all positions of a diver have in common: the dice, what others breathe, and the worth of each space."""

    dice: tuple[int, int]
    pace: int
    worth: tuple[float, ...]

    def back(self, at: int, left: int, held: float) -> float:
        """The points to be expected of returning, when the next roll finds ``left`` oxygen."""
        chance, more = _return(self.dice, self.pace, self.worth, at, left)
        return held * chance + more

    def out(self, at: int, left: int, held: float, deeper: int) -> float:
        """The points to be expected of rolling outwards, and then doing what is best."""
        total, deepest = 0.0, len(self.worth) - 1
        for roll, ways in sums(*self.dice):
            if roll >= left:
                break
            space = min(deepest, at + roll)
            there = (space, left - roll - self.pace, held + self.worth[space])
            best = self.back(*there)
            if deeper > 1 and space < deepest:
                best = max(best, self.out(*there, deeper - 1))
            total += ways * best
        return total / whole(*self.dice)


@lru_cache(maxsize=1 << 16)
def _return(dice: tuple[int, int], pace: int, worth: tuple[float, ...], at: int, left: int) -> tuple[float, float]:
    """The chance to come home, and the points to be expected of cards landed on while returning."""
    chance = more = 0.0
    for roll, ways in sums(*dice):
        if roll > left:
            break
        if roll >= at:
            chance += ways
        elif left > roll + pace:
            home, later = _return(dice, pace, worth, at - roll, left - roll - pace)
            chance += ways * home
            more += ways * (later + home * worth[at - roll])
    return chance / whole(*dice), more / whole(*dice)
