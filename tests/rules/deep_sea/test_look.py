"""What a screen asks of a view."""

from __future__ import annotations

import pytest

from game.core.match import play_out
from game.rules.deep_sea import look
from game.rules.deep_sea.facts import Landing
from tests.rules.deep_sea.dives import GAME, dive, facts, fresh

PATH = ["1-0", ["1-1", "2-4"], "blank", "2-5", "3-8"]


@pytest.mark.rule("DS-15")
def test_levels_are_public_item_by_item() -> None:
    view = dive([{"at": 3, "carrying": ["2-6", ["3-9", "4-12"]], "banked": ["1-3", "4-15"]}, {"at": 1}], PATH).view(1)
    assert look.path(view) == (("l1",), ("l1", "l2"), (), ("l2",), ("l3",))
    assert look.items(view, 0) == (("l2",), ("l3", "l4"))
    assert look.items(view, 1) == ()
    assert look.bank(view, 0) == ("1-3#1", "4-15#1")
    assert (look.points(view, 0), look.points(view, 1)) == (18, 0)


def test_landings_of_every_roll() -> None:
    view = dive([{"at": 3, "carrying": ["2-6", "2-7"]}, {"at": 2}, {"at": 4}], PATH).view(None)
    down = {2: Landing(3), 3: Landing(5, (4,)), 4: Landing(5, (4,)), 5: Landing(5, (4,)), 6: Landing(5, (4,))}
    up = {2: Landing(3), 3: Landing(1, (2,)), 4: Landing(0, (2,)), 5: Landing(0, (2,)), 6: Landing(0, (2,))}
    assert look.landings(view, 0) == down
    assert look.landings(view, 0, up=True) == up
    assert look.rolls(view) == {2: 1, 3: 2, 4: 3, 5: 2, 6: 1}
    assert look.steps_for(view, 0, 5) == 3


@pytest.mark.rule("DS-7")
def test_the_coming_breath_is_that_of_the_next_turn() -> None:
    home = {"home": True, "carrying": ["1-0"]}
    divers = [{"at": 3, "carrying": ["2-6", "2-7"]}, home, {"at": 4, "carrying": ["3-9"]}]
    view = dive(divers, PATH, air=9).view(None)
    assert look.next_breath(view) == 1
    assert [look.next_breath(view, seat) for seat in range(3)] == [2, 0, 1]
    assert look.turns_left(view, 0) == 2, "air 7 falls to 6, 4, 3, 1, 0"
    assert look.turns_left(view, 2) == 3


def test_air_that_nobody_breathes_lasts_for_ever() -> None:
    assert look.turns_left(fresh().view(None), 0) is None


def test_score_lines_run_to_the_total() -> None:
    match = fresh(3, 5)
    play_out(match, [GAME.bots["easy"]] * 3)
    lines = look.score_lines(match.view(None))
    assert tuple(line[-1] for line in lines) == facts(match).scores
    assert all(list(line) == sorted(line) for line in lines)
    assert match.result is not None
    assert match.result.facts["gained"] == facts(match).gained
