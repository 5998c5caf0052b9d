"""What the next roll would do, as the dial, the bars and the board show it."""

from __future__ import annotations

import pytest

from game.tables.reef.dial import dial_svg
from game.tables.reef.hints import ghosts
from game.tables.reef.odds import kind_of, odds_of, percent
from game.tables.reef.position import Position
from tests.tables.reef.table import Table, a_match


def position(at: int, oxygen: int, heading: str = "out", track: dict[int, int] | None = None) -> Position:
    start = {"turn": 0, "oxygen": oxygen, "divers": [{"at": at, "heading": heading}, {"at": 3}]}
    return Position.of(a_match(2, start=start | ({"track": track} if track is not None else {})).view(None))


def test_shares_make_a_whole() -> None:
    odds = odds_of(position(4, 20), 0)
    assert [odd.sum for odd in odds] == list(range(2, 13))
    assert sum(odd.share for odd in odds) == pytest.approx(1)
    assert max(odds, key=lambda odd: odd.share).sum == 7


@pytest.mark.rule("RF-6")
@pytest.mark.rule("RF-7")
@pytest.mark.rule("RF-8")
def test_what_each_sum_leaves_and_where_it_ends() -> None:
    odds = {odd.sum: odd for odd in odds_of(position(4, 9), 0)}
    assert (odds[5].oxygen, odds[5].space) == (4, 9)
    assert (odds[9].oxygen, odds[9].space, odds[9].drowns) == (0, 13, True)
    assert (odds[10].oxygen, odds[10].space, odds[10].drowns) == (0, None, True)


def test_every_kind_of_outcome_has_its_name() -> None:
    track = {6: 2}
    out = {odd.sum: kind_of(odd) for odd in odds_of(position(4, 9, track=track), 0)}
    assert (out[2], out[3], out[9], out[10]) == ("card", "empty", "last", "short")
    back = {odd.sum: kind_of(odd) for odd in odds_of(position(4, 6, "back", track), 0)}
    assert (back[2], back[4], back[6], back[7]) == ("empty", "home", "home", "short")


@pytest.mark.rule("RF-10")
def test_what_lies_there_is_told_but_not_what_it_is_worth() -> None:
    odds = {odd.sum: odd for odd in odds_of(position(4, 20, track={7: 1, 9: 3}), 0)}
    assert [odds[n].takes for n in (2, 3, 5)] == [False, True, True]


@pytest.mark.rule("RF-9")
def test_rolls_that_end_on_one_space_are_one_ghost() -> None:
    table = Table(a_match(2, start={"turn": 0, "oxygen": 25, "divers": [{"at": 4}, {"at": 22}]}))
    home = ghosts(table.board.stage, 0, back=True)
    assert [ghost.space for ghost in home] == [2, 1, 0]
    assert home[-1].share == pytest.approx(33 / 36)
    last = ghosts(table.board.stage, 1, back=False)
    assert [ghost.space for ghost in last] == [24, 25]


@pytest.mark.parametrize(("share", "shown"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1.0, 100)])
def test_percent_never_promises_too_much(share: float, shown: int) -> None:
    assert percent(share) == shown


def test_a_dial_has_as_many_petals_as_the_tank_holds() -> None:
    svg = dial_svg(13, 40)
    assert svg.count('fill="#63D2C6"') == 13
    assert svg.count('fill="#16324A"') == 27
    assert 'fill="#FF8A5C"' in dial_svg(6, 40)


@pytest.mark.rule("RF-13")
def test_who_can_still_make_it_home() -> None:
    near, far = position(2, 20, "back").chance(0), position(20, 12, "back").chance(0)
    assert near == 1.0
    assert far == 0.0
    aboard = Position.of(a_match(2, start={"turn": 0, "divers": [{"at": 5}, {}]}).view(None))
    assert aboard.chance(1) is None
