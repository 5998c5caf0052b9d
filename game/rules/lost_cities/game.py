"""Lost Cities as the frame sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.bot import Bot
from game.core.game import Choice, Game, Result, Rules, Value
from game.core.table import Table
from game.rules.lost_cities import flow, invariants, start
from game.rules.lost_cities.bot.easy import EasyBot
from game.rules.lost_cities.bot.normal import NormalBot
from game.rules.lost_cities.bot.random import RandomTraveller
from game.rules.lost_cities.content import Content

SEATS = 2
MINUTES = 8.0
"""What a round takes."""


class LostCities(Game):
    """Two explorers, with the cards and options of ``content``."""

    id: ClassVar[str] = "lost_cities"
    secrets: ClassVar[bool] = True

    def __init__(self, content: Content) -> None:
        chosen = content.options
        self.content = content
        self.least_seats = self.most_seats = SEATS
        self._options = {
            "rounds": chosen.rounds,
            "regions": chosen.regions,
            "hand": chosen.hand,
            "base": chosen.base,
            "bonus": chosen.bonus,
            "bonus_counts_investments": chosen.bonus_counts_investments,
            "fan_discards": chosen.fan_discards,
            "first": chosen.first,
        }
        self._bots: dict[str, Bot] = {"random": RandomTraveller(), "easy": EasyBot(), "normal": NormalBot()}

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
        return MINUTES * int(options.get("rounds", self.content.options.rounds.default))

    def check(self, table: Table[Any]) -> list[str]:
        return invariants.problems(table)
