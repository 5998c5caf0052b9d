"""How well the bots dive."""

from __future__ import annotations

from random import Random

import pytest

from game.core.match import Match, play_out
from game.core.question import Decision
from game.rules.deep_sea.bot.normal import home_chance
from game.rules.deep_sea.events import CameHome
from game.tools.arena import Duel
from game.tools.matches import plan, play_one
from tests.rules.deep_sea.dives import GAME, dive


def home_share(bot: str, seats: int, games: int) -> float:
    """How often a diver gets home, among bots of one kind."""
    home = 0
    for seed in range(games):
        match = Match(GAME, seats, seed=seed)
        play_out(match, [GAME.bots[bot]] * seats, Random(seed))
        home += sum(isinstance(event, CameHome) for event in match.told(None))
    return home / (3 * seats * games)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_even_the_weakest_bot_mostly_gets_home(seats: int) -> None:
    assert home_share("easy", seats, 20) > 0.5


def duel(a: str, b: str, seats: int, deals: int) -> float:
    """The share of a against b on the same deals with seats swapped."""
    found = Duel()
    for first in (0, 1):
        seating = plan(GAME, seats, [(a, b)[(seat + first) % 2] for seat in range(seats)], {})
        for seed in range(deals):
            found.add(play_one(seating, seed), first)
    return found.share


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_normal_beats_easy_beats_random(seats: int) -> None:
    assert duel("easy", "random", seats, 12) > 0.65
    assert duel("normal", "easy", seats, 12) > 0.6


def test_equal_bots_draw_level() -> None:
    assert duel("easy", "easy", 2, 15) == 0.5, "the same deals, the same bots, seats swapped"


def test_the_counting_bot_takes_the_last_boat_home() -> None:
    match = dive([{"at": 6, "carrying": ["3-8"]}, {"at": 1, "carrying": ["1-1", "1-2"]}],
                 ["1-0", "1-3", "2-4", "2-5", "2-6", "blank", "4-15", "4-14"], air=8)  # fmt: skip
    assert match.choose(GAME.bots["normal"], 0) == ("turn_back",)


def test_the_counting_bot_dives_on_while_the_air_lasts() -> None:
    match = dive([{"at": 2, "carrying": ["1-3"]}, {"at": 1}], ["1-0", "blank", "2-4", "2-5", "2-6", "3-8", "4-15"])
    assert match.choose(GAME.bots["normal"], 0) == ("roll",)


def test_chances_to_be_home() -> None:
    dice = (2, 3)
    assert home_chance(dice, 0, 1, 1) == 0
    assert home_chance(dice, 1, 1, 1) == 1
    assert home_chance(dice, 1, 4, 1) == pytest.approx(3 / 9)
    assert home_chance(dice, 5, 1, 6) == 0, "with six items no roll carries"


@pytest.mark.parametrize("bot", ["random", "easy", "normal"])
def test_bots_answer_every_kind_of_question(bot: str) -> None:
    asked = set()
    for seed in range(6):
        match, rng = Match(GAME, 3, seed=seed), Random(seed)
        while match.waiting is not None:
            question = match.waiting
            path = match.choose(GAME.bots[bot], question.seats[0], rng)
            asked.add(question.ask)
            assert not isinstance(question, Decision) or path[0] in question.keys
            match.answer(*path, by="bot")
    assert {"swim", "search"} <= asked
