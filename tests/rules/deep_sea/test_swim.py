"""Where a swim ends, against a slow and simple reading of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.deep_sea.facts import Landing, landing

PLACES = st.integers(1, 14).flatmap(
    lambda spaces: st.tuples(
        st.just(spaces), st.lists(st.integers(1, spaces), min_size=1, max_size=6, unique=True), st.integers(0, 6)
    )
)


def by_hand(at: list[int], up: bool, steps: int, spaces: int) -> int:
    """One step at a time: the next free space in the direction of travel, or the submarine, or no further."""
    here, others = at[0], at[1:]
    for _ in range(steps):
        if here == 0 and up:
            break
        ahead = [space for space in range(1, spaces + 1) if space not in others]
        ahead = [space for space in ahead if (space < here if up else space > here)]
        if up:
            here = max(ahead, default=0)
        elif ahead:
            here = min(ahead)
    return here


@pytest.mark.rule("DS-10", "DS-11", "DS-12", "DS-13", "DS-24")
@given(PLACES, st.booleans())
def test_a_swim_is_step_by_step(place: tuple[int, list[int], int], up: bool) -> None:
    spaces, at, steps = place
    end = landing(at, 0, up, steps, spaces)
    assert end.space == by_hand(at, up, steps, spaces)
    assert end.space not in at[1:]
    low, high = sorted((at[0], end.space))
    assert sorted(end.passed) == sorted(space for space in at[1:] if low < space < high)


@pytest.mark.rule("DS-11")
def test_passed_spaces_are_told_in_the_order_of_travel() -> None:
    assert landing((1, 3, 2), 0, False, 1, 9) == Landing(4, (2, 3))
    assert landing((4, 3, 2), 0, True, 1, 9) == Landing(1, (3, 2))


@pytest.mark.rule("DS-12")
def test_divers_beyond_the_last_free_space_are_not_passed() -> None:
    assert landing((1, 4), 0, False, 6, 4) == Landing(3, ())
    assert landing((3, 4), 0, False, 6, 4) == Landing(3, ())
