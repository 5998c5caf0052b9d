"""Days and times as each language tells them; Persian by the solar calendar."""

from datetime import date, datetime, timedelta

from game.text.marks import left_to_right
from game.text.words import Words

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400
_EPOCH = date(2000, 3, 20)  # 1 Farvardin 1379
_EPOCH_YEAR = 1379


def written(words: Words, moment: datetime) -> str:
    """Date and time of day, in the moment's own zone."""
    year, month, day = solar(moment.date()) if words.lang == "fa" else (moment.year, moment.month, moment.day)
    shaped = words.figures.shaped
    when = words("date", day=shaped(str(day)), month=words(f"month-{month}"), year=shaped(str(year)))
    return words("date-time", date=when, time=left_to_right(shaped(f"{moment:%H:%M}")))


def ago(words: Words, gone: timedelta) -> str:
    """How long since something: just now, minutes, hours, days."""
    seconds = max(0, int(gone.total_seconds()))
    for unit, length in (("days", _DAY), ("hours", _HOUR), ("minutes", _MINUTE)):
        if seconds >= length:
            return words(f"ago-{unit}", n=seconds // length)
    return words("ago-now")


def solar(day: date) -> tuple[int, int, int]:
    """Year, month and day of the Persian solar calendar (33-year rule, right from 1799 to 2256)."""
    year, left = _EPOCH_YEAR, (day - _EPOCH).days
    while left < 0:
        year -= 1
        left += _length(year)
    while left >= _length(year):
        left -= _length(year)
        year += 1
    month = left // 31 if left < 186 else 6 + (left - 186) // 30
    return year, month + 1, (left % 31 if left < 186 else (left - 186) % 30) + 1


def _length(year: int) -> int:
    return 366 if year % 33 in (1, 5, 9, 13, 17, 22, 26, 30) else 365
