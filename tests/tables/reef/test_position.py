"""A position after the events is the position of the view; it holds nothing that nobody may know."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import Match
from game.tables.reef.position import Position
from tests.tables.reef.table import a_match


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


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(2, 6),
    bot=st.sampled_from(["random", "normal"]),
    oxygen=st.sampled_from(["shared", "personal"]),
)
def test_events_lead_to_the_same_position_as_looking(seed: int, seats: int, bot: str, oxygen: str) -> None:
    for reached, seen in positions(a_match(seats, seed, oxygen=oxygen), Random(seed), bot):
        assert reached == seen


@pytest.mark.rule("RF-2")
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_only_taken_cards_have_faces(seed: int) -> None:
    for now, _ in positions(a_match(4, seed, oxygen="personal"), Random(seed), "normal"):
        assert set(now.track) <= {"", "shallow", "deep"}
        assert all(card.count("-") == 2 for cards in now.taken for card in cards)


@pytest.mark.rule("RF-6")
def test_the_story_tells_the_seeds_example() -> None:
    match = a_match(2, start={"dice": [[3, 4]]}, first=0)
    match.answer("roll")
    story = Position.of(match.view(None)).story
    assert story.dice == (3, 4)
    assert story.spent is not None
    assert (story.spent.sum, story.spent.oxygen) == (7, 18)
    assert story.swam is not None
    assert (story.swam.src, story.swam.dst) == (0, 7)


def test_what_would_be_is_not_what_is() -> None:
    now = Position.of(a_match(2, start={"turn": 0, "divers": [{"at": 9}, {"at": 2}]}).view(None))
    assert now.heads(0, True).facts.back == (True, False)
    assert now.facts.back == (False, False)
