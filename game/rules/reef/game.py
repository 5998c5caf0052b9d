"""The reef as the frame sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.bot import Bot, RandomBot
from game.core.game import Choice, Game, Result, Rules, Value
from game.core.table import Table
from game.rules.reef import flow, invariants, start
from game.rules.reef.bot.easy import EasyBot
from game.rules.reef.bot.normal import NormalBot
from game.rules.reef.content import Content

MINUTES = 1.0
"""What a round takes for each diver."""


class Reef(Game):
    """The 25 spaces, with the cards and options of ``content``."""

    id: ClassVar[str] = "reef"

    def __init__(self, content: Content) -> None:
        chosen = content.options
        self.least_seats, self.most_seats = content.seats.least, content.seats.most
        self.content = content
        self._options = {
            "rounds": chosen.rounds,
            "oxygen": chosen.oxygen,
            "oxygen_start": chosen.oxygen_start,
            "dice": chosen.dice,
            "faces": chosen.faces,
            "first": chosen.first,
        }
        self._bots: dict[str, Bot] = {"random": RandomBot(), "easy": EasyBot(), "normal": NormalBot()}

    @property
    def options(self) -> Mapping[str, Choice]:
        return self._options

    @property
    def bots(self) -> Mapping[str, Bot]:
        return self._bots

    def lay(self, table: Table[Any], options: Mapping[str, Value], start_: Any | None) -> None:
        start.lay(table, self.content, options, start_)

    def play(self, table: Table[Any]) -> Rules[Result]:
        return flow.play(table)

    def progress(self, table: Table[Any]) -> Mapping[str, int]:
        return {"round": max(1, table.facts.round), "rounds": table.facts.rounds}

    def minutes(self, options: Mapping[str, Value], seats: int) -> float:
        return MINUTES * seats * int(options.get("rounds", self.content.options.rounds.default))

    def check(self, table: Table[Any]) -> list[str]:
        return invariants.problems(table)
