"""Rules that ask again what was answered, with nothing having happened, are a fault and not a freeze."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from game.core.bot import Bot, RandomBot
from game.core.game import Choice, Game, Result, Rules, Value
from game.core.match import Match, Stuck
from game.core.question import PASS, Decision, Option
from game.core.table import Table


class Stubborn(Game):
    """Asks the same thing for ever."""

    id: ClassVar[str] = "stubborn"
    least_seats = 1
    most_seats = 1

    @property
    def options(self) -> Mapping[str, Choice]:
        return {}

    @property
    def bots(self) -> Mapping[str, Bot]:
        return {"random": RandomBot()}

    def lay(self, table: Table[Any], options: Mapping[str, Value], start: Any | None) -> None:
        table.facts = None

    def play(self, table: Table[Any]) -> Rules[Result]:
        return self._play()

    async def _play(self) -> Result:
        while True:
            await Decision(0, "again", (Option("yes"), Option(PASS)))


def test_an_answer_that_changes_nothing_is_a_fault() -> None:
    match = Match(Stubborn(), 1)
    with pytest.raises(Stuck, match="again is asked of seat 0 again after yes"):
        match.answer("yes")


def test_declining_may_lead_back() -> None:
    match = Match(Stubborn(), 1)
    match.answer(PASS)
    assert match.waiting is not None
