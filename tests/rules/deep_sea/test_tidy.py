"""How drowned chips are laid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.deep_sea.events import Banked, Sank
from game.rules.deep_sea.tidy import laid
from tests.rules.deep_sea.dives import dive, facts


@pytest.mark.rule("DS-18")
@given(st.lists(st.integers(0, 9), max_size=6))
def test_stacks_of_three_are_filled_across_divers(loads: list[int]) -> None:
    row: tuple[int, ...] = (1, 0, 2)
    filling: int | None = None
    for load in loads:
        row, filling = laid(row, filling, load, [], 3)
    assert row[:3] == (1, 0, 2), "short stacks of earlier dives are not topped up"
    total = sum(loads)
    assert list(row[3:]) == [3] * (total // 3) + ([total % 3] if total % 3 else [])


@pytest.mark.rule("DS-18")
def test_whole_stacks_are_spaces_of_their_own_and_loose_chips_go_on_filling() -> None:
    row, filling = laid((1,), None, 1, [2, 3], 3)
    assert (row, filling) == ((1, 1, 2, 3), 1)
    assert laid(row, filling, 3, [2], 3) == ((1, 3, 2, 3, 1, 2), 4)


@pytest.mark.rule("DS-18", "DS-20")
def test_nearest_first_and_aboard_in_that_order() -> None:
    match = dive([{"at": 5, "carrying": ["2-4"]}, {"at": 2, "carrying": ["2-5"]}, {"home": True}, {"at": 4}],
                 ["1-0", "1-1", "1-2", "1-3", "blank"], air=1, dice=[(1, 1)])  # fmt: skip
    match.answer("roll")
    events = match.events
    match.answer("leave")
    sank = [event for event in match.told(None, events) if isinstance(event, Sank)]
    assert [event.by for event in sank] == [1, 3, 0]
    assert [event.cards for event in sank] == [("l2",), (), ("l2",)]
    assert facts(match).turn == 0
    assert facts(match).why_starts == "farthest"


@pytest.mark.rule("DS-17")
def test_values_become_public_when_banked_not_before() -> None:
    match = dive([{"at": 1, "heading": "up", "carrying": ["4-15", ["1-2", "1-3"]]}, {"at": 2, "heading": "up"}],
                 ["1-0", "1-1"], dice=[(3, 1), (3, 3)])  # fmt: skip
    match.answer("roll")
    assert "4-15" not in str(match.told(0))
    assert facts(match).scores == (0, 0)
    match.answer("roll")
    banked = [event for event in match.told(1) if isinstance(event, Banked)]
    assert banked == [Banked(0, ("4-15#1", "1-2#1", "1-3#1"))]
    assert match.view(1).zones["banked/0"].cards == ("4-15#1", "1-2#1", "1-3#1")
    assert facts(match).scores == (20, 0)


@pytest.mark.rule("DS-15", "DS-18")
def test_chips_of_one_level_sink_in_the_order_taken_whatever_their_value() -> None:
    for split in ("split", "whole"):
        match = dive([{"at": 2, "carrying": ["3-8", "1-3", "1-0", "1-2"]}, {"home": True}], ["1-1", "blank"], air=1,
                     dice=[(1, 1)], options={"dives": 1, "drowned_stacks": split})  # fmt: skip
        match.answer("roll")
        match.answer("leave")
        assert match.table.zones["path"].cards == ["1-1#1", "1-3#1", "1-0#1", "1-2#1", "3-8#1"]


@pytest.mark.rule("DS-17")
def test_nobody_takes_back_an_answer_once_values_are_public() -> None:
    for home, may in ([], True), (["4-15"], False):
        match = dive([{"at": 2, "carrying": ["2-4"]}, {"home": True, "carrying": home}], ["1-1", "blank"], air=1)
        match.answer("roll")
        match.answer("leave")
        assert match.can_undo(0) == may


@pytest.mark.rule("DS-18", "DS-15")
def test_the_order_is_asked_by_level_never_by_value() -> None:
    match = dive([{"at": 2, "carrying": ["3-8", "1-1"]}, {"home": True}], ["1-0", "blank"], air=1, dice=[(1, 1)])
    match.answer("roll")
    match.answer("leave")
    assert match.waiting is not None
    assert match.waiting.ask == "stack"
    shown = [(option.key, option.cards) for option in match.waiting.step(("stack",)).options]
    assert shown == [("1", ("l1",)), ("0", ("l3",))], "lowest level first is the default"
