"""Cutting boxes."""

from hypothesis import given
from hypothesis import strategies as st

from game.ui.place import Rect, flow

lengths = st.floats(1, 3000)
boxes = st.builds(Rect, st.floats(-500, 500), st.floats(-500, 500), lengths, lengths)


@given(boxes, st.floats(0, 1), st.floats(0, 0.2))
def test_a_cut_loses_nothing_but_the_gap(box: Rect, share: float, gap_share: float) -> None:
    w, gap = box.w * share * 0.8, box.w * gap_share
    cut, rest = box.left(w, gap)
    assert cut.x == box.x
    assert abs(rest.right_edge - box.right_edge) < 1e-6
    assert abs(cut.w + gap + rest.w - box.w) < 1e-6


def test_cuts_from_the_other_sides() -> None:
    box = Rect(10, 20, 100, 50)
    assert box.right(30, 5) == (Rect(80, 20, 30, 50), Rect(10, 20, 65, 50))
    assert box.top(10, 5) == (Rect(10, 20, 100, 10), Rect(10, 35, 100, 35))
    assert box.bottom(10, 5) == (Rect(10, 60, 100, 10), Rect(10, 20, 100, 35))


@given(boxes, st.integers(1, 9))
def test_columns_are_equal_and_fill_the_box(box: Rect, n: int) -> None:
    cols = box.cols(n, 4) if box.w > 4 * n else box.cols(n)
    assert len(cols) == n
    assert abs(cols[-1].right_edge - box.right_edge) < 1e-6
    assert max(c.w for c in cols) - min(c.w for c in cols) < 1e-9


def test_fitted_keeps_the_proportion_and_the_middle() -> None:
    inside = Rect(0, 0, 400, 100).fitted(2, 1)
    assert inside == Rect(100, 0, 200, 100)


def test_within_moves_as_little_as_needed() -> None:
    assert Rect(-5, 95, 10, 10).within(Rect(0, 0, 100, 100)) == Rect(0, 90, 10, 10)


def test_pills_flow_into_rows() -> None:
    rects = flow([60, 60, 60], Rect(0, 0, 150, 100), 20, 10)
    assert [(r.x, r.y) for r in rects] == [(0, 0), (70, 0), (0, 30)]
