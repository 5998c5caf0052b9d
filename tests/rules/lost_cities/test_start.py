"""How a match begins: fresh, or from a position; and what cannot be one."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.game import BadStart
from game.rules.lost_cities.events import RoundBegan
from game.rules.lost_cities.facts import PILE, hand
from game.tools.scripts.script import OpenMatch
from tests.rules.lost_cities.trips import GAME, facts, fresh, throw, trip


@pytest.mark.rule("LC-1")
def test_sixty_cards_in_five_regions_or_seventy_two_in_six() -> None:
    found: list[str] = []
    for regions, cards in ((5, 60), (6, 72)):
        match = fresh(regions=regions)
        found = sorted(card for zone in match.table.zones.values() for card in zone.cards)
        assert len(found) == len(dict.fromkeys(found)) == cards == facts(match).cards
    assert sum(card.startswith("sea-i") for card in found) == 3
    assert [f"sea-{number}" in found for number in (1, 2, 10, 11)] == [False, True, True, False]


@pytest.mark.rule("LC-1")
def test_it_is_for_two() -> None:
    with pytest.raises(BadStart):
        OpenMatch(GAME, 3)


@pytest.mark.rule("LC-2", "LC-15")
@pytest.mark.parametrize(
    ("option", "value"),
    [("rounds", 0), ("rounds", 11), ("regions", 4), ("regions", 7), ("hand", 4), ("hand", 11), ("base", 9),
     ("base", 31), ("bonus", -1), ("bonus", 41), ("fan_discards", 1), ("first", 2)],
)  # fmt: skip
def test_options_have_their_limits(option: str, value: int) -> None:
    with pytest.raises(BadStart):
        fresh(**{option: value})


@pytest.mark.rule("LC-2", "LC-15")
def test_defaults() -> None:
    assert GAME.chosen({}, 2) == {
        "rounds": 3, "regions": 5, "hand": 8, "base": 20, "bonus": 20, "bonus_counts_investments": True,
        "fan_discards": False, "first": "random",
    }  # fmt: skip


@pytest.mark.rule("LC-4")
def test_the_first_player_is_drawn_by_lot() -> None:
    drawn = [facts(fresh(seed)).starter for seed in range(200)]
    assert 70 < sum(drawn) < 130
    assert facts(fresh(first=1)).why_starts == "chosen"


@pytest.mark.rule("LC-3")
def test_every_deal_is_another() -> None:
    deals = [tuple(fresh(seed).table.zones[hand(0)].cards) for seed in range(50)]
    assert len(dict.fromkeys(deals)) == 50


def test_all_cards_are_back_in_the_next_round() -> None:
    match = trip(["sea-5"], ["snow-3"], pile=["jungle-4"])
    throw(match, "sea-5")
    match.answer("pile")
    assert facts(match).round == 2
    assert len(match.table.zones[PILE].cards) == 44
    assert [event.starter for event in match.everything() if isinstance(event, RoundBegan)] == [1]


BAD: dict[str, dict[str, Any]] = {
    "no such card": {"hands": [["sea-11"], ["snow-3"]], "pile": ["jungle-4"]},
    "a card twice": {"hands": [["sea-5"], ["sea-5"]], "pile": ["jungle-4"]},
    "no such region": {"discards": {"moon": [3]}},
    "a sixth region that is not in": {"hands": [["twilight-5"], ["snow-3"]]},
    "a falling expedition": {"expeditions": [{"sea": [5, 3]}, {}]},
    "an investment on a number": {"expeditions": [{"sea": [5, "i"]}, {}]},
    "three hands": {"hands": [["sea-2"], ["sea-3"], ["sea-4"]]},
    "round 4 of 3": {"round": 4},
    "more scores than rounds": {"round": 1, "scores": [[1, 2], []]},
    "seat 2": {"turn": 2},
    "a word it does not know": {"weather": "fine"},
}


@pytest.mark.parametrize("start", BAD.values(), ids=BAD)
def test_what_cannot_be_a_position(start: dict[str, Any]) -> None:
    with pytest.raises(BadStart):
        OpenMatch(GAME, 2, {}, 0, start)


def test_who_holds_nothing_only_draws() -> None:
    match = trip(["sea-5"], [])
    throw(match, "sea-5")
    match.answer("pile")
    assert match.waiting
    assert (match.waiting.ask, match.waiting.seats) == ("draw", (1,))


@pytest.mark.rule("LC-10")
def test_a_round_without_a_pile_is_over() -> None:
    start = {"hands": [["snow-3"], []], "pile": [], "expeditions": [{}, {"sea": [10]}]}
    match = OpenMatch(GAME, 2, {"rounds": 1}, 0, start)
    assert match.result
    assert (match.result.winners, match.result.scores) == ((0,), (0, -10))


def test_a_position_may_leave_hands_and_pile_to_chance() -> None:
    match = OpenMatch(GAME, 2, {}, 0, {"expeditions": [{"sea": [5]}, {}]})
    assert [len(match.table.zones[hand(seat)].cards) for seat in (0, 1)] == [8, 8]
    assert len(match.table.zones[PILE].cards) == 43
    assert match.problems() == []
