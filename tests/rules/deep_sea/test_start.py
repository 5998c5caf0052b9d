"""Positions: what is filled in, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.game import BadStart
from game.rules.deep_sea.events import PATH
from game.tools.scripts.script import OpenMatch
from tests.rules.deep_sea.dives import GAME, dive, facts

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"path": ["1-9"]}, "no chip '1-9'"),
    ({"path": ["1-0", "1-0", "1-0"]}, "no chip '1-0'"),
    ({"path": ["nonsense"]}, "no chip 'nonsense'"),
    ({"path": [["1-0", "1-1", "1-2", "1-3"]]}, "1 to 3 chips"),
    ({"path": [[]]}, "1 to 3 chips"),
    ({"path": ["1-0"], "divers": [{"at": 2}, {}]}, "path has 1 spaces"),
    ({"path": ["1-0"], "divers": [{"at": 1}, {"at": 1}]}, "same space"),
    ({"divers": [{"at": 0}, {}]}, ">= 1"),
    ({"divers": [{}, {}, {}]}, "3 divers, the match 2"),
    ({"divers": [{"carrying": ["1-0"]}, {}]}, "cannot carry"),
    ({"divers": [{"at": 3, "home": True}, {}]}, "cannot be home"),
    ({"divers": [{"heading": "left"}, {}]}, "Invalid enum value"),
    ({"turn": 2}, "no seat 2"),
    ({"dive": 4}, "dive 4 of only 3"),
    ({"air": -1}, ">= 0"),
    ({"air": 26}, "holds 25 at most, not 26"),
    ({"dice": [[1, 4]]}, "2 dice of 1 to 3"),
    ({"dice": [[1]]}, "2 dice of 1 to 3"),
    ({"wind": 3}, "unknown field `wind`"),
]


@pytest.mark.parametrize(("start", "why"), WRONG)
def test_impossible_positions_are_refused(start: dict[str, Any], why: str) -> None:
    with pytest.raises(BadStart, match=why):
        OpenMatch(GAME, 2, {}, 0, start)


@pytest.mark.rule("DS-24")
def test_what_a_position_does_not_name_is_filled_in() -> None:
    match = dive([{"at": 3, "carrying": ["1-0", "4-15"]}, {}])
    now = facts(match)
    assert (now.dive, now.air, now.turn, now.chips) == (1, 23, 0, 32)
    assert len(match.table.zones[PATH].cards) == 30
    assert GAME.check(match.table) == []


def test_a_position_with_a_path_holds_the_named_chips_only() -> None:
    now = facts(dive([{"at": 1, "banked": ["4-15"]}, {}], ["1-0", ["1-1", "1-2"]], dive=3))
    assert (now.chips, now.row, now.gained, now.scores) == (4, (1, 2), ((0, 15, 0), (0, 0, 0)), (15, 0))


def test_dice_may_be_scripted_in_a_fresh_match() -> None:
    match = OpenMatch(GAME, 2, {"first": 1}, 0, {"dice": [[3, 3]]})
    match.answer("roll")
    assert facts(match).at == (0, 6)
    assert facts(match).why_starts == "chosen"


def test_a_home_diver_is_passed_over_at_once() -> None:
    assert facts(dive([{"home": True}, {"at": 1}], ["1-0"], turn=0)).turn == 1


@pytest.mark.rule("DS-23")
def test_nothing_to_dive_for_ends_at_once() -> None:
    match = dive([{"banked": ["1-1"]}, {}], [])
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.facts["why"] == "empty_row"


@pytest.mark.rule("DS-17", "DS-23")
def test_who_is_home_still_banks_when_nothing_is_left() -> None:
    match = dive([{"home": True, "carrying": ["1-3"]}, {}], [])
    assert match.result is not None
    assert match.result.scores == (3, 0)
