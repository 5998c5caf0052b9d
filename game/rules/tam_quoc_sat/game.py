"""Tam Quốc Sát as the frame sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.bot import Bot
from game.core.game import Choice, Game, Result, Rules, Value
from game.core.table import Table
from game.rules.tam_quoc_sat.bot.chance import ChanceBot
from game.rules.tam_quoc_sat.bot.easy import EasyBot
from game.rules.tam_quoc_sat.content import Content
from game.rules.tam_quoc_sat.flow import play_match
from game.rules.tam_quoc_sat.invariants import problems
from game.rules.tam_quoc_sat.play import Box
from game.rules.tam_quoc_sat.shelf import EFFECTS, SKILLS
from game.rules.tam_quoc_sat.start import lay


class TamQuocSat(Game):
    """Roles, generals and war for 5 to 10; a position may have as few as 2 seats."""

    id: ClassVar[str] = "tam_quoc_sat"
    least_seats = 5
    most_seats = 10
    least_placed: ClassVar[int] = 2
    secrets: ClassVar[bool] = True
    clockwise: ClassVar[bool] = False

    def __init__(self, content: Content) -> None:
        self.content = content
        self.box = Box(content, EFFECTS, SKILLS)
        self._bots: dict[str, Bot] = {"random": ChanceBot(), "easy": EasyBot()}

    @property
    def options(self) -> Mapping[str, Choice]:
        return {name: getattr(self.content.options, name) for name in self.content.options.__struct_fields__}

    def worth_offering(self, option: str) -> tuple[str, ...]:
        words = super().worth_offering(option)
        there = {general.pack for general in self.content.generals.values()}
        return tuple(word for word in words if word in there) if option == "packs" else words

    @property
    def bots(self) -> Mapping[str, Bot]:
        return self._bots

    def lay(self, table: Table[Any], options: Mapping[str, Value], start: Any | None) -> None:
        lay(table, self.box, options, start)

    def play(self, table: Table[Any]) -> Rules[Result]:
        return play_match(table, self.box)

    def check(self, table: Table[Any]) -> list[str]:
        return list(problems(table, self.box))

    def progress(self, table: Table[Any]) -> Mapping[str, int]:
        return {"round": table.facts.round, "alive": sum(table.facts.alive)}

    def minutes(self, options: Mapping[str, Value], seats: int) -> float:
        return 6.0 * seats
