"""Numbers become axes, bars and lines that never hide anything."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.scenes.axis import MOST_STEPS, axis
from game.scenes.plots import apart, pieces
from game.scenes.textures import TEXTURES, bar_svg
from game.ui.assets import rastered

POINTS = st.lists(st.integers(-120, 200), max_size=6)


@given(POINTS)
def test_an_axis_holds_every_value_and_zero_in_few_steps(values: list[int]) -> None:
    line = axis(values)
    assert line.low <= min(0, *values, 0) <= max(0, *values, 0) <= line.high
    assert 0 in line.ticks
    assert {line.low, line.high} <= set(line.ticks)
    assert 2 <= len(line.ticks) <= MOST_STEPS + 1
    assert all(0 <= line.share(value) <= 1 for value in values)


@pytest.mark.parametrize(
    ("most", "step"), [(5, 1), (12, 2), (26, 5), (47, 10), (54, 10), (100, 20), (101, 20), (300, 50)]
)
def test_an_axis_has_round_steps(most: int, step: int) -> None:
    assert axis([most]).step == step


def test_an_axis_of_nothing_is_still_an_axis() -> None:
    assert list(axis([]).ticks) == [0, 1]


@given(POINTS)
def test_the_pieces_of_a_bar_lie_side_by_side(points: list[int]) -> None:
    made = pieces(points)
    assert [piece.end - piece.start for piece in made] == [value for value in points if value]
    for sign in (1, -1):
        side = [piece for piece in made if (piece.end - piece.start) * sign > 0]
        assert all(a.end == b.start for a, b in pairwise(side))
        assert not side or side[0].start == 0


@given(st.lists(st.floats(0, 300), min_size=1, max_size=6))
def test_names_at_the_ends_of_lines_never_overlap(heights: list[float]) -> None:
    wanted = dict(enumerate(heights))
    found = apart(wanted, 24, 0, 300)
    ys = sorted(found.values())
    assert all(b - a >= 24 - 1e-6 for a, b in pairwise(ys))
    assert min(ys) >= -1e-6
    assert max(ys) <= 300 + 1e-6
    order = sorted(wanted, key=lambda seat: wanted[seat])
    assert [found[seat] for seat in order] == ys


def test_names_with_room_stay_where_they_are() -> None:
    assert apart({0: 100.0, 1: 40.0}, 24, 0, 300) == {0: 100.0, 1: 40.0}


def test_every_round_has_a_texture_of_its_own() -> None:
    pictures = {
        rastered(bar_svg(n, 90, 44, (230, 87, 61), 1.0).encode(), (90, 44)).get_buffer().raw for n in range(TEXTURES)
    }
    assert len(pictures) == TEXTURES
