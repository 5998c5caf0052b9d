"""What is drawn follows the events: after each of them it equals what a fresh look shows."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import Match
from game.tables.lost_cities.layout import LEAST_STRIP, LEAST_WAGER, TIGHT_BASE, strips
from game.tables.lost_cities.position import Position
from tests.tables.lost_cities.table import MIDDLE, a_match, the_game


@settings(deadline=None, max_examples=20)
@given(
    seed=st.integers(0, 999), viewer=st.sampled_from([None, 0, 1]), fan=st.booleans(), regions=st.sampled_from([5, 6])
)
def test_after_every_event_the_position_is_that_of_a_new_view(
    seed: int, viewer: int | None, fan: bool, regions: int
) -> None:
    match = a_match(seed, rounds=1, fan_discards=fan, regions=regions)
    bot, rng = the_game().bots["random"], Random(seed)
    now, seen = Position.of(match.view(viewer)), match.events
    while match.waiting is not None:
        match.answer(*match.choose(bot, match.waiting.seats[0], rng))
        for event in match.told(viewer, seen):
            now = now.after(event)
        seen = match.events
        assert now == Position.of(match.view(viewer))


def test_a_new_round_clears_the_table() -> None:
    match = a_match(start=MIDDLE | {"pile": ["jungle-5"]}, rounds=2)
    now, seen = Position.of(match.view(0)), match.events
    match.answer("desert-2", "discard/desert")
    match.answer("pile")
    for event in match.told(0, seen):
        now = now.after(event)
    assert now == Position.of(match.view(0))
    assert now.round == 2
    assert not any(any(columns) for columns in now.laid)


@pytest.mark.rule("LC-11", "LC-12")
def test_running_scores_are_those_of_the_rules() -> None:
    now = Position.of(a_match(start=MIDDLE).view(0))
    sea, desert, jungle = (now.line(0, now.regions.index(land)).points for land in ("sea", "desert", "jungle"))
    assert (sea, desert, jungle) == (-12, -14, -27)
    assert now.points(0) == -12 - 14 - 27


@pytest.mark.parametrize(("wagers", "count"), [(w, n) for w in range(4) for n in range(max(1, w), w + 10)])
def test_every_card_of_an_expedition_shows(wagers: int, count: int) -> None:
    room = 320.0
    steps, base = strips(count, wagers, room)
    assert len(steps) == count - 1
    assert base >= TIGHT_BASE
    assert base + sum(steps) <= room + 20
    for at, step in enumerate(steps):
        assert step >= (LEAST_WAGER if at + 1 < wagers else LEAST_STRIP - 1)


def test_a_match_of_bots_reaches_every_kind_of_event() -> None:
    """So that the test above says something."""
    match: Match = a_match(3, rounds=2)
    bot, rng = the_game().bots["normal"], Random(3)
    while match.waiting is not None:
        match.answer(*match.choose(bot, match.waiting.seats[0], rng))
    kinds = {type(event).__name__ for event in match.everything()}
    assert {"RoundBegan", "Dealt", "Laid", "Discarded", "Drew", "Took", "RoundEnded", "MatchEnded"} <= kinds
