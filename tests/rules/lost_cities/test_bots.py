"""How well the bots travel, and that their rounds end."""

from __future__ import annotations

from random import Random

import pytest

from game.core.match import Match, play_out
from game.core.question import Decision
from game.rules.lost_cities.events import RoundBegan, RoundEnded
from game.rules.lost_cities.facts import DRY, LATE
from game.tools.arena import Duel
from game.tools.matches import Plan, play_one
from game.tools.scripts.script import OpenMatch
from tests.rules.lost_cities.trips import GAME, facts, fresh, lay, trip
from tests.work import MOST_AN_ANSWER, calls

BOTS = list(GAME.bots)


def duel(a: str, b: str, deals: int) -> float:
    """The share of a against b on the same deals with seats swapped."""
    found = Duel()
    for first in (0, 1):
        seating = Plan(GAME.id, (a, b) if first == 0 else (b, a), GAME.chosen({}, 2))
        for seed in range(deals):
            found.add(play_one(seating, seed), first)
    return found.share


def test_normal_beats_easy_beats_random() -> None:
    assert duel("easy", "random", 6) > 0.9
    assert duel("normal", "easy", 12) > 0.8


def test_equal_bots_draw_level() -> None:
    assert duel("easy", "easy", 8) == 0.5, "the same deals, the same bots, seats swapped"


def lengths(match: Match) -> list[int]:
    """Turns of each round."""
    found: list[int] = []
    for event in match.everything():
        if isinstance(event, RoundBegan):
            found.append(0)
        elif event.starts_turn:
            found[-1] += 1
    return found


@pytest.mark.rule("LC-16")
@pytest.mark.parametrize("first", BOTS)
@pytest.mark.parametrize("second", BOTS)
def test_every_round_of_bots_ends(first: str, second: str) -> None:
    for seed in range(4):
        match = Match(GAME, 2, seed=seed)
        play_out(match, [GAME.bots[first], GAME.bots[second]], Random(seed))
        assert max(lengths(match)) <= LATE + 44
        assert all(event.why == "pile" for event in match.everything() if isinstance(event, RoundEnded))


def draw_of(bot: str, match: OpenMatch) -> str:
    assert match.waiting
    return match.choose(GAME.bots[bot], match.waiting.seats[0], Random(2))[0]


@pytest.mark.rule("LC-16")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_leaves_a_discard_that_nobody_can_lay(bot: str) -> None:
    match = trip(["jungle-2"], expeditions=[{"sea": [8]}, {"sea": [9]}], discards={"sea": [7]})
    lay(match, "jungle-2")
    for seed in range(20):
        assert match.choose(GAME.bots[bot], 0, Random(seed)) == ("pile",)


def droughts(turns: int, dry: int) -> OpenMatch:
    """Seat 0 is to draw after so many turns, and would like what lies there."""
    match = trip(["sea-8"], expeditions=[{"sea": [5, 6, 7], "snow": [8]}, {}], discards={"snow": [10, 9]})
    facts(match).turns, facts(match).dry = turns, dry
    lay(match, "sea-8")
    return match


@pytest.mark.rule("LC-16")
@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_a_bot_draws_from_the_pile_after_a_drought_and_in_a_long_round(bot: str) -> None:
    assert draw_of(bot, droughts(DRY - 1, DRY - 1)) == "discard/snow"
    assert draw_of(bot, droughts(DRY, DRY)) == "pile"
    assert draw_of(bot, droughts(LATE - 1, 0)) == "discard/snow"
    assert draw_of(bot, droughts(LATE, 0)) == "pile"


@pytest.mark.rule("LC-16")
def test_the_random_bot_too() -> None:
    for seed in range(20):
        for turns, dry in ((DRY, DRY), (LATE, 0)):
            assert droughts(turns, dry).choose(GAME.bots["random"], 0, Random(seed)) == ("pile",)
    drawn = [droughts(0, 0).choose(GAME.bots["random"], 0, Random(seed))[0] for seed in range(40)]
    assert sorted(dict.fromkeys(drawn)) == ["discard/snow", "pile"]


@pytest.mark.rule("LC-16")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("theirs", "agrees"), [([2], ("yes",)), ([9], ("yes",)), ([10], ("no",))])
def test_a_bot_agrees_to_an_end_when_ahead_or_level(bot: str, theirs: list[int], agrees: tuple[str, ...]) -> None:
    match = trip(["jungle-2"], expeditions=[{"sea": theirs}, {"snow": [9]}])
    facts(match).dry = DRY
    match.answer("jungle-2", "discard/jungle")
    match.answer("end_round")
    assert isinstance(match.waiting, Decision)
    assert match.waiting.ask == "agree"
    assert match.choose(GAME.bots[bot], 1, Random(1)) == agrees


def test_an_answer_takes_no_time() -> None:
    match, rng = fresh(3), Random(3)

    def play() -> None:
        while match.waiting is not None and len(match.log) < 150:
            match.answer(*match.choose(GAME.bots["normal"], match.waiting.seats[0], rng))

    assert 0 < calls(play) / len(match.log) < MOST_AN_ANSWER


@pytest.mark.soak
@pytest.mark.rule("LC-16")
def test_ten_thousand_matches_hold_together() -> None:
    for seed in range(10_000):
        options = {"regions": 5 + seed % 2, "fan_discards": seed % 3 == 0, "hand": 5 + seed % 6}
        played = play_one(Plan(GAME.id, ("random", "random"), GAME.chosen(options, 2), True), seed)
        assert played.result is not None
        assert played.violations == ()
