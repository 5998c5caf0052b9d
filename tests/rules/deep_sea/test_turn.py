"""A turn: what it tells, what may be taken back, who learns what."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from game.core.event import Rolled
from game.core.match import Match
from game.core.question import Decision
from game.rules.deep_sea.events import Breathed, CameHome, Dropped, KeptDiving, Swam, Took, TurnedBack
from tests.rules.deep_sea.dives import GAME, dive, facts, fresh

PATH = ["1-0", "1-1", "1-2", "blank", "2-4"]


@pytest.mark.rule("DS-7", "DS-10", "DS-13")
def test_a_turn_is_told_step_by_step() -> None:
    match = dive([{"at": 4, "carrying": ["2-5"]}, {"at": 3}, {"at": 1}], PATH, air=9, dice=[(1, 2), (1, 1)])
    match.answer("turn_back")
    match.answer("roll")
    told = (Breathed(0, 1, 8), TurnedBack(0), Rolled(0, (1, 2)), Swam(0, 4, 0, 3, 1, 2, (3, 1)), CameHome(0))
    assert match.told(1)[:5] == told


@pytest.mark.rule("DS-14", "DS-15")
def test_taking_and_dropping_tell_backs() -> None:
    match = dive([{"at": 2, "heading": "up", "carrying": ["3-9", ["2-5", "2-6"]]}, {"at": 4}], PATH, dice=[(1, 1)])
    match.answer("roll")
    match.answer("take")
    assert match.told(0)[-2] == Took(0, ("l1",), 2)
    match = dive([{"at": 4, "heading": "up", "carrying": ["3-9", ["2-5", "2-6"]]}, {"at": 3}], PATH, dice=[(1, 1)])
    match.answer("roll")
    match.answer("drop", "1")
    assert match.told(0)[-2] == Dropped(0, ("l2", "l2"), 4, 1)
    assert match.view(0).zones["carried/0"].cards == ("l3",)


@pytest.mark.rule("DS-9")
def test_turning_back_can_be_taken_back_and_undone_but_not_after_the_roll() -> None:
    match = dive([{"at": 4, "carrying": ["2-5"]}, {"at": 3}], PATH)
    before = match.digest()
    match.answer("turn_back")
    assert match.can_undo(0)
    match.undo(0)
    assert match.digest() == before
    match.answer("turn_back")
    match.answer("keep_diving")
    assert match.told(None)[-1] == KeptDiving(0)
    match.answer("turn_back")
    match.answer("roll")
    assert not match.can_undo(0)


@pytest.mark.rule("DS-9")
def test_the_dice_wait_for_a_hand_but_a_forced_turn_does_not() -> None:
    match = dive([{"at": 5}, {"at": 3}], PATH)
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.only, match.waiting.press) == (("turn_back",), False)
    match.answer("turn_back", by="only")
    assert match.told(None)[-1] == TurnedBack(0, forced=True)
    assert match.waiting.keys == ("roll",)
    assert match.waiting.press


@pytest.mark.rule("DS-15")
def test_nobody_is_told_a_value_before_it_is_banked() -> None:
    match = fresh(4, 7)
    rng = Random(7)
    while match.waiting is not None:
        for viewer in (None, 0, 1, 2, 3):
            view = match.view(viewer)
            zones = {name: seen for name, seen in view.zones.items() if not name.startswith("banked")}
            assert "#" not in json.dumps(msgspec.to_builtins((zones, view.facts)))
        asked = json.dumps(msgspec.to_builtins(match.waiting.step(())))
        assert "#" not in asked
        match.answer(*match.choose(GAME.bots["random"], match.waiting.seats[0], rng))
    public = [card for seat in range(4) for card in match.table.zones[f"banked/{seat}"].cards]
    hidden = [card for zone in match.table.zones.values() for card in zone.cards if card not in public]
    told = json.dumps(msgspec.to_builtins(match.told(2)))
    assert public
    assert hidden
    assert not [card for card in hidden if card in told]


@pytest.mark.rule("DS-16", "DS-24")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_dive_of_divers_who_never_take_anything_ends(seats: int) -> None:
    match = Match(GAME, seats, {"dives": 1}, seed=seats)
    while match.waiting is not None:
        keys = [option.key for option in match.waiting.step(()).options]
        match.answer("roll" if "roll" in keys else keys[0])
        assert len(match.log) < 400
    assert match.result is not None
    assert match.result.scores == (0,) * seats


@pytest.mark.rule("DS-8")
def test_air_that_is_gone_at_the_start_still_gives_one_turn() -> None:
    match = dive([{"at": 1}, {"at": 3}], PATH, air=0, dive=3, dice=[(1, 1)])
    match.answer("roll")
    match.answer("leave")
    assert match.result is not None
    assert facts(match).air == 0
