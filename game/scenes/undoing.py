"""Whose answer may be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.match import Entry
from game.core.question import PASS


def last_of_people(log: Sequence[Entry]) -> Entry | None:
    """The last answer that people gave, unless it only withdrew from a call.

    To take a withdrawal back is pointless, and the offer would show everybody who had stepped up.
    """
    at = next((at for at in reversed(range(len(log))) if log[at].by == "human"), None)
    return None if at is None or _withdraws(log[:at], log[at]) else log[at]


def _withdraws(before: Sequence[Entry], entry: Entry) -> bool:
    """Whether ``entry`` declines what its seat has just stepped up to."""
    if entry.path != (PASS,) or not before:
        return False
    call, seat = before[-1], entry.seats[0]
    return call.asked == entry.asked and seat in call.seats and str(seat) in call.path
