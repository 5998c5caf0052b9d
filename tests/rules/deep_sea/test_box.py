"""The box: chips, dice, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.event import Rolled
from game.core.game import BadStart
from game.core.match import Match, play_out
from game.rules.deep_sea.content import back, level, value
from game.rules.deep_sea.events import PATH, DiveBegan
from tests.rules.deep_sea.dives import GAME, facts, fresh

CHIPS = {
    1: [0, 0, 1, 1, 2, 2, 3, 3],
    2: [4, 4, 5, 5, 6, 6, 7, 7],
    3: [8, 8, 9, 9, 10, 10, 11, 11],
    4: [12, 12, 13, 13, 14, 14, 15, 15],
}


@pytest.mark.rule("DS-2")
def test_the_box_holds_32_chips_two_of_each_value() -> None:
    cards = fresh().table.zones[PATH].cards
    found = {deep: sorted(value(card) for card in cards if level(card) == deep) for deep in CHIPS}
    assert found == CHIPS
    assert len(dict.fromkeys(cards)) == 32


@pytest.mark.rule("DS-2", "DS-15")
def test_a_back_shows_the_level_only() -> None:
    assert back("3-11#2") == "l3"
    assert level("l3") == level("3-11#2") == 3
    assert value("3-11#2") == 11
    with pytest.raises(ValueError, match="invalid literal"):
        value("l3")


@pytest.mark.rule("DS-3")
def test_the_path_is_one_row_by_level_each_shuffled_apart() -> None:
    rows = [fresh(seed=seed).table.zones[PATH].cards for seed in range(40)]
    for row in rows:
        assert [level(card) for card in row] == [1] * 8 + [2] * 8 + [3] * 8 + [4] * 8
    for space in (0, 8, 16, 31):
        assert len({row[space] for row in rows}) >= 7, "every chip of a level may lie on any of its spaces"
    assert facts(fresh()).row == (1,) * 32


@pytest.mark.rule("DS-4", "DS-5")
def test_a_match_begins_aboard_with_full_air() -> None:
    now = facts(fresh(6))
    assert (now.at, now.up, now.items, now.air, now.dive) == ((0,) * 6, (False,) * 6, ((),) * 6, 25, 1)


@pytest.mark.rule("DS-5")
def test_the_first_diver_is_drawn_evenly_or_chosen() -> None:
    drawn = Counter(facts(fresh(4, seed)).turn for seed in range(800))
    assert all(150 < drawn[seat] < 250 for seat in range(4))
    assert {facts(fresh(4, seed, first=2)).turn for seed in range(20)} == {2}
    assert fresh(4, first=2).told(None)[0] == DiveBegan(1, 2, 25, "chosen")


@pytest.mark.rule("DS-1")
def test_two_dice_of_three_sums_spread_1_2_3_2_1() -> None:
    dice = [event.dice for seed in range(60) for event in played(seed).told(None) if isinstance(event, Rolled)]
    assert {len(pair) for pair in dice} == {2}
    sums = Counter(map(sum, dice))
    assert sorted(sums) == [2, 3, 4, 5, 6]
    for total, ways in ((2, 1), (3, 2), (4, 3), (5, 2), (6, 1)):
        assert sums[total] / len(dice) == pytest.approx(ways / 9, abs=0.03)


def played(seed: int) -> Match:
    match = Match(GAME, 3, seed=seed)
    play_out(match, [GAME.bots["random"]] * 3)
    return match


@pytest.mark.rule("DS-1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_divers(seats: int) -> None:
    with pytest.raises(BadStart, match="2 to 6"):
        Match(GAME, seats)


@pytest.mark.rule("DS-5")
@pytest.mark.parametrize("dives", [1, 2, 5])
def test_as_many_dives_as_the_table_wants(dives: int) -> None:
    match = fresh(2, 3, dives=dives)
    play_out(match, [GAME.bots["random"]] * 2)
    begun = [event.dive for event in match.told(None) if isinstance(event, DiveBegan)]
    assert begun == list(range(1, dives + 1))
    assert all(len(gained) == dives for gained in facts(match).gained)


@pytest.mark.parametrize(
    "option", [{"air": 26}, {"first": 3}, {"first": "me"}, {"drowned_stacks": "maybe"}, {"dives": 0}]
)
def test_options_that_are_not_allowed(option: dict[str, int | str]) -> None:
    with pytest.raises(BadStart, match="option"):
        Match(GAME, 3, option)
