"""Marks: what is counted on a general, by name."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.events import Marked
from game.rules.tam_quoc_sat.play import Play


def marks(play: Play, seat: Seat, name: str) -> int:
    """How many marks of a name a seat has."""
    counts = play.facts.marks.get(name)
    return counts[seat] if counts else 0


def add_marks(play: Play, seat: Seat, name: str, count: int) -> None:
    """A seat gets marks, or (below 0) removes them."""
    play.do(Marked(seat, name, marks(play, seat, name) + count))


def too_few(play: Play, seat: Seat, name: str, count: int) -> Reason | None:
    """Why a seat cannot remove so many marks, None if it can."""
    return None if marks(play, seat, name) >= count else Reason("why-too-few-marks", {"count": count})
