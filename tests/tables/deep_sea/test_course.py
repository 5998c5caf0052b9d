"""The path: as many spaces as asked for, equally far apart, inside the sea, never one on another."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from game.tables.deep_sea.course import FIRST, course

SIZES = [(1128, 1080), (1128, 1400), (1728, 1080), (2400, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("spaces", [1, 2, 5, 14, 20, 27, 32, 48])
def test_spaces_lie_apart_and_inside(spaces: int, size: tuple[int, int]) -> None:
    path = course(spaces, *size)
    assert len(path.points) == spaces
    for x, y in path.points:
        assert path.size / 2 - 1 <= x <= size[0] - path.size / 2 + 1
        assert 260 <= y <= size[1] - 130
    nearest = min((math.dist(a, b) for a, b in combinations(path.points, 2)), default=1e9)
    assert nearest >= path.size


@pytest.mark.parametrize("spaces", [12, 32])
def test_steps_are_equal_along_the_line(spaces: int) -> None:
    path = course(spaces, 1128, 1080)
    far = [path.along(space) for space in range(1, spaces + 1)]
    assert far[0] == FIRST
    assert {round(b - a, 6) for a, b in pairwise(far)} == {round(path.step, 6)}
    assert far[-1] <= path.total + 1e-6


def test_the_path_runs_down_from_the_submarine() -> None:
    path = course(32, 1128, 1080)
    assert path.points[0][1] < path.points[10][1] < path.points[20][1] < path.points[31][1]


def test_the_picture_of_the_design_is_kept() -> None:
    """32 spaces on the board of 1920x1080: four rows, chips of full size."""
    path = course(32, 1128, 1080)
    assert path.size == 84
    assert path.points[0] == pytest.approx((116, 334), abs=8)
    assert path.points[31] == pytest.approx((120, 866), abs=14)
