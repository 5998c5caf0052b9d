"""What one viewer may know. Screens and bots get this and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from game.core.event import Event, Frame
from game.core.question import Cause, Question, Seat
from game.core.table import Table
from game.core.zone import Zone, sees

F = TypeVar("F")


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A zone as it is seen: faces, or backs in order where the order is public; ``cards`` is None when neither is."""

    count: int
    cards: tuple[str, ...] | None = None
    faces: bool = False


class Asked(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows of the pending question: whom it asks, what kind of thing, and why."""

    seats: tuple[Seat, ...]
    ask: str
    cause: Cause | None = None


class View(Generic[F]):
    """A snapshot for ``viewer`` (None: an onlooker): zones, public facts, what is being settled, what was told.

    ``question`` is the pending one if it asks the viewer (or is an open call), else None; ``asked`` is what all know.
    """

    def __init__(self, table: Table[F], viewer: Seat | None, question: Question | None) -> None:
        self.viewer = viewer
        self.seats = table.seats
        self.facts = copy(table.facts)
        self.zones: Mapping[str, Seen] = {name: _seen(zone, viewer, table.back) for name, zone in table.zones.items()}
        self.stack: tuple[Frame, ...] = tuple(table.stack)
        self.question = question if question and viewer in question.seats else None
        self.asked = Asked(question.seats, question.ask, question.cause) if question else None
        self._past = (table, len(table.past))

    @cached_property
    def past(self) -> tuple[Event, ...]:
        """Everything the viewer was told up to this moment."""
        table, count = self._past
        return table.told(self.viewer)[:count]

    def known(self) -> dict[str, Any]:
        """All of it as plain values, for comparing views."""
        return {
            "zones": dict(self.zones),
            "facts": self.facts,
            "stack": self.stack,
            "past": self.past,
            "asked": self.asked,
        }


def _seen(zone: Zone, viewer: Seat | None, back: Callable[[str], str]) -> Seen:
    if sees(zone.sight, viewer):
        return Seen(len(zone.cards), tuple(zone.cards), faces=True)
    if zone.ordered:
        return Seen(len(zone.cards), tuple([back(card) for card in zone.cards]))
    return Seen(len(zone.cards))


def look(table: Table[F], viewer: Seat | None, question: Question | None = None) -> View[F]:
    """The one door between the table and everybody else."""
    return View(table, viewer, question)
