"""What a screen asks of a view of the reef."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.question import Decision
from game.rules.reef import look
from game.rules.reef.chances import home_chance, sums
from game.tools.scripts.script import OpenMatch
from tests.rules.reef.dives import GAME, dive, facts, fresh


@pytest.mark.rule("RF-6", "RF-7", "RF-8", "RF-9")
def test_what_each_roll_would_do() -> None:
    match = dive([{"at": 5, "heading": "back"}, {"at": 1}], oxygen=7, track={2: 1})
    rolls = {roll.sum: roll for roll in look.rolls(match.view(1), 0)}
    assert {total: roll.ways for total, roll in rolls.items()} == dict(sums(2, 6))
    assert (rolls[3].oxygen, rolls[3].space, rolls[3].takes, rolls[3].ends) == (4, 2, True, False)
    assert (rolls[7].oxygen, rolls[7].space, rolls[7].moves, rolls[7].ends) == (0, 0, True, True)
    assert (rolls[8].oxygen, rolls[8].space, rolls[8].moves, rolls[8].takes) == (0, 5, False, False)


@pytest.mark.rule("RF-9")
def test_a_roll_outwards_stops_at_the_last_space() -> None:
    match = dive([{"at": 22}, {"at": 1}], oxygen=60, options={"oxygen_start": 60}, track={25: 7})
    rolls = {roll.sum: roll for roll in look.rolls(match.view(0), 0)}
    assert (rolls[2].space, rolls[3].space, rolls[12].space) == (24, 25, 25)
    assert (rolls[2].takes, rolls[12].takes) == (False, True)


def test_chances_of_dice() -> None:
    assert sums(2, 6)[5] == (7, 6)
    assert sum(ways for _, ways in sums(3, 6)) == 216
    assert home_chance((2, 6), 0, 2, 12) == 1.0
    assert home_chance((1, 6), 0, 6, 6) == pytest.approx(_by_hand(6, 6))


def _by_hand(at: int, oxygen: int) -> float:
    """The same with one die, alone."""
    rolls = range(1, min(6, oxygen) + 1)
    return sum(1.0 if roll >= at else _by_hand(at - roll, oxygen - roll) for roll in rolls) / 6


@pytest.mark.parametrize("seed", range(3))
def test_the_chance_home_is_what_happens(seed: int) -> None:
    """Seat 1 returns, two others dive on: played out many times."""
    divers: list[dict[str, Any]] = [{"at": 1}, {"at": 7, "heading": "back"}, {"at": 1}]
    match = dive(divers, oxygen=22 + seed)
    promised, home, games = look.home_chance(match.view(0), 1), 0, 600
    for game in range(games):
        rng = Random(game)
        dice = [(rng.randint(1, 6), rng.randint(1, 6)) for _ in range(12)]
        home += _comes_home(dive(divers, oxygen=22 + seed, dice=dice))
    assert home / games == pytest.approx(promised, abs=0.06)


def _comes_home(match: OpenMatch) -> bool:
    while match.waiting is not None and facts(match).round == 1:
        match.answer("out" if match.waiting.ask == "heading" else "roll")
        if 1 in facts(match).home:
            return True
    return False


def test_who_can_still_make_it() -> None:
    match = dive([{"at": 12, "heading": "back"}, {"home": True}, {"at": 0}], oxygen=11)
    seen = match.view(None)
    assert [look.can_reach_home(seen, seat) for seat in (0, 1, 2)] == [False, True, False]
    assert look.home_chance(seen, 1) == 1.0
    one_more = dive([{"at": 12, "heading": "back"}, {"home": True}, {"home": True}], oxygen=12)
    assert look.can_reach_home(one_more.view(None), 0)


@pytest.mark.rule("RF-18")
def test_others_do_not_breathe_from_an_own_tank() -> None:
    divers: list[dict[str, Any]] = [{"at": 7, "heading": "back"}, {"at": 1}, {"at": 1}]
    own = dive(divers, oxygen=12, options={"oxygen": "personal"})
    shared = dive(divers, oxygen=12)
    assert look.home_chance(own.view(0), 0) > look.home_chance(shared.view(0), 0)
    assert [look.oxygen(own.view(0), seat) for seat in range(3)] == [12, 12, 12]


def test_points_and_score_lines() -> None:
    match = dive([{"at": 3, "taken": [4, 2]}, {"home": True}], scores=[[5], [1]])
    assert look.points(match.view(1), 0) == 6
    assert look.score_lines(match.view(1)) == ((5, 5), (1, 1))
    assert match.progress == {"round": 2, "rounds": 3}


@pytest.mark.rule("RF-12")
def test_questions_say_why_not() -> None:
    match = dive([{"at": 9}, {"at": 1}], dice=[(1, 1)] * 4)
    assert _why(match.waiting, "back") == "why-after-move"
    assert _why(match.waiting, "roll") is None
    match.answer("roll")
    assert _why(match.waiting, "roll") == "why-has-rolled"
    match.answer("back")
    for answer in ("roll", "out", "roll", "roll", "out"):
        match.answer(answer)
    assert _why(match.waiting, "out") == "why-bound"


def _why(question: object, key: str) -> str | None:
    assert isinstance(question, Decision)
    assert question.why_not
    reason = question.why_not(key)
    return reason.word if reason else None


def test_a_heading_can_be_taken_back_until_somebody_rolls() -> None:
    match = dive([{"at": 9}, {"at": 1}], dice=[(1, 1)])
    match.answer("roll")
    assert not match.can_undo(0), "a roll has come to light"
    match.answer("back")
    assert match.can_undo(0)
    match.undo(0)
    assert match.waiting
    assert match.waiting.ask == "heading"


def test_rolling_is_pressed_by_hand() -> None:
    asked = fresh().waiting
    assert asked
    assert asked.press
    assert GAME.least_seats == 2
