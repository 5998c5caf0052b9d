"""The people at a table as values: what is new of one, what is forgotten of all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from game.core.question import Seat
from game.disk.saves import Person, Side
from game.disk.trouble import Trouble
from game.tables import proxy

People = tuple[Person, ...]


def fresh(people: Sequence[Person]) -> People:
    """The same people before a match of which they have seen nothing, and in which nothing answers for them."""
    return tuple(replace(person, policies={}, looked=0) for person in people)


def changed(people: People, seat: Seat, **news: object) -> People:
    """With something new of one of them."""
    return (*people[:seat], replace(people[seat], **news), *people[seat + 1 :])


def without_later_skips(people: People, events: int) -> People:
    """What was set after this moment has never been set."""
    return tuple(
        replace(
            person,
            policies={
                key: value for key, value in person.policies.items() if not (type(value) is int and value > events)
            },
        )
        for person in people
    )


def known_policies(path: Path, side: Side, game: str) -> tuple[Side, Trouble | None]:
    """What stands beside the match at ``path`` with the policies that its game knows; a trouble if it had others."""
    answers = proxy(game)
    people = tuple(
        replace(person, policies=answers.sound(person.policies) if answers else {}) for person in side.people
    )
    if people == side.people:
        return side, None
    return replace(side, people=people), Trouble("trouble-save-policies", {"file": str(path)})
