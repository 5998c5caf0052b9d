"""A position after the events is the position of the view; it holds nothing that nobody may know."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import Match
from game.tables.deep_sea.position import Position, grown, laid
from tests.tables.deep_sea.table import a_match


def positions(match: Match, rng: Random, bot: str) -> list[tuple[Position, Position]]:
    """After every answer: the position reached by events, and that of the view."""
    now, out = Position.of(match.view(None)), []
    while match.waiting is not None:
        before = match.events
        match.answer(*match.choose(match.game.bots[bot], match.waiting.seats[0], rng))
        for event in match.told(None, before):
            now = now.after(event)
        out.append((now, Position.of(match.view(None))))
    return out


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 6), bot=st.sampled_from(["random", "normal"]))
def test_events_lead_to_the_same_position_as_looking(seed: int, seats: int, bot: str) -> None:
    for reached, seen in positions(a_match(seats, seed), Random(seed), bot):
        assert reached == seen


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_whole_stacks_lead_there_too(seed: int) -> None:
    for reached, seen in positions(a_match(4, seed, drowned_stacks="whole"), Random(seed), "random"):
        assert reached == seen


@pytest.mark.rule("DS-15")
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 6))
def test_only_banked_chips_have_faces(seed: int, seats: int) -> None:
    for now, _ in positions(a_match(seats, seed), Random(seed), "random"):
        hidden = [card for item in now.row for card in item]
        hidden += [card for items in now.items for item in items for card in item]
        assert not any("-" in card for card in hidden)
        assert all("-" in card for chips in now.bank for card in chips)
        assert [now.points(seat) for seat in range(seats)] == [
            sum(int(card.partition("-")[2].partition("#")[0]) for card in chips) for chips in now.bank
        ]


@pytest.mark.rule("DS-18")
def test_chips_sink_onto_the_stack_that_is_filling_then_into_new_spaces() -> None:
    row = (("l1",), (), ("l2", "l3"))
    sizes = (1, 0, 3, 2)
    assert laid(row, sizes, ("l4", "l1", "l2")) == (("l1",), (), ("l2", "l3", "l4"), ("l1", "l2"))
    assert grown(row, sizes) == [3, 4, 4]


@pytest.mark.rule("DS-7")
def test_the_next_breath_is_that_of_whoever_follows_in_the_water() -> None:
    divers = [
        {"at": 3, "carrying": ["1-0"]},
        {"home": True, "carrying": ["2-4", "2-5"]},
        {"at": 5, "carrying": ["2-6", "2-7", "3-8"]},
    ]
    now = Position.of(a_match(3, start={"turn": 0, "air": 20, "divers": divers}).view(None))
    assert (now.breathes_next, now.next_breath) == (2, 3)


@pytest.mark.rule("DS-8")
def test_without_air_no_breath_follows() -> None:
    divers = [{"at": 3, "carrying": ["1-0"]}, {"at": 5, "carrying": ["2-6", "2-7"]}]
    now = Position.of(a_match(2, start={"turn": 0, "air": 1, "divers": divers}).view(None))
    assert (now.air, now.next_breath) == (0, 0)
