"""What must hold after every event of a match."""

from __future__ import annotations

from itertools import pairwise

from game.rules.lost_cities.content import region, value
from game.rules.lost_cities.events import Trip
from game.rules.lost_cities.facts import covered, discard, expedition, hand


def problems(table: Trip) -> list[str]:
    """Every invariant that does not hold, one sentence each."""
    facts, zones = table.facts, table.zones
    cards = [card for zone in zones.values() for card in zone.cards]
    found = []
    if len(dict.fromkeys(cards)) < len(cards):
        found.append("a card is in two places")
    if len(cards) != facts.cards:
        found.append(f"{len(cards)} cards instead of {facts.cards}")
    for land in facts.regions:
        found += _of_region(table, land)
    return found + (_of_hands(table) if facts.playing else [])


def _of_region(table: Trip, land: str) -> list[str]:
    zones, found = table.zones, []
    top, under = zones[discard(land)].cards, zones[covered(land)].cards
    laid = [zones[expedition(seat, land)].cards for seat in (0, 1)]
    if len(top) > 1 or (under and not top):
        found.append(f"the discard place of {land} shows {len(top)} cards")
    if any(region(card) != land for card in (*top, *under, *laid[0], *laid[1])):
        found.append(f"a card of another region lies in {land}")
    for seat in (0, 1):
        numbers = [value(card) for card in laid[seat]]
        if any(later <= number for number, later in pairwise(numbers) if later or number):
            found.append(f"the expedition of {seat} to {land} does not rise: {numbers}")
    return found


def _of_hands(table: Trip) -> list[str]:
    """Hands are full between turns, and one card short after playing (LC-5)."""
    facts, found = table.facts, []
    for seat in (0, 1):
        due = facts.holds[seat] - (facts.played and seat == facts.turn)
        held = len(table.zones[hand(seat)].cards)
        if held != due:
            found.append(f"seat {seat} holds {held} cards instead of {due}")
    return found
