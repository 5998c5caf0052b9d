"""Editing a line, as keyboards and input methods of our languages really do it."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from game.ui.controls.edit import Edit, cleaned, clusters


def typed(*steps: str, most: int = 16) -> Edit:
    """Types each step; "<" is Backspace."""
    edit = Edit(most=most)
    for step in steps:
        if step == "<":
            edit.backspace()
        else:
            edit.insert(step)
    return edit


def test_unikey_replaces_by_backspace() -> None:
    edit = typed("t", "a", "o", "<", "<", "ạo")
    assert edit.text == "tạo"
    edit = typed(*"vie", "<", "<", "iê", "t", "<", "<", "ệt")
    assert edit.text == "việt"


def test_backspace_removes_one_code_point_of_nfc() -> None:
    edit = typed("Nguye\u0302\u0303n", "<")
    assert edit.text == "Nguyễ"
    edit.backspace()
    assert edit.text == "Nguy"


def test_a_mark_typed_after_its_letter_joins_it() -> None:
    assert typed("e", "\u0302", "\u0323").text == "ệ"


def test_persian_keeps_its_joiner() -> None:
    edit = typed("می", "\u200c", "روم")
    assert edit.text == "می\u200cروم"
    assert clusters(edit.text) == 5


def test_no_direction_marks_no_lines_no_nul() -> None:
    assert cleaned("a\u202eb\x00c\nd\u2028e") == "abcd e"


def test_length_counts_letters_not_marks() -> None:
    assert typed("a\u0332" * 30, most=16).text == "a\u0332" * 16
    edit = typed(*"0123456789", most=5)
    assert edit.text == "01234"


def test_selection_is_replaced_and_arrows_collapse_it() -> None:
    edit = typed("Minh")
    edit.move(0)
    edit.move(4, keep=True)
    edit.step(-1)
    assert edit.span == (0, 0)
    edit.move(4, keep=True)
    edit.insert("Lan")
    assert edit.text == "Lan"


def test_words() -> None:
    edit = typed("anh Ba")
    edit.word(-1)
    assert edit.caret == 4
    edit.word(-1)
    assert edit.caret == 0
    edit.word(1)
    assert edit.caret == 3
    edit.backspace_word()
    assert edit.text == " Ba"


@given(st.lists(st.one_of(st.text(max_size=4), st.sampled_from(["<", "del", "l", "r", "L", "R", "w"])), max_size=30))
def test_nothing_a_keyboard_sends_breaks_it(steps: list[str]) -> None:
    edit = Edit(most=8)
    acts = {
        "<": edit.backspace,
        "del": edit.delete,
        "l": lambda: edit.step(-1),
        "r": lambda: edit.step(1),
        "L": lambda: edit.step(-1, keep=True),
        "R": lambda: edit.step(1, keep=True),
        "w": edit.backspace_word,
    }
    for step in steps:
        acts[step]() if step in acts else edit.insert(step)
        assert 0 <= min(edit.caret, edit.anchor) <= max(edit.caret, edit.anchor) <= len(edit.text)
        assert unicodedata.is_normalized("NFC", edit.text)
        assert clusters(edit.text) <= 8
