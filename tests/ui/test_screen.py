"""Units to pixels, at every size and mirrored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.place import Rect
from game.ui.screen import Screen


@pytest.mark.parametrize("size", [(960, 600), (1000, 1400), (1366, 768), (1366, 700), (2560, 1080), (3840, 2160)])
def test_the_picture_is_never_smaller_than_the_mockups(size: tuple[int, int]) -> None:
    screen = Screen.offscreen(size)
    assert screen.w >= 1920 - 1e-6
    assert screen.h >= 1080 - 1e-6
    assert screen.px(screen.all).size == size


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 2.0])
def test_the_scale_setting_keeps_a_usable_picture(scale: float) -> None:
    screen = Screen.offscreen((1920, 1080), scale)
    assert screen.w >= 1440 - 1e-6
    assert screen.h >= 810 - 1e-6


@pytest.mark.parametrize("size", [(1, 1), (2, 900), (900, 2)])
def test_a_window_of_nothing_keeps_a_scale(size: tuple[int, int]) -> None:
    screen = Screen.offscreen(size)
    assert screen.u > 0
    assert screen.font(22) >= 12


@given(st.floats(0, 1800), st.floats(1, 100))
def test_mirroring_reflects_and_point_agrees(x: float, w: float) -> None:
    screen = Screen.offscreen((1920, 1080))
    plain = screen.px(Rect(x, 10, w, 20))
    screen.mirrored = True
    other = screen.px(Rect(x, 10, w, 20))
    assert abs(other.right - (1920 - plain.left)) <= 1
    assert other.y == plain.y
    assert screen.at(*screen.point(x, 10)) == pytest.approx((x, 10))


def test_a_board_moves_with_the_language_but_does_not_mirror() -> None:
    screen = Screen.offscreen((1920, 1080))
    area = Rect(100, 0, 500, 500)
    screen.mirrored = True
    board = screen.frame(area)
    assert board.left == 1920 - 600
    assert board.px(Rect(0, 0, 10, 10)).x < board.px(Rect(400, 0, 10, 10)).x
    assert board.at(*board.point(33, 44)) == pytest.approx((33, 44))


def test_neighbours_touch_at_every_scale() -> None:
    screen = Screen.offscreen((1366, 768))
    left, right = Rect(0, 0, 333, 10), Rect(333, 0, 333, 10)
    assert screen.px(left).right == screen.px(right).left


def test_text_has_a_floor_and_follows_the_setting() -> None:
    assert Screen.offscreen((960, 600)).font(18) >= 12
    assert Screen.offscreen((1366, 768)).font(18) >= 14
    large = Screen.offscreen((1920, 1080))
    assert large.font(18) == 18
    large.text_size = 1.4
    assert large.font(20) == 28
