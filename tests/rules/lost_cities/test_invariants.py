"""The invariants notice what they are for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.table import Table
from game.rules.lost_cities.facts import Facts
from game.rules.lost_cities.invariants import problems
from tests.rules.lost_cities.trips import fresh

BREAKS: dict[str, Callable[[Table[Facts]], object]] = {
    "two places": lambda table: table.zones["hand/0"].cards.append(table.zones["pile"].cards[0]),
    "cards instead": lambda table: table.zones["pile"].cards.pop(),
    "another region": lambda table: table.zones["discard/sea"].cards.append("snow-3"),
    "does not rise": lambda table: table.zones["expedition/0/sea"].cards.extend(["sea-5", "sea-4"]),
    "shows 0 cards": lambda table: table.zones["covered/sea"].cards.append("sea-5"),
    "holds 7 cards": lambda table: table.zones["pile"].cards.append(table.zones["hand/1"].cards.pop()),
}


@pytest.mark.parametrize("sign", BREAKS)
def test_it_is_noticed(sign: str) -> None:
    table = fresh().table
    table.facts.turns = 1
    assert fresh().problems() == []
    BREAKS[sign](table)
    assert any(sign in problem for problem in problems(table))
