"""Bots: every match ends, nobody harms a seat that it knows to be a friend, the loyal save their Lord."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from game.core.match import Match
from game.core.question import Call
from game.rules.tam_quoc_sat.bot.acts import HARMFUL
from game.rules.tam_quoc_sat.events import Used
from game.tools.matches import plan, play_one
from tests.rules.tam_quoc_sat.wars import ALL_PACKS, GAME, played, position


@pytest.mark.parametrize("seats", range(5, 11))
def test_easy_bots_finish(seats: int) -> None:
    match = played(["easy"] * seats, {"deck": "army", "packs": ALL_PACKS}, seats)
    assert match.result is not None
    assert match.problems() == []


def test_mixed_bots_finish() -> None:
    assert played(["easy", "random"] * 4, {}, 4).result is not None


def test_a_bot_harms_no_friend_that_it_knows() -> None:
    harmed = 0
    for seed in range(12):
        match = played(["easy"] * 8, {"open_roles": True}, seed)
        assert match.result is not None
        sides = {"lord": "crown", "loyalist": "crown", "rebel": "rebel", "renegade": "renegade"}
        roles = match.result.facts["roles"]
        for event in match.everything():
            if isinstance(event, Used) and event.card.kind in HARMFUL and event.card.kind != "borrowed_sword":
                harmed += 1
                for target in event.targets:
                    if not event.card.via:
                        friends = sides[roles[event.by]] == sides[roles[target]] != "renegade"
                        assert not friends, (seed, event)
    assert harmed > 100


def test_a_loyal_bot_saves_the_lord() -> None:
    seats = [
        {"role": "rebel", "hand": ["slash@S7"]},
        {"role": "lord", "hp": 1},
        {"role": "loyalist", "hand": ["peach@H3", "peach@H4"]},
        {"role": "rebel", "hand": ["peach@H6"]},
    ]
    match = position(seats)
    match.answer("slash@S7", "1")
    assert isinstance(match.waiting, Call)
    loyal, rebel = (match.choose(GAME.bots["easy"], seat) for seat in (2, 3))
    assert loyal == ("step_up",)
    assert rebel == ("pass",)


@pytest.mark.rule("TQ-40")
def test_win_rates_by_role_are_told() -> None:
    result = play_one(plan(GAME, 5, ["easy"], {"deck": "army"}), 3).result
    assert result is not None
    assert sorted(result.facts["roles"]) == ["lord", "loyalist", "rebel", "rebel", "renegade"]


@pytest.mark.soak
def test_ten_thousand_matches() -> None:
    """Over all seat counts, decks and packs, with the invariants checked after every event."""
    packs = ("standard", "standard,wind", "standard,forest,mountain", ALL_PACKS)
    for number in range(10_000):
        options = {"deck": ("standard", "army")[number % 2], "packs": packs[number % len(packs)]}
        done = play_one(plan(GAME, 5 + number % 6, ["random"], dict(options), check=True), number)
        assert done.result is not None, number
        assert done.violations == (), number


def calls(match: Match) -> int:
    """How many functions are called to run a match again: the work of loading it, whatever the machine."""
    count = 0

    def heard(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(heard)
    try:
        again = Match(GAME, match.seats, match.options, match.seed, log=match.log)
    finally:
        sys.setprofile(None)
    assert again.digest() == match.digest()
    return count


def test_running_a_match_again_is_little_work_for_each_answer_however_long_it_was() -> None:
    """The time that it takes is measured by ``bench`` (``save.load_ms``)."""
    matches = [played(["random"] * 8, {}, seed) for seed in range(12)]
    assert max(len(match.log) for match in matches) > 400
    for match in matches:
        assert calls(match) <= 150 * len(match.log), match.seed
