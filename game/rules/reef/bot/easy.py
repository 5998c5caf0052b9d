"""A beginner: returns with the first card in the hand, and dives on without one as often as not."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import Path, Question
from game.core.view import View
from game.rules.reef import look


class EasyBot(Bot):
    """Goes on at a venture while it has nothing, and sometimes with one card too."""

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if question.ask == "swim":
            return ("roll",)
        if view is None:
            raise ValueError("this bot looks at the table")
        goes_on = 0.25 if look.took(view, question.seats[0]) else 0.5
        return ("out",) if rng.random() < goes_on else ("back",)
