"""Names as people type them, from empty to hostile."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.text.clusters import clusters
from game.text.marks import ZWJ, ZWNJ
from game.text.names import LONGEST, key, numbered, sanitise, typed


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Linh \u200b", "Linh"),
        ("Ngu\u0323ye\u0302\u0303n", "Ngụyễn"),
        ("\u202eabc\u202c", "abc"),
        ("\u2067abc", "abc"),
        ("a\x00b\tc\nd", "ab c d"),
        ("a" * 500, "a" * 16),
        ("ế" * 20, "ế" * 16),
        (f"می{ZWNJ}خواهم", f"می{ZWNJ}خواهم"),
        (f"x{ZWNJ}", "x"),
        (f"1{ZWJ}2", "12"),
        ("🐟", "🐟"),
        ("", None), ("   ", None), ("\u200b\ufeff", None), ("\u3164", None), ("!!!", None), ("\ud800", None),
        ("\u0301", None), ("\u2800", None),
    ],
)  # fmt: skip
def test_names_are_cleaned(given: str, kept: str | None) -> None:
    assert sanitise(given) == kept


def test_a_heap_of_marks_is_levelled() -> None:
    assert len(typed("z" + "\u0301" * 500)) < 10


def test_a_field_keeps_the_joiner_that_is_being_typed() -> None:
    assert typed(f"می{ZWNJ}") == f"می{ZWNJ}"


@given(st.text(max_size=80))
def test_cleaning_twice_changes_nothing(text: str) -> None:
    name = sanitise(text)
    if name is not None:
        assert sanitise(name) == name
        assert len(list(clusters(name))) <= LONGEST


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Linh", "Bahram"], ["Linh", "Bahram"]),
        (["Linh", "linh", "Linh"], ["Linh", "linh 2", "Linh 3"]),
        (["Linh", "Linh", "Linh 2"], ["Linh", "Linh 3", "Linh 2"]),
        (["علی", "علي"], ["علی", "علي 2"]),
        (["a" * 16, "a" * 16], ["a" * 16, "a" * 14 + " 2"]),
    ],
)
def test_equal_names_get_a_number(names: list[str], shown: list[str]) -> None:
    assert numbered(names) == shown


def test_the_number_has_the_digits_of_the_language() -> None:
    assert numbered(["علی", "علی"], lambda n: "۰۱۲"[n]) == ["علی", "علی ۲"]


@pytest.mark.parametrize(
    ("a", "b"), [("كيان", "کیان"), ("کیـان", "کیان"), ("LINH", "linh"), (f"می{ZWNJ}لا", "میلا"), ("A۲", "a2")]
)
def test_names_that_read_the_same_have_one_key(a: str, b: str) -> None:
    assert key(a) == key(b)


def test_vietnamese_tones_are_kept_apart() -> None:
    assert key("Hà") != key("Ha")


@pytest.mark.parametrize(
    ("text", "count"),
    [("ế", 1), ("e\u0302\u0301", 1), ("👨‍👩‍👧", 1), ("🇻🇳🇮🇷", 2), ("👍🏽", 1), ("각", 1), ("ab", 2), ("می", 2), ("", 0)],
)
def test_clusters(text: str, count: int) -> None:
    assert len(list(clusters(text))) == count


@given(st.text(max_size=50))
def test_clusters_lose_nothing(text: str) -> None:
    assert "".join(clusters(text)) == text
