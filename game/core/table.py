"""The table: zones, facts and what is being settled. Only rules hold it; screens and bots get a ``View``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from game.core.chance import Chance
from game.core.event import UNSEEN, Event, Frame, Move, Moved, Shuffled, Sights
from game.core.question import Seat
from game.core.zone import NOBODY, Sight, Zone

F = TypeVar("F")
_PLAIN: dict[type[Event], bool] = {}
"""Kinds of events that hide nothing: told to all as they are."""


def one_back(card: str) -> str:
    """The back of games whose cards all look the same face down."""
    return UNSEEN


class Table(Generic[F]):
    """``seats`` seats, cards in zones, public ``facts`` (values only; ``copy.copy`` is a snapshot), and chance.

    ``back`` gives a card's back. ``watch``, when set, is called after every event.
    """

    facts: F

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.chance = Chance(seed)
        self.zones: dict[str, Zone] = {}
        self.stack: list[Frame] = []
        self.back: Callable[[str], str] = one_back
        self.watch: Callable[[Table[Any], Event], None] | None = None
        self.past: list[tuple[Event, Sights | None]] = []
        self.last_light = -1
        """Index in ``past`` of the newest event that brought something to light."""

    def zone(self, name: str, sight: Sight = NOBODY, cards: Iterable[str] = (), *, ordered: bool = False) -> Zone:
        """Lays a new zone while the table is being laid."""
        zone = self.zones[name] = Zone(name, sight, ordered, list(cards))
        return zone

    def do(self, event: Event) -> None:
        """Makes an event happen; who saw what is fixed now."""
        kind = type(event)
        plain = _PLAIN.get(kind)
        if plain is None:
            plain = _PLAIN[kind] = kind.sights is Event.sights and kind.brings_to_light is Event.brings_to_light
        sights = None if plain else event.sights(self)
        if kind.reveals if plain else event.brings_to_light(self):
            self.last_light = len(self.past)
        event.apply(self)
        self.past.append((event, sights))
        if self.watch is not None:
            self.watch(self, event)

    def move(
        self,
        cards: Iterable[str],
        src: str,
        dst: str,
        *,
        why: str = "",
        by: Seat | None = None,
        at: int | None = None,
    ) -> None:
        """Moves cards between two zones as one event, on top unless ``at`` says where."""
        self.do(Moved(tuple([Move(card, src, dst, at) for card in cards]), why, by))

    def shuffle(self, zone: str) -> None:
        """Shuffles a zone."""
        order = list(self.zones[zone].cards)
        self.chance.shuffle(order)
        self.do(Shuffled(zone, tuple(order)))

    def told(self, viewer: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """What ``viewer`` was told, in order, from event ``since`` on."""
        return tuple(
            event if sights is None else event.told(sights, viewer, self.back) for event, sights in self.past[since:]
        )
