"""What a screen or a bot asks of a view of the reef; everything here is public.

A card that is taken is an id (``7-3-snail``: number, value, symbol), one that lies on the track its back, ``shallow``
or ``deep``.
"""

from __future__ import annotations

import msgspec

from game.core.question import Seat
from game.core.view import View
from game.rules.reef import chances, facts, score
from game.rules.reef.content import symbol, value
from game.rules.reef.events import BOX, TRACK, taken
from game.rules.reef.facts import Facts

__all__ = [
    "Roll",
    "boxed",
    "can_reach_home",
    "home_chance",
    "oxygen",
    "points",
    "rolls",
    "score_lines",
    "symbol",
    "took",
    "track",
    "value",
]  # fmt: skip

ReefView = View[Facts]
Cards = tuple[str, ...]


class Roll(msgspec.Struct, frozen=True, gc=False):
    """What a sum of the dice would do: in how many ``ways`` it falls, what is left of the oxygen, where it leads."""

    sum: int
    ways: int
    oxygen: int
    moves: bool
    """Whether the oxygen is enough for the move; else the round ends (with a tank of its own: for this diver)."""
    space: int
    takes: bool
    """Whether it lands on a card."""

    @property
    def ends(self) -> bool:
        """Whether nothing is left to breathe after it."""
        return not self.oxygen


def track(view: ReefView) -> tuple[str, ...]:
    """What lies on each space, nearest the submarine first: a back, or ``""``."""
    backs = iter(view.zones[TRACK].cards or ())
    return tuple(next(backs) if full else "" for full in view.facts.row)


def took(view: ReefView, seat: Seat) -> Cards:
    """The cards a diver has taken in this round, in that order, faces up."""
    return view.zones[taken(seat)].cards or ()


def boxed(view: ReefView) -> Cards:
    """The cards that have left the game."""
    return view.zones[BOX].cards or ()


def points(view: ReefView, seat: Seat) -> int:
    """What the cards that a diver has taken in this round would score."""
    return score.points(took(view, seat))


def oxygen(view: ReefView, seat: Seat) -> int:
    """What a diver may still breathe: of the shared tank, or its own."""
    return facts.oxygen(view.facts, seat)


def rolls(view: ReefView, seat: Seat) -> tuple[Roll, ...]:
    """What each sum would do on a diver's next roll, from the oxygen and the heading as they are."""
    now = view.facts
    return tuple(_roll(now, seat, total, ways) for total, ways in chances.sums(*now.dice))


def _roll(now: Facts, seat: Seat, total: int, ways: int) -> Roll:
    left = facts.oxygen(now, seat) - total
    space = facts.landing(now, seat, total) if left >= 0 else now.at[seat]
    takes = left >= 0 and space > 0 and now.row[space - 1]
    return Roll(total, ways, max(0, left), left >= 0, space, takes)


def home_chance(view: ReefView, seat: Seat) -> float:
    """The chance, 0 to 1, that a diver returning from its next turn on is home in time; 1 for one who is.

    Reckoned as if nobody else came home before and, with one tank for all, everybody went on rolling.
    """
    return chances.chance(view.facts, seat)


def can_reach_home(view: ReefView, seat: Seat) -> bool:
    """Whether any rolls at all could still bring a diver home."""
    return home_chance(view, seat) > 0


def score_lines(view: ReefView) -> tuple[tuple[int, ...], ...]:
    """By seat, the running total after each round begun so far: the lines of the result plot."""
    return tuple(tuple(sum(gained[: at + 1]) for at in range(len(gained))) for gained in view.facts.gained)
