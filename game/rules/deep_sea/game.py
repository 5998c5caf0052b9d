"""Deep Sea Adventure as the frame sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.bot import Bot, RandomBot
from game.core.game import Choice, Game, Result, Rules, Value
from game.core.table import Table
from game.rules.deep_sea import flow, invariants, start
from game.rules.deep_sea.bot.easy import EasyBot
from game.rules.deep_sea.bot.normal import NormalBot
from game.rules.deep_sea.content import Content

MINUTES = 2.5
"""What a dive takes for each diver."""


class DeepSea(Game):
    """The classic dive, with the chips, dice and options of ``content``."""

    id: ClassVar[str] = "deep_sea"

    def __init__(self, content: Content) -> None:
        chosen = content.options
        self.content = content
        self.least_seats, self.most_seats = content.seats.least, content.seats.most
        self._box = start.Box(content)
        self._options = {
            "dives": chosen.dives.choice,
            "air": chosen.air.choice,
            "first": chosen.first.choice,
            "drowned_stacks": chosen.drowned_stacks.choice,
        }
        self._bots: dict[str, Bot] = {"random": RandomBot(), "easy": EasyBot(), "normal": NormalBot()}

    @property
    def options(self) -> Mapping[str, Choice]:
        return self._options

    @property
    def bots(self) -> Mapping[str, Bot]:
        return self._bots

    def lay(self, table: Table[Any], options: Mapping[str, Value], start_: Any | None) -> None:
        start.lay(table, self._box, options, start_)

    def play(self, table: Table[Any]) -> Rules[Result]:
        return flow.play(table)

    def progress(self, table: Table[Any]) -> Mapping[str, int]:
        return {"dive": max(1, table.facts.dive), "dives": table.facts.dives}

    def minutes(self, options: Mapping[str, Value], seats: int) -> float:
        dives = options.get("dives", self.content.options.dives.default)
        return MINUTES * seats * int(dives)

    def check(self, table: Table[Any]) -> list[str]:
        return invariants.problems(table)
