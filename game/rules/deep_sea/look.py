"""What a screen or a bot asks of a view of the dive; everything here is public.

Cards are chip ids where the face is known and backs (``l1`` to ``l4``) elsewhere; ``level`` and ``value`` read them.
"""

from __future__ import annotations

from itertools import product

from game.core.question import Seat
from game.core.view import View
from game.rules.deep_sea import facts
from game.rules.deep_sea.content import level, value
from game.rules.deep_sea.events import PATH, banked, carried
from game.rules.deep_sea.facts import Facts, Landing

__all__ = [
    "Landing", "bank", "items", "landings", "level", "next_breath", "path", "points", "rolls", "score_lines",
    "steps_for", "turns_left", "value",
]  # fmt: skip

SeaView = View[Facts]
Cards = tuple[str, ...]


def path(view: SeaView) -> tuple[Cards, ...]:
    """The backs on each space, nearest the submarine first; ``()`` is a blank."""
    return _split(view, PATH, view.facts.row)


def items(view: SeaView, seat: Seat) -> tuple[Cards, ...]:
    """What a diver carries, item by item in the order taken, as backs."""
    return _split(view, carried(seat), view.facts.items[seat])


def bank(view: SeaView, seat: Seat) -> Cards:
    """The chips a diver has brought home for good, faces up."""
    return view.zones[banked(seat)].cards or ()


def points(view: SeaView, seat: Seat) -> int:
    """What a diver has banked so far."""
    return view.facts.scores[seat]


def score_lines(view: SeaView) -> tuple[tuple[int, ...], ...]:
    """By seat, the running total after each dive begun so far: the lines of the result plot."""
    return tuple(tuple(sum(gained[: dive + 1]) for dive in range(len(gained))) for gained in view.facts.gained)


def next_breath(view: SeaView, seat: Seat | None = None) -> int:
    """The air that the next turn of ``seat`` costs; of the diver after the current one when it is None."""
    now = view.facts
    return facts.breath(now, facts.next_seat(now, now.turn) if seat is None else seat)


def rolls(view: SeaView) -> dict[int, int]:
    """Every sum the dice may show, and in how many ways."""
    count, faces = view.facts.dice
    ways: dict[int, int] = {}
    for dice in product(range(1, faces + 1), repeat=count):
        ways[sum(dice)] = ways.get(sum(dice), 0) + 1
    return dict(sorted(ways.items()))


def steps_for(view: SeaView, seat: Seat, roll: int) -> int:
    """How many free spaces a roll carries a diver: the roll less its items, not below 0."""
    return facts.steps(view.facts, seat, roll)


def landings(view: SeaView, seat: Seat, *, up: bool | None = None) -> dict[int, Landing]:
    """Where each roll would take a diver, with its heading or the one given; space 0 is the submarine."""
    now = view.facts
    heading = now.up[seat] if up is None else up
    return {
        roll: facts.landing(now.at, seat, heading, facts.steps(now, seat, roll), len(now.row)) for roll in rolls(view)
    }


def turns_left(view: SeaView, seat: Seat) -> int | None:
    """How many more turns a diver begins if nobody takes or drops anything; None if the air does not fall."""
    return facts.turns_left(view.facts, seat)


def _split(view: SeaView, zone: str, sizes: tuple[int, ...]) -> tuple[Cards, ...]:
    cards = view.zones[zone].cards or ()
    found, first = [], 0
    for size in sizes:
        found.append(cards[first : first + size])
        first += size
    return tuple(found)
