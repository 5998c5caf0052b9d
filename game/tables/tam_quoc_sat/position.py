"""What lies where, as it is drawn: a position from a view, and the next one after an event."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.event import Began, Ended, Event, Frame, Moved, Shuffled
from game.core.question import Seat
from game.core.view import Seen, View
from game.rules.tam_quoc_sat.events import Reshuffled
from game.rules.tam_quoc_sat.facts import Facts
from game.rules.tam_quoc_sat.names import (
    CENTRE,
    DISCARD,
    DOWN,
    DRAW,
    EQUIPMENT,
    HAND,
    JUDGEMENT,
    LOOK,
    OFFERS,
    ROLE,
    SHOWN,
    role_of,
)

Zones = Mapping[str, Seen]
Cards = tuple[str, ...]
NOTHING = Seen(0)


@dataclass
class Ground:
    """What an event needs to be applied once more: the facts that all know."""

    seats: int
    facts: Facts


@dataclass(frozen=True)
class Position:
    """Everything a viewer may know of the table. Equal positions look the same."""

    viewer: Seat | None
    seats: int
    facts: Facts
    zones: Zones = field(repr=False)
    stack: tuple[Frame, ...] = ()

    @classmethod
    def of(cls, view: View[Any]) -> Position:
        """The position as a viewer may know it."""
        return cls(view.viewer, view.seats, view.facts, view.zones, view.stack)

    # --- what lies where
    def zone(self, name: str) -> Seen:
        """A zone as it is seen; empty where the packs in play have no such."""
        return self.zones.get(name, NOTHING)

    def cards(self, name: str) -> Cards:
        """The cards of a zone whose faces are seen, else nothing."""
        seen = self.zone(name)
        return seen.cards or () if seen.faces else ()

    def hand(self, seat: Seat) -> Seen:
        """A hand."""
        return self.zone(HAND[seat])

    def equipment(self, seat: Seat) -> Cards:
        """What a seat is equipped with."""
        return self.cards(EQUIPMENT[seat])

    def judgement(self, seat: Seat) -> Cards:
        """The delayed tricks before a seat, the one placed first at the start."""
        return self.cards(JUDGEMENT[seat])

    def counts_as(self, card: str) -> str:
        """The kind of a card that lies before a seat: that as which it was placed."""
        return self.facts.placed.get(card) or card.partition("@")[0]

    def offers(self, seat: Seat) -> Cards:
        """The generals that a seat may choose among, if the viewer sees them."""
        return self.cards(OFFERS[seat])

    def looked(self, seat: Seat) -> Cards:
        """What a seat is looking at, if the viewer is that seat."""
        return self.cards(LOOK[seat])

    def down(self, seat: Seat) -> Seen:
        """What a seat has laid face down before it."""
        return self.zone(DOWN[seat])

    @property
    def pile(self) -> int:
        """How many cards the draw pile holds."""
        return self.zone(DRAW).count

    @property
    def discards(self) -> Cards:
        """The discard pile, the top last."""
        return self.cards(DISCARD)

    @property
    def centre(self) -> Cards:
        """The cards that are being used, judged or compared."""
        return self.cards(CENTRE)

    # --- who is who
    def role(self, seat: Seat) -> str:
        """The role of a seat, as far as the viewer may know it, else ""."""
        known = self.facts.roles[seat]
        for card in () if known else (*self.cards(SHOWN[seat]), *self.cards(ROLE[seat])):
            return role_of(card)
        return known

    def public_role(self, seat: Seat) -> str:
        """The role of a seat if all know it, else ""."""
        known = self.facts.roles[seat]
        for card in () if known else self.cards(SHOWN[seat]):
            return role_of(card)
        return known

    def general(self, seat: Seat) -> str:
        """The general of a seat, "" before it is shown: those that lie there together are turned up one by one."""
        return self.facts.generals[seat]

    def dead(self, seat: Seat) -> bool:
        """Whether a seat is out of the match."""
        return not self.facts.alive[seat]

    # --- what comes next
    def after(self, event: Event) -> Position:
        """The position one event later; equal to that of a view taken then."""
        match event:
            case Moved():
                return replace(self, zones=_moved(self.zones, event))
            case Began():
                return replace(self, stack=(*self.stack, event.frame))
            case Ended():
                return replace(self, stack=self.stack[:-1])
            case Reshuffled():
                return replace(self, zones=_reshuffled(self.zones))
            case Shuffled():
                return self
            case _:
                ground = Ground(self.seats, copy(self.facts))
                event.apply(ground)  # type: ignore[arg-type]
                return replace(self, facts=ground.facts)


def _moved(zones: Zones, event: Moved) -> Zones:
    found = dict(zones)
    for card, src, _, _ in ((step.card, step.src, step.dst, step.at) for step in event.steps):
        found[src] = _without(found[src], card)
    for step in event.steps:
        found[step.dst] = _with(found[step.dst], step.card, step.at)
    return found


def _without(zone: Seen, card: str) -> Seen:
    if not zone.faces or zone.cards is None:
        return Seen(zone.count - 1)
    at = zone.cards.index(card)
    return Seen(zone.count - 1, (*zone.cards[:at], *zone.cards[at + 1 :]), faces=True)


def _with(zone: Seen, card: str, at: int | None) -> Seen:
    if not zone.faces or zone.cards is None:
        return Seen(zone.count + 1)
    at = zone.count if at is None else at
    return Seen(zone.count + 1, (*zone.cards[:at], card, *zone.cards[at:]), faces=True)


def _reshuffled(zones: Zones) -> Zones:
    draw, discard = zones[DRAW], zones[DISCARD]
    return {**zones, DRAW: Seen(draw.count + discard.count), DISCARD: Seen(0, (), faces=True)}
