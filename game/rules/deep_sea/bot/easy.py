"""A careful beginner: little treasure, home early."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import Arrange, Path, Question, Seat
from game.core.view import View
from game.rules.deep_sea.facts import Facts

SHALLOW = 4
"""Nearer than this it goes on with empty hands."""
ENOUGH = 2
LITTLE_AIR = 15


class EasyBot(Bot):
    """Takes one or two relics and turns back with the first, or whenever the air is low; never drops any."""

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if isinstance(question, Arrange):
            return question.default
        if view is None:
            raise ValueError("this bot looks at the table")
        keys = [option.key for option in question.step(()).options]
        return (self._pick(view.facts, question.seats[0], keys, rng),)

    def _pick(self, facts: Facts, seat: Seat, keys: list[str], rng: Random) -> str:
        if "take" in keys:
            return "take" if self._wants(facts, seat, rng) else "leave"
        if "turn_back" in keys and (len(keys) == 1 or self._is_done(facts, seat, rng)):
            return "turn_back"
        return keys[0]

    def _wants(self, facts: Facts, seat: Seat, rng: Random) -> bool:
        held = len(facts.items[seat])
        if not held:
            return facts.at[seat] >= SHALLOW or facts.up[seat]
        return held < ENOUGH and facts.air > LITTLE_AIR and rng.random() < 0.5

    def _is_done(self, facts: Facts, seat: Seat, rng: Random) -> bool:
        held = len(facts.items[seat])
        return held >= ENOUGH or facts.air <= LITTLE_AIR or rng.random() < 0.6
