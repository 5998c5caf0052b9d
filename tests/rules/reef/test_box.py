"""The cards, and how they are laid."""

from __future__ import annotations

import pytest

from game.core.event import Rolled
from game.core.game import BadStart
from game.rules.reef import look
from game.rules.reef.content import number, symbol, value
from game.rules.reef.events import TRACK
from game.tools.scripts.script import OpenMatch
from tests.rules.reef.dives import GAME, dive, facts, fresh

SHALLOW = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
DEEP = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7]


@pytest.mark.rule("RF-2", "RF-3")
def test_twenty_five_cards_in_two_groups() -> None:
    for seed in range(20):
        cards = fresh(seed=seed).table.zones[TRACK].cards
        assert sorted(map(number, cards)) == list(range(1, 26))
        assert sorted(map(value, cards[:12])) == SHALLOW
        assert sorted(map(value, cards[12:])) == DEEP
        assert sorted(map(number, cards[:12])) == list(range(1, 13))


@pytest.mark.rule("RF-3")
def test_a_number_never_tells_a_value() -> None:
    seen: dict[int, list[int]] = {}
    for seed in range(200):
        for card in fresh(seed=seed).table.zones[TRACK].cards:
            seen.setdefault(number(card), []).append(value(card))
    assert all(set(values) == set(SHALLOW if at <= 12 else DEEP) for at, values in seen.items())


@pytest.mark.rule("RF-2")
def test_a_space_never_tells_a_number() -> None:
    at_first = [number(fresh(seed=seed).table.zones[TRACK].cards[0]) for seed in range(200)]
    assert sorted(dict.fromkeys(at_first)) == list(range(1, 13))


@pytest.mark.rule("RF-3")
def test_five_symbols() -> None:
    symbols = [symbol(card) for card in fresh().table.zones[TRACK].cards]
    assert {name: symbols.count(name) for name in symbols} == dict.fromkeys(
        ("shell", "snail", "star", "pearl", "coral"), 5
    )


@pytest.mark.rule("RF-2")
def test_face_down_a_card_only_tells_shallow_from_deep() -> None:
    match = fresh()
    for viewer in (None, 0, 2):
        assert look.track(match.view(viewer)) == ("shallow",) * 12 + ("deep",) * 13


@pytest.mark.rule("RF-10")
def test_a_taken_card_lies_face_up_for_all() -> None:
    match = dive([{"at": 0}, {"at": 0}], track={7: 3}, dice=[(3, 4)])
    match.answer("roll")
    for viewer in (None, 0, 1):
        (card,) = look.took(match.view(viewer), 0)
        assert value(card) == 3
        assert look.track(match.view(viewer))[6] == ""


@pytest.mark.rule("RF-15")
def test_cards_of_an_ended_round_have_left_the_game() -> None:
    divers = [{"at": 4, "heading": "back", "taken": [4, 3]}, {"home": True, "taken": [1]}]
    match = dive(divers, oxygen=2, dice=[(2, 3)], track={20: 5})
    match.answer("roll")
    assert sorted(map(value, look.boxed(match.view(0)))) == [1, 3, 4]
    assert look.took(match.view(0), 1) == ()


@pytest.mark.rule("RF-1")
@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(BadStart):
        fresh(seats)


@pytest.mark.rule("RF-18")
def test_defaults_are_the_letter() -> None:
    assert GAME.chosen({}, 4) == {
        "rounds": 3, "oxygen": "shared", "oxygen_start": 25, "dice": 2, "faces": 6, "first": "random",
    }  # fmt: skip
    assert GAME.minutes({}, 4) == 12


@pytest.mark.rule("RF-5")
def test_the_first_diver_is_drawn_by_lot() -> None:
    drawn = [facts(fresh(seed=seed)).starter for seed in range(300)]
    assert all(70 < drawn.count(seat) < 130 for seat in range(3))


@pytest.mark.rule("RF-1")
def test_dice_show_every_face() -> None:
    dice = [event.dice for seed in range(120) for event in _rolls(seed)]
    assert all(len(roll) == 2 for roll in dice)
    faces = [die for roll in dice for die in roll]
    assert {face: faces.count(face) > len(faces) / 9 for face in faces} == dict.fromkeys(range(1, 7), True)


def _rolls(seed: int) -> list[Rolled]:
    match = fresh(2, seed)
    while match.waiting is not None:
        match.answer(match.waiting.step(()).options[0].key)
    return [event for event in match.everything() if isinstance(event, Rolled)]


BAD = {
    "a value that is not shallow": {"track": {3: 7}},
    "a value that is not deep": {"track": {13: 1}},
    "a fourth one": {"track": {1: 1, 2: 1, 3: 1, 4: 1}},
    "no such space": {"track": {26: 5}},
    "off the track": {"divers": [{"at": 26}, {}]},
    "home in the water": {"divers": [{"at": 3, "home": True}, {}]},
    "cards before it left": {"divers": [{"at": 0, "taken": [3]}, {}]},
    "three divers at two seats": {"divers": [{}, {}, {}]},
    "seat 2 of two": {"turn": 2},
    "round 4 of 3": {"round": 4},
    "more scores than rounds": {"round": 1, "scores": [[1, 2], [0]]},
    "scores of one seat": {"scores": [[1]]},
    "a die of seven": {"dice": [[7, 1]]},
    "three dice": {"dice": [[1, 1, 1]]},
    "two tanks for all": {"oxygen": [3, 4]},
    "a word it does not know": {"weather": "fine"},
}


@pytest.mark.parametrize("start", BAD.values(), ids=BAD)
def test_what_cannot_be_a_position(start: dict[str, object]) -> None:
    with pytest.raises(BadStart):
        OpenMatch(GAME, 2, {}, 0, start)


def test_a_position_without_a_track_has_the_cards_that_nobody_took() -> None:
    match = OpenMatch(GAME, 2, {}, 0, {"divers": [{"at": 5, "taken": [1, 7]}, {"at": 3}]})
    assert len(match.table.zones[TRACK].cards) == 23
    assert match.problems() == []
