"""What everybody knows one event later, by the rules' own hand, for whoever follows a match event by event."""

from __future__ import annotations

from copy import copy

from game.core.event import Event
from game.core.table import Table
from game.rules.reef.events import BOX, TRACK, Took, taken
from game.rules.reef.facts import Facts

Hauls = tuple[tuple[str, ...], ...]
"""By seat, the cards that a diver has taken in this round."""


def after(facts: Facts, hauls: Hauls, event: Event) -> tuple[Facts, Hauls]:
    """Facts and hauls after an event of the reef; those given stay as they are."""
    table: Table[Facts] = Table(len(hauls), 0)
    table.facts = copy(facts)
    table.zone(TRACK, cards=[event.card] if isinstance(event, Took) else [])
    table.zone(BOX)
    for seat, cards in enumerate(hauls):
        table.zone(taken(seat), cards=cards)
    event.apply(table)
    return table.facts, tuple(tuple(table.zones[taken(seat)].cards) for seat in range(len(hauls)))
