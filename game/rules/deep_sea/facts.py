"""What everybody knows in a dive, and the questions the rules ask of it.

Spaces count from 1, nearest the submarine; 0 is aboard. An item is given by how many chips it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from game.core.question import Reason, Seat

ABOARD = 0
WhyStarts = Literal["chosen", "drawn", "last_home", "farthest"]


class Facts(msgspec.Struct):
    """The public state of a match; the values are immutable, so a shallow copy is a snapshot."""

    dives: int
    full: int
    """Air at the start of each dive."""
    split: bool
    """Whether carried stacks break into single chips when they drown (DS-18)."""
    stack: int
    """Most chips in a drowned stack."""
    dice: tuple[int, int]
    """How many dice, and how many faces."""
    chips: int
    """How many chips are in the game."""
    row: tuple[int, ...]
    """How many chips lie on each space of the path; 0 is a blank."""
    at: tuple[int, ...]
    up: tuple[bool, ...]
    """Who has turned back in this dive."""
    items: tuple[tuple[int, ...], ...]
    """What each diver carries, in the order taken."""
    turn: Seat
    air: int
    dive: int = 0
    diving: bool = False
    """Whether a dive is under way."""
    announced: bool = False
    """Whether the diver whose turn it is has turned back and may still take that back."""
    home: tuple[Seat, ...] = ()
    """Who has come back in this dive, in that order; drowned divers join at its end."""
    drowned: tuple[Seat, ...] = ()
    """Who of those was pulled out of the water when the last dive ended."""
    why_starts: WhyStarts = "drawn"
    """Why the first diver of this dive begins it."""
    gained: tuple[tuple[int, ...], ...] = ()
    """Points banked, by seat and dive."""
    lost: tuple[tuple[int, ...], ...] = ()
    """Chips left to the sea, by seat and dive."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The sum of the values of all banked chips, by seat."""
        return tuple(map(sum, self.gained))


class Landing(msgspec.Struct, frozen=True, gc=False):
    """Where a swim ends: the space (0: home, or still aboard) and the spaces passed over without being counted."""

    space: int
    passed: tuple[int, ...] = ()


def landing(at: Sequence[int], seat: Seat, up: bool, steps: int, spaces: int) -> Landing:
    """Where a diver ends who swims ``steps`` free spaces (DS-11 to DS-13)."""
    return _rise(at, at[seat], steps) if up else _sink(at, at[seat], steps, spaces)


def _rise(taken: Sequence[int], here: int, steps: int) -> Landing:
    passed = []
    while steps:
        here -= 1
        if here == ABOARD:
            break
        if here in taken:
            passed.append(here)
        else:
            steps -= 1
    return Landing(here, tuple(passed))


def _sink(taken: Sequence[int], here: int, steps: int, spaces: int) -> Landing:
    passed: list[int] = []
    over: list[int] = []
    for space in range(here + 1, spaces + 1):
        if not steps:
            break
        if space in taken:
            over.append(space)
        else:
            here, steps = space, steps - 1
            passed += over
            over.clear()
    return Landing(here, tuple(passed))


def steps(facts: Facts, seat: Seat, roll: int) -> int:
    """How far a roll carries a diver (DS-10)."""
    return max(0, roll - len(facts.items[seat]))


def breath(facts: Facts, seat: Seat) -> int:
    """How much air the diver's next turn costs (DS-7)."""
    return 0 if seat in facts.home else len(facts.items[seat])


def is_stuck(facts: Facts, seat: Seat) -> bool:
    """Whether no free space lies deeper than the diver's own."""
    return _sink(facts.at, facts.at[seat], 1, len(facts.row)).space == facts.at[seat]


def must_turn_back(facts: Facts, seat: Seat) -> bool:
    """Whether a diver stands on the last space with nothing and has not turned yet (DS-9)."""
    at = facts.at[seat]
    return at == len(facts.row) and at != ABOARD and not facts.items[seat] and not facts.up[seat]


def why_not_turn_back(facts: Facts, seat: Seat) -> Reason | None:
    """Why a diver may not turn back, None if it may (DS-9)."""
    if facts.up[seat]:
        return Reason("why-already-turned")
    if facts.at[seat] == ABOARD:
        return Reason("why-aboard")
    if not facts.items[seat] and not is_stuck(facts, seat):
        return Reason("why-carries-nothing")
    return None


def why_not_take(facts: Facts, seat: Seat) -> Reason | None:
    """Why a diver may not take what lies on its space, None if it may (DS-14)."""
    return None if facts.row[facts.at[seat] - 1] else Reason("why-no-relic")


def why_not_drop(facts: Facts, seat: Seat) -> Reason | None:
    """Why a diver may not drop an item here, None if it may (DS-14)."""
    if not facts.items[seat]:
        return Reason("why-carries-nothing")
    return Reason("why-not-blank") if facts.row[facts.at[seat] - 1] else None


def swimmers(facts: Facts) -> list[Seat]:
    """The divers in the water, nearest the submarine first."""
    return sorted((seat for seat, at in enumerate(facts.at) if at), key=facts.at.__getitem__)


def next_seat(facts: Facts, seat: Seat) -> Seat:
    """Whose turn follows, clockwise; those back home take none (DS-6)."""
    count = len(facts.at)
    for step in range(1, count + 1):
        if (after := (seat + step) % count) not in facts.home:
            return after
    return seat


def turns_left(facts: Facts, seat: Seat, own: int | None = None, greed: float = 0) -> int | None:
    """How many turns a diver begins after the current one until the air is gone; None if it does not fall.

    ``own``: the items it would carry; ``greed``: how many more the others on their way down would.
    """
    loads: list[float] = [0 if other in facts.home else _load(facts, other, greed) for other in range(len(facts.at))]
    loads[seat] = len(facts.items[seat]) if own is None else own
    if not any(loads):
        return None
    air: float = facts.air
    turns, here = 0, facts.turn
    while air > 0:
        here = (here + 1) % len(loads)
        air -= loads[here]
        turns += here == seat
    return turns


def _load(facts: Facts, seat: Seat, greed: float) -> float:
    return len(facts.items[seat]) + (0 if facts.up[seat] else greed)
