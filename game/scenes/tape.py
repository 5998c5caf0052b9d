"""A match as a tape: forward one answer at a time, back and to any place by running the rules again."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any

from game.core.event import Event
from game.core.match import Match
from game.core.question import Seat
from game.core.view import View


class Tape:
    """``at`` answers of the match have been given; what ``viewer`` knew comes out of it, None: what everybody knew."""

    def __init__(self, match: Match) -> None:
        self._whole = match
        self.length = len(match.log)
        self.rounds, self.turns = _starts(match)
        self.viewer: Seat | None = None
        self.go_to(0)

    @property
    def open_to_all(self) -> bool:
        """Whether the match is over, so that any seat's eyes may be borrowed."""
        return self._whole.result is not None

    def _fresh(self, count: int) -> Match:
        whole = self._whole
        return Match(whole.game, whole.seats, whole.options, whole.seed, whole.start, whole.log[:count])

    @property
    def at(self) -> int:
        """How many answers have been given."""
        return len(self._match.log)

    @property
    def ended(self) -> bool:
        """Whether nothing more follows."""
        return self.at >= self.length

    @property
    def view(self) -> View[Any]:
        """What the viewer knows now."""
        return self._match.view(self.viewer)

    @property
    def told(self) -> tuple[Event, ...]:
        """What the viewer was told up to now."""
        return self._match.told(self.viewer)

    def go_to(self, at: int) -> None:
        """To the moment after the first ``at`` answers, or as near as possible."""
        self._match = self._fresh(max(0, min(self.length, at)))

    def forward(self) -> tuple[Event, ...]:
        """One more answer; what the viewer was told of it."""
        if self.ended:
            return ()
        entry, before = self._whole.log[self.at], self._match.events
        self._match.answer(*entry.path, by=entry.by)
        return self._match.told(self.viewer, before)

    def turn_before(self) -> int:
        """Where the turn before this moment begins."""
        return self.turns[max(0, bisect_left(self.turns, self.at) - 1)]

    def turn_after(self) -> int:
        """Where the next turn begins, else the end."""
        at = bisect_right(self.turns, self.at)
        return self.turns[at] if at < len(self.turns) else self.length


def _starts(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """After how many answers each round begins, and each turn; the first is 0."""
    again = Match(match.game, match.seats, match.options, match.seed, match.start)
    rounds, turns = [0], [0]
    for entry in match.log:
        before = again.events
        again.answer(*entry.path, by=entry.by)
        told = again.told(None, before)
        rounds += [len(again.log)] if any(event.starts_round for event in told) else []
        turns += [len(again.log)] if any(event.starts_turn for event in told) else []
    return tuple(rounds), tuple(turns)
