"""Nobody knows the other hand or the pile; what may be taken back, and what not."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import Match
from game.rules.lost_cities.facts import PILE, hand
from game.tools.scripts.script import OpenMatch
from tests.rules.lost_cities.trips import GAME, fresh, lay, throw, trip


def on(seed: int, answers: int, options: dict[str, Any]) -> OpenMatch:
    """A match of easy bots, some answers on."""
    match = fresh(seed, **options)
    while match.waiting is not None and len(match.log) < answers:
        match.answer(*match.choose(GAME.bots["easy"], match.waiting.seats[0]))
    return match


def known(match: Match, viewer: int | None) -> bytes:
    view = match.view(viewer)
    return msgspec.json.encode((view.known(), view.question.step(()) if view.question else None))


@pytest.mark.rule("LC-3")
@settings(deadline=None, max_examples=60)
@given(
    seed=st.integers(0, 10_000), answers=st.integers(0, 200), viewer=st.sampled_from([0, 1, None]),
    mixing=st.integers(0, 10_000), fan=st.booleans(), regions=st.sampled_from([5, 6]),
)  # fmt: skip
def test_a_view_never_depends_on_the_other_hand_or_the_order_of_the_pile(
    seed: int, answers: int, viewer: int | None, mixing: int, fan: bool, regions: int
) -> None:
    match = on(seed, answers, {"fan_discards": fan, "regions": regions})
    before = known(match, viewer)
    chosen = _chosen(match, viewer)
    own = None if viewer is None else hand(viewer)
    closed = [match.table.zones[name] for name in (PILE, hand(0), hand(1)) if name != own]
    mixed = [card for zone in closed for card in zone.cards]
    Random(mixing).shuffle(mixed)
    for zone in closed:
        zone.cards[:], mixed = mixed[: len(zone.cards)], mixed[len(zone.cards) :]
    assert known(match, viewer) == before
    assert _chosen(match, viewer) == chosen, "bots are honest"


def _chosen(match: OpenMatch, viewer: int | None) -> list[tuple[str, ...]]:
    if match.waiting is None or viewer is None or viewer not in match.waiting.seats:
        return []
    return [match.choose(bot, viewer, Random(1)) for bot in GAME.bots.values()]


@pytest.mark.rule("LC-3")
def test_each_sees_its_own_hand_and_only_that() -> None:
    match = fresh()
    for seat in (0, 1):
        zones = match.view(seat).zones
        assert len(zones[hand(seat)].cards or ()) == 8
        assert zones[hand(1 - seat)].cards is None
        assert (zones[PILE].cards, zones[PILE].count) == (None, 44)


@pytest.mark.rule("LC-3")
def test_a_drawn_card_is_told_to_who_drew_it() -> None:
    match = trip(["sea-5"])
    lay(match, "sea-5")
    since = match.events
    match.answer("pile")
    assert [event.card for event in match.told(0, since)] == ["jungle-4"]  # type: ignore[attr-defined]
    for other in (1, None):
        assert [event.card for event in match.told(other, since)] == ["?"]  # type: ignore[attr-defined]


def test_playing_can_be_taken_back_until_the_pile_is_drawn_from() -> None:
    match = trip(["sea-5", "sea-6"])
    lay(match, "sea-5")
    assert match.can_undo(0)
    match.undo(0)
    throw(match, "sea-6")
    match.answer("pile")
    assert not match.can_undo(0), "what was drawn is known now"


def test_taking_a_lone_discard_can_be_taken_back() -> None:
    match = trip(["sea-5"], discards={"snow": [9]})
    before = match.digest()
    lay(match, "sea-5")
    match.answer("discard/snow")
    assert match.can_undo(0)
    match.undo(0)
    match.undo(0)
    assert match.digest() == before


@pytest.mark.rule("LC-7")
@pytest.mark.parametrize("fan", [False, True])
def test_what_comes_to_light_under_a_discard_bars_undo_unless_it_was_fanned(fan: bool) -> None:
    match = trip(["sea-5"], discards={"snow": [9, 8]}, options={"fan_discards": fan})
    lay(match, "sea-5")
    match.answer("discard/snow")
    assert match.can_undo(0) == fan
