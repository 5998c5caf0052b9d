"""What everybody knows in a round on the reef, and the questions the rules ask of it.

Spaces count from 1, nearest the submarine; 0 is aboard.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.question import Seat

ABOARD = 0
SHALLOW, DEEP = "shallow", "deep"
WhyStarts = Literal["chosen", "drawn", "farthest", "last_aboard", "next"]


class Facts(msgspec.Struct):
    """The public state of a match; the values are immutable, so a shallow copy is a snapshot."""

    rounds: int
    full: int
    """Oxygen at the start of each round."""
    personal: bool
    """Whether each diver has its own tank (RF-18)."""
    dice: tuple[int, int]
    """How many dice, and how many faces."""
    shallow: int
    """How many spaces, from the submarine, are shallow."""
    means: tuple[float, float]
    """What a shallow and a deep card are worth on average."""
    cards: int
    """How many cards are in the game."""
    row: tuple[bool, ...]
    """Which spaces still have their card."""
    tanks: tuple[int, ...]
    """The oxygen left: of all, or of each diver."""
    at: tuple[int, ...]
    back: tuple[bool, ...]
    """Who returns from its next turn on."""
    bound: tuple[bool, ...]
    """Who has begun to move back and cannot go forward again in this round (RF-12)."""
    turn: Seat
    starter: Seat
    why_starts: WhyStarts = "drawn"
    round: int = 0
    playing: bool = False
    """Whether a round is under way."""
    rolled: bool = False
    """Whether the diver whose turn it is has rolled."""
    turns: int = 0
    """Turns begun in this match."""
    moved: tuple[int, ...] = ()
    """The turn in which each diver last moved in this round, 0 if it has not."""
    home: tuple[Seat, ...] = ()
    """Who has come back aboard in this round, in that order."""
    out: tuple[Seat, ...] = ()
    """Whose own tank is empty: no more turns in this round (RF-18)."""
    gained: tuple[tuple[int, ...], ...] = ()
    """Points by seat and round."""
    came: tuple[tuple[int, ...], ...] = ()
    """By seat and round, the turn in which a diver came aboard, 0 if it did not (RF-17)."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The total of each seat (RF-16)."""
        return tuple(map(sum, self.gained))


def oxygen(facts: Facts, seat: Seat) -> int:
    """What a diver may still breathe."""
    return facts.tanks[seat if facts.personal else 0]


def landing(facts: Facts, seat: Seat, roll: int) -> int:
    """Where a roll takes a diver: never beyond the last space, never beyond the submarine (RF-6, RF-9)."""
    here = facts.at[seat]
    return max(ABOARD, here - roll) if facts.back[seat] else min(len(facts.row), here + roll)


def is_done(facts: Facts, seat: Seat) -> bool:
    """Whether a diver takes no more turns in this round."""
    return seat in facts.home or seat in facts.out


def is_over(facts: Facts) -> bool:
    """Whether the round ends: all are back, or there is nothing left to breathe (RF-13, RF-18)."""
    return not any(facts.tanks) or all(is_done(facts, seat) for seat in range(len(facts.at)))


def may_choose(facts: Facts, seat: Seat) -> bool:
    """Whether a diver who has moved says where to go next (RF-8, RF-12)."""
    if not oxygen(facts, seat) or facts.bound[seat]:
        return False
    return ABOARD < facts.at[seat] < len(facts.row)


def next_seat(facts: Facts, seat: Seat) -> Seat:
    """Whose turn follows, clockwise; divers aboard again or out of air take none (RF-5)."""
    count = len(facts.at)
    for step in range(1, count + 1):
        if not is_done(facts, after := (seat + step) % count):
            return after
    return seat


def mean(facts: Facts, space: int) -> float:
    """What the card of a space is worth on average, 0 where none lies."""
    if not 0 < space <= len(facts.row) or not facts.row[space - 1]:
        return 0.0
    return facts.means[space > facts.shallow]
