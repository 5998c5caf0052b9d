"""Who has won."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.game import Result
from tests.rules.deep_sea.dives import dive


def result(*banked: list[str]) -> Result:
    """Of a last dive in which nothing more is banked."""
    divers: list[dict[str, Any]] = [{"home": True, "banked": chips} for chips in banked]
    found = dive(divers, ["1-0"], dive=3).result
    assert found is not None
    return found


@pytest.mark.rule("DS-21")
def test_the_highest_total_wins() -> None:
    found = result(["4-12"], ["3-8", "2-5"], [])
    assert (found.winners, found.scores, found.facts["tie_broken"]) == ((1,), (12, 13, 0), False)
    assert found.facts["levels"] == ((4,), (2, 3), ())


@pytest.mark.rule("DS-22")
@pytest.mark.parametrize(
    ("banked", "winners"),
    [
        ((["4-12"], ["3-8", "2-4"]), (0,)),
        ((["4-12", "1-1"], ["4-13"]), (0,)),
        ((["3-10"], ["2-5", "2-5"]), (0,)),
        ((["2-4", "1-0"], ["2-4"]), (0,)),
        ((["2-4", "1-1"], ["2-5"]), (0,)),
        ((["2-4"], ["2-4"]), (0, 1)),
        (([], [], []), (0, 1, 2)),
    ],
)
def test_ties_go_to_the_deeper_chips(banked: tuple[list[str], ...], winners: tuple[int, ...]) -> None:
    found = result(*banked)
    assert len(dict.fromkeys(found.scores)) == 1
    assert found.winners == winners
    assert found.facts["tie_broken"] == (len(winners) == 1)
