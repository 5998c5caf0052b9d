"""What the cover tells to whoever comes back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.scenes.recap import recap_marks, worth_telling
from game.tables.board import Line
from game.ui.controls import Label
from game.ui.place import Rect
from tests.scenes.conftest import Houses


def lines(*weights: int) -> list[Line]:
    return [Line(f"line {at}", weight=weight) for at, weight in enumerate(weights)]


def texts(told: list[Line]) -> list[str]:
    return [line.text.removeprefix("line ") for line in told]


def test_what_weighs_most_comes_first_and_the_rest_as_it_happened() -> None:
    told, more = worth_telling(lines(0, 5, 0, 2, 5), 5)
    assert texts(told) == ["1", "4", "3", "0", "2"]
    assert more == 0


def test_where_there_is_no_room_the_latest_of_equal_weight_are_told() -> None:
    told, more = worth_telling(lines(0, 0, 0, 3, 0, 0), 4)
    assert texts(told) == ["3", "4", "5"]
    assert more == 3


@given(st.lists(st.integers(0, 6)), st.integers(1, 9))
def test_nothing_is_told_twice_and_nothing_goes_uncounted(weights: list[int], most: int) -> None:
    told, more = worth_telling(lines(*weights), most)
    assert len(told) + more == len(weights)
    assert len(told) + bool(more) <= max(most, 1)
    assert len(set(texts(told))) == len(told)
    left = [weight for at, weight in enumerate(weights) if str(at) not in texts(told)]
    assert not told or not left or min(line.weight for line in told) >= max(left)


def test_the_lines_stay_in_their_box(house: Houses) -> None:
    box = Rect(100, 100, 720, 188)
    for lang in ("vi", "fa", "en"):
        for scale in (0.9, 1.0, 1.4):
            ui = house(lang, (1366, 768), text_size=scale).ui
            labels = [mark for mark in recap_marks(ui, box, lines(*range(30))) if isinstance(mark, Label)]
            assert len(labels) > 3
            assert all(label.rect.bottom_edge <= box.bottom_edge for label in labels)
    assert recap_marks(house().ui, box, []) == []
