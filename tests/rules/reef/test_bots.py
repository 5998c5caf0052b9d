"""How well the bots dive on the reef."""

from __future__ import annotations

import pytest

from game.rules.reef import look
from game.tools.arena import Duel, interval
from game.tools.matches import Plan, play_one
from tests.rules.reef.dives import GAME, dive, fresh
from tests.work import MOST_AN_ANSWER, calls


def duel(a: str, b: str, seats: int, games: int, **options: str) -> float:
    """The lower end of the 95 % interval of a's share against b, on the same deals with seats swapped."""
    found, chosen = Duel(), GAME.chosen(dict(options), seats)
    for first in (0, 1):
        bots = tuple((a, b)[(seat + first) % 2] for seat in range(seats))
        for seed in range(games // 2):
            found.add(play_one(Plan(GAME.id, bots, chosen), seed), first)
    return interval(found.share, found.games)[0]


def in_order(seats: int, games: int, **options: str) -> bool:
    """Whether normal beats easy and easy beats random, beyond what chance does."""
    return duel("normal", "easy", seats, games, **options) > 0.5 < duel("easy", "random", seats, games, **options)


@pytest.mark.rule("RF-18")
@pytest.mark.parametrize(("seats", "games"), [(2, 200), (3, 400), (4, 200)])
def test_normal_beats_easy_beats_random_with_tanks_of_their_own(seats: int, games: int) -> None:
    assert in_order(seats, games, oxygen="personal")


def test_normal_beats_easy_beats_random_with_one_tank_for_two() -> None:
    assert in_order(2, 800)


@pytest.mark.soak
@pytest.mark.rule("RF-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_normal_beats_easy_beats_random_in_many_matches(seats: int) -> None:
    assert in_order(seats, 400, oxygen="personal")
    assert seats > 2 or in_order(seats, 1600)


def test_the_counting_bot_turns_while_it_can() -> None:
    match = dive([{"at": 1}, {"at": 5}], oxygen=20, dice=[(3, 4)], track={8: 4})
    match.answer("roll")
    assert match.choose(GAME.bots["normal"], 0) == ("back",)


def test_the_counting_bot_dives_on_while_the_oxygen_lasts() -> None:
    options = {"oxygen": "personal", "oxygen_start": 60}
    match = dive([{"at": 1}, {"at": 5}], oxygen=60, dice=[(1, 1)], options=options, track={8: 4, 9: 4, 10: 3, 12: 4})
    match.answer("roll")
    assert match.choose(GAME.bots["normal"], 0) == ("out",)


@pytest.mark.parametrize(("seats", "oxygen"), [(6, "shared"), (2, "personal")])
def test_an_answer_takes_no_time(seats: int, oxygen: str) -> None:
    match = fresh(seats, 1, oxygen_start=60, oxygen=oxygen)

    def play() -> None:
        while match.waiting is not None:
            match.answer(*match.choose(GAME.bots["normal"], match.waiting.seats[0]))

    assert 0 < calls(play) / len(match.log) < MOST_AN_ANSWER


def test_the_hardest_chances_are_reckoned_at_once() -> None:
    match = dive([{"at": 25}, *[{"at": 12}] * 5], oxygen=60, options={"oxygen_start": 60})
    chances: list[float] = []
    work = calls(lambda: chances.extend(look.home_chance(match.view(0), seat) for seat in range(6)))
    assert all(0 <= chance <= 1 for chance in chances)
    assert 0 < work < 10 * MOST_AN_ANSWER


@pytest.mark.soak
def test_ten_thousand_matches_hold_together() -> None:
    for seed in range(10_000):
        options = {"oxygen": ("shared", "personal")[seed % 2], "oxygen_start": 10 + seed % 51, "dice": 1 + seed % 3}
        seats = 2 + seed % 5
        played = play_one(Plan(GAME.id, ("random",) * seats, GAME.chosen(options, seats), True), seed)
        assert played.result is not None
        assert played.violations == ()
