"""The random bot of this game."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from game.core.bot import RandomBot
from game.core.question import PASS, STEP_UP, Call, Decision, Path, Question, Seat
from game.core.view import View

STEPS_UP = 0.02


class ChanceBot(RandomBot):
    """Picks any answer on offer; to open calls, of which there is one for every trick, it seldom steps up."""

    blind: ClassVar[bool] = True

    def steps_up(self, call: Call, seat: Seat, rng: Random) -> bool:
        return rng.random() < STEPS_UP

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if type(question) is Decision:
            options = question.options
            if options[-1].key == STEP_UP:
                return (STEP_UP,) if rng.random() < STEPS_UP else (PASS,)
            if len(options) == 1 and question.then is None:
                return (options[0].key,)
        return super().choose(view, question, rng)
