"""A match as a tape: forward one answer at a time, back and to any place by running the rules again."""

from __future__ import annotations

from typing import Any

from game.core.event import Event
from game.core.match import Match
from game.core.view import View


class Tape:
    """``at`` answers of the match have been given; only what everybody may know comes out of it."""

    def __init__(self, match: Match) -> None:
        self._whole = match
        self.length = len(match.log)
        self.rounds = _round_starts(match)
        self.go_to(0)

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
        """What everybody knows now."""
        return self._match.view(None)

    @property
    def told(self) -> tuple[Event, ...]:
        """What everybody was told up to now."""
        return self._match.told(None)

    def go_to(self, at: int) -> None:
        """To the moment after the first ``at`` answers, or as near as possible."""
        self._match = self._fresh(max(0, min(self.length, at)))

    def forward(self) -> tuple[Event, ...]:
        """One more answer; what everybody was told of it."""
        if self.ended:
            return ()
        entry, before = self._whole.log[self.at], self._match.events
        self._match.answer(*entry.path, by=entry.by)
        return self._match.told(None, before)


def _round_starts(match: Match) -> tuple[int, ...]:
    """After how many answers each round begins; the first is 0."""
    again = Match(match.game, match.seats, match.options, match.seed, match.start)
    starts = [0]
    for entry in match.log:
        before = again.events
        again.answer(*entry.path, by=entry.by)
        if any(event.starts_round for event in again.told(None, before)):
            starts.append(len(again.log))
    return tuple(starts)
