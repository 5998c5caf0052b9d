"""What the cover tells to whoever comes back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.scenes.recap import recap_marks, worth_telling
from game.tables.board import Line
from game.ui.controls import Label, Paragraph
from game.ui.place import Rect
from tests.scenes.conftest import Houses


def lines(*weights: int) -> list[Line]:
    return [Line(f"line {at}", weight=weight) for at, weight in enumerate(weights)]


def told(weights: tuple[int, ...], room: float) -> tuple[list[str], int]:
    """Which lines are told where each is one high, and how many more there are."""
    found, more = worth_telling(lines(*weights), lambda line: 1.0, room, 1.0)
    return [line.text.removeprefix("line ") for line in found], more


def test_what_weighs_most_comes_first_and_the_rest_as_it_happened() -> None:
    assert told((0, 5, 0, 2, 5), 5) == (["1", "4", "3", "0", "2"], 0)


def test_where_there_is_no_room_the_latest_of_equal_weight_are_told() -> None:
    assert told((0, 0, 0, 3, 0, 0), 4) == (["3", "4", "5"], 3)


@given(st.lists(st.integers(0, 6)), st.floats(1, 9))
def test_nothing_is_told_twice_and_nothing_goes_uncounted(weights: list[int], room: float) -> None:
    found, more = told(tuple(weights), room)
    assert len(found) + more == len(weights)
    assert len(found) + bool(more) <= max(room, 1)
    assert len(set(found)) == len(found)
    left = [weight for at, weight in enumerate(weights) if str(at) not in found]
    assert not found or not left or min(weights[int(at)] for at in found) >= max(left)


def test_the_lines_stay_in_their_box_however_long_they_are(house: Houses) -> None:
    box = Rect(100, 100, 720, 188)
    for lang in ("vi", "fa", "en"):
        for scale in (0.9, 1.0, 1.4):
            ui = house(lang, (1366, 768), text_size=scale).ui
            long = [
                Line(f"{line.text}: " + "so much to say of it " * 5, weight=line.weight) for line in lines(*range(30))
            ]
            for shown in (lines(*range(30)), long):
                marks = [mark for mark in recap_marks(ui, box, shown) if isinstance(mark, Label | Paragraph)]
                assert len(marks) > 2
                assert all(mark.rect.bottom_edge <= box.bottom_edge for mark in marks)
    assert recap_marks(house().ui, box, []) == []
