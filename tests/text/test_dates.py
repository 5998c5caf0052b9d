"""Days in three calendars' words."""

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from game.text.dates import ago, solar, written
from game.text.marks import RLM
from game.text.words import Words

WORDS = Path(__file__).parents[2] / "data" / "words"


@pytest.mark.parametrize(
    ("day", "found"),
    [
        (date(2027, 5, 3), (1406, 2, 13)), (date(2024, 3, 20), (1403, 1, 1)), (date(2025, 3, 20), (1403, 12, 30)),
        (date(2025, 3, 21), (1404, 1, 1)), (date(2026, 3, 20), (1404, 12, 29)), (date(1979, 2, 11), (1357, 11, 22)),
        (date(2000, 3, 20), (1379, 1, 1)), (date(2026, 9, 22), (1405, 6, 31)),
    ],
)  # fmt: skip
def test_the_persian_calendar(day: date, found: tuple[int, int, int]) -> None:
    assert solar(day) == found


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("en", "3 May 2027, 18:05"), ("vi", "18:05, 3 tháng 5, 2027"), ("fa", "۱۳ اردیبهشت ۱۴۰۶، ۱۸:۰۵")],
)
def test_dates_are_written_as_the_language_does(lang: str, shown: str) -> None:
    text = written(Words([WORDS], lang), datetime(2027, 5, 3, 18, 5))  # noqa: DTZ001
    assert "".join(c for c in text if c not in "\u200f\u2066\u2068\u2069").replace("\u00a0", " ") == shown


def test_a_persian_date_runs_right_to_left_inside_another_sentence() -> None:
    """It consists of isolates only; without a strong character of its own it would run left to right."""
    assert written(Words([WORDS], "fa"), datetime(2027, 5, 3, 18, 5)).startswith(RLM)  # noqa: DTZ001


@pytest.mark.parametrize(
    ("gone", "key", "n"),
    [
        (timedelta(seconds=-5), "ago-now", None), (timedelta(seconds=59), "ago-now", None),
        (timedelta(minutes=59), "ago-minutes", 59), (timedelta(hours=2), "ago-hours", 2),
        (timedelta(days=3), "ago-days", 3),
    ],
)  # fmt: skip
def test_how_long_ago(gone: timedelta, key: str, n: int | None) -> None:
    words = Words([WORDS], "en")
    assert ago(words, gone) == (words(key) if n is None else words(key, n=n))
