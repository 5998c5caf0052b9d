"""Plays any card anywhere; draws from the pile two times out of three or oftener."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import Decision, Path, Question
from game.core.view import View
from game.rules.lost_cities.bot.manners import agrees, draws

PILE_SHARE = 2 / 3


class RandomTraveller(Bot):
    """Chance within good manners (LC-16); looks at the table only to agree to an end."""

    def looks(self, question: Question) -> bool:
        return question.ask == "agree"

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if not isinstance(question, Decision):
            raise TypeError("only decisions are asked in this game")
        if view is not None and question.ask == "agree":
            return agrees(view, question.seat)
        options = question.options if question.then else draws(question)
        if question.then is None and rng.random() < PILE_SHARE:
            return (options[0].key,)
        card = options[int(rng.random() * len(options))].key
        place = question.then((card,)) if question.then else None
        return (card,) if place is None else (card, place.options[int(rng.random() * len(place.options))].key)
