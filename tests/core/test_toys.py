"""The frame, pinned by toy games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.event import Moved
from game.core.game import BadStart
from game.core.match import Entry, LogMismatch, Match, play_out
from game.core.question import Call, NotOffered
from game.core.zone import ALL
from tests.core import toys

ALL_TOYS = (toys.SecretBids, toys.OpenCall, toys.Nullify, toys.OrderFive, toys.HiddenSwap, toys.Patience)


def hand(match: Match, seat: int) -> tuple[str, ...]:
    return match.view(seat).zones[f"hand/{seat}"].cards or ()


def asked(match: Match) -> tuple[int, ...]:
    return match.waiting.seats if match.waiting else ()


def cards_told(match: Match, viewer: int | None) -> list[str]:
    return [step.card for event in match.told(viewer) if isinstance(event, Moved) for step in event.steps]


@pytest.mark.parametrize("toy", ALL_TOYS)
@pytest.mark.parametrize("seed", range(5))
def test_random_matches_end_and_replay_to_the_same_digest(toy: type[toys.Toy], seed: int) -> None:
    match = Match(toy(), 3, seed=seed)
    play_out(match, [match.game.bots["random"]] * 3)
    again = Match(toy(), 3, seed=seed, log=match.log)
    assert again.result == match.result
    assert again.digest() == match.digest()
    assert match.waiting is None


def test_bids_stay_secret_until_all_are_turned_at_once() -> None:
    match = Match(toys.SecretBids(), 3)
    first = hand(match, 0)[0]
    match.answer(first)
    assert cards_told(match, 0) == [first]
    assert cards_told(match, 1) == ["?"] == cards_told(match, None)
    match.answer(hand(match, 1)[0])
    match.answer(hand(match, 2)[0])
    reveal = match.told(None)[-1]
    assert isinstance(reveal, Moved)
    assert reveal.steps[0].card == first
    assert len(reveal.steps) == 3
    assert cards_told(match, None)[:3] == ["?", "?", "?"], "what was told before is never told again differently"


def test_a_call_goes_to_the_first_in_rule_order_and_opens_again_after_a_withdrawal() -> None:
    match = Match(toys.OpenCall(), 3)
    match.answer("2", "1")
    assert asked(match) == (1,)
    assert match.view(2).question is None, "the taker's question is private"
    events = match.events
    match.answer("pass")
    assert match.events == events, "withdrawing is no event"
    assert isinstance(match.waiting, Call)
    assert asked(match) == (0, 1, 2)
    match.answer("2")
    match.answer(hand(match, 2)[0])
    assert match.result is not None
    assert match.result.winners == (2,)


def test_nobody_steps_up() -> None:
    match = Match(toys.OpenCall(), 2)
    match.answer()
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.parametrize(("depth", "hurt"), [(0, 1), (1, 0), (2, 1), (3, 0)])
def test_nullifications_nest_and_each_takes_back_the_one_before(depth: int, hurt: int) -> None:
    match = Match(toys.Nullify(), 3)
    match.answer(hand(match, 0)[0])
    for level in range(depth):
        seat = (1, 2, 0)[level]
        match.answer(str(seat))
        assert len(match.view(None).stack) == level + 1
        match.answer(hand(match, seat)[0])
    match.answer()
    assert match.result is not None
    assert match.result.scores[1] == hurt
    assert match.view(None).stack == ()


def test_undo_inside_a_stack_three_deep_reruns_to_the_same_question() -> None:
    match = Match(toys.Nullify(), 3)
    match.answer(hand(match, 0)[0])
    for seat in (1, 2, 0):
        match.answer(str(seat))
        before = match.digest()
        stack = match.view(None).stack
        match.answer("pass")
        match.undo(seat)
        assert match.digest() == before
        assert match.view(None).stack == stack
        match.answer(hand(match, seat)[0])
    assert len(match.view(None).stack) == 4


def test_five_cards_are_put_back_in_the_order_given_and_only_their_looker_knows() -> None:
    match = Match(toys.OrderFive(), 2)
    seen = match.view(0).zones["look/0"].cards
    assert seen is not None
    assert match.view(1).zones["look/0"].cards is None
    a, b, c, d, e = seen
    with pytest.raises(NotOffered):
        match.answer("top", a, b, c, d)
    with pytest.raises(NotOffered):
        match.answer(a, b, c, d, e)
    match.answer("top", c, a, "bottom", e, b, d)
    told = match.told(0)[-1]
    assert isinstance(told, Moved)
    assert [step.card for step in told.steps] == [a, c, e, b, d]
    assert set(cards_told(match, 1)) == {"?"}


def test_swapped_hands_are_known_to_the_two_and_to_nobody_else() -> None:
    match = Match(toys.HiddenSwap(), 3)
    zero, one = hand(match, 0), hand(match, 1)
    match.answer("now")
    assert hand(match, 0) == one
    assert hand(match, 1) == zero
    assert set(cards_told(match, 0)) == set(zero) | set(one)
    assert set(cards_told(match, 2)) == {"?"}
    assert match.view(2).zones["hand/0"].count == 3


def answered(*who: str) -> Match:
    match = Match(toys.Patience(), 2)
    for by in who:
        asked = match.waiting
        assert asked is not None
        option = asked.step(()).options[0]
        match.answer(option.key, by=by)  # type: ignore[arg-type]
    return match


def test_undo_takes_back_the_asker_s_last_answer() -> None:
    match = answered("human")
    before = match.digest()
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.answer(hand(match, 0)[1])
    match.undo(0)
    assert match.digest() == before


@pytest.mark.parametrize(
    ("by", "free", "may"),
    [
        ("human", True, False),
        ("bot", False, False),
        ("bot", True, True),
        ("only", False, True),
        ("policy", False, True),
    ],
)
def test_only_a_real_choice_of_another_seat_bars_undo(by: str, free: bool, may: bool) -> None:
    match = answered("human", "human", by)
    assert match.can_undo(0, free=free) is may


def test_chance_that_came_to_light_bars_undo() -> None:
    match = answered("human", "human", "only", "human")
    assert match.can_undo(0)
    match.answer("roll")
    assert not match.can_undo(0)
    with pytest.raises(NotOffered):
        match.undo(0)


def test_an_opened_hand_bars_undo_also_after_a_later_undo() -> None:
    match = answered("human")
    match.bar_undo()
    assert not match.can_undo(0)
    match.answer(hand(match, 0)[0])
    match.undo(0)
    assert not match.can_undo(0)


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    match = Match(toys.Patience(), 2)
    before = match.digest()
    for path in (("nonsense",), (), (hand(match, 0)[0], hand(match, 0)[1]), (hand(match, 1)[0],)):
        with pytest.raises(NotOffered):
            match.answer(*path)
    assert match.digest() == before
    assert match.log == []


def test_a_log_that_no_longer_fits_names_its_first_wrong_answer() -> None:
    good = answered("human", "human").log
    for wrong in (Entry("bid", (0,), ("x",)), Entry("show", (0,), ("x",)), Entry("show", (1,), ("nonsense",))):
        with pytest.raises(LogMismatch) as caught:
            Match(toys.Patience(), 2, log=[*good, wrong])
        assert caught.value.entry == 2


def test_options_and_seats_are_checked() -> None:
    for seats, options in (
        (1, {}),
        (5, {}),
        (2, {"rounds": 4}),
        (2, {"rounds": True}),
        (2, {"loud": 1}),
        (2, {"x": 1}),
    ):
        with pytest.raises(BadStart):
            Match(toys.Patience(), seats, options)
    assert Match(toys.Patience(), 2, {"rounds": 2}).options == {"rounds": 2, "loud": False}


@pytest.mark.parametrize("toy", ALL_TOYS)
def test_no_view_or_told_list_changes_with_what_it_cannot_see(toy: type[toys.Toy]) -> None:
    class Permuted(toy):  # type: ignore[misc,valid-type]
        """The same match with other cards where the viewer sees none."""

        def lay(self, table: Any, options: Any, start: Any) -> None:
            super().lay(table, options, start)
            closed = [zone for zone in table.zones.values() if zone.sight != ALL and not zone.sight & 4]
            cards = [card for zone in closed for card in zone.cards]
            Random(start).shuffle(cards)
            for zone in closed:
                zone.cards[:] = [cards.pop() for _ in zone.cards]

    views = [Match(Permuted(), 3, seed=4, start=shuffle).view(2).known() for shuffle in range(3)]
    assert views[0] == views[1] == views[2]


def test_every_event_is_watched() -> None:
    watcher = toys.Watcher()
    match = Match(toys.SecretBids(), 2, watch=watcher)
    play_out(match, [match.game.bots["random"]] * 2)
    assert watcher.names == ["Moved"] * 3
