"""The invariants notice what they are for, and what broke a tie is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.table import Table
from game.rules.reef.events import TRACK
from game.rules.reef.facts import Facts
from game.rules.reef.invariants import problems
from game.rules.reef.score import result
from tests.rules.reef.dives import facts, fresh


def _facts(name: str, value: object) -> Callable[[Table[Facts]], object]:
    return lambda table: setattr(table.facts, name, value)


BREAKS: dict[str, Callable[[Table[Facts]], object]] = {
    "two places": lambda table: table.zones["taken/0"].cards.append(table.zones[TRACK].cards[0]),
    "cards instead": lambda table: table.zones[TRACK].cards.pop(),
    "differ": _facts("row", (True,) * 24 + (False,)),
    "the oxygen is": _facts("tanks", (-1,)),
    "off the track": _facts("at", (26, 0, 0)),
    "goes forward": _facts("bound", (True, False, False)),
}


@pytest.mark.parametrize("sign", BREAKS)
def test_it_is_noticed(sign: str) -> None:
    table = fresh().table
    assert problems(table) == []
    BREAKS[sign](table)
    assert any(sign in problem for problem in problems(table))


@pytest.mark.rule("RF-17")
@pytest.mark.parametrize(
    ("gained", "came", "winners", "broken"),
    [
        (((5, 5), (9, 2), (0, 0)), ((1, 9), (2, 8), (0, 0)), (1,), ""),
        (((5, 5), (9, 1), (0, 0)), ((1, 7), (2, 8), (0, 0)), (1,), "best_round"),
        (((9, 1), (9, 1), (0, 0)), ((3, 9), (4, 8), (0, 0)), (1,), "earlier"),
        (((9, 1), (9, 1), (0, 0)), ((3, 0), (4, 8), (0, 0)), (1,), "earlier"),
        (((9, 0), (9, 0), (0, 0)), ((3, 0), (4, 0), (0, 0)), (0,), "earlier"),
        (((0, 0), (0, 0), (0, 0)), ((0, 0), (0, 0), (0, 0)), (0, 1, 2), ""),
        (((0, 0), (0, 0), (0, 0)), ((0, 0), (5, 0), (0, 0)), (1,), "earlier"),
    ],
)
def test_ties(
    gained: tuple[tuple[int, ...], ...], came: tuple[tuple[int, ...], ...], winners: tuple[int, ...], broken: str
) -> None:
    now = facts(fresh())
    now.gained, now.came = gained, came
    end = result(now)
    assert (end.winners, end.facts["broken"]) == (winners, broken)
