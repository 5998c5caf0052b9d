"""What must hold after every event of a match."""

from __future__ import annotations

from game.rules.reef.content import number
from game.rules.reef.events import TRACK, Reef


def problems(table: Reef) -> list[str]:
    """Every invariant that does not hold, one sentence each."""
    facts, zones = table.facts, table.zones
    cards = [card for zone in zones.values() for card in zone.cards]
    found = []
    if len(dict.fromkeys(map(number, cards))) < len(cards):
        found.append("a card is in two places")
    if len(cards) != facts.cards:
        found.append(f"{len(cards)} cards instead of {facts.cards}")
    if sum(facts.row) != len(zones[TRACK].cards):
        found.append("the spaces with cards and the cards on them differ")
    if min(facts.tanks) < 0:
        found.append(f"the oxygen is {min(facts.tanks)}")
    if not all(0 <= at <= len(facts.row) for at in facts.at):
        found.append(f"a diver is off the track: {facts.at}")
    if any(facts.at[seat] for seat in facts.home):
        found.append("a diver who is back is in the water")
    if any(bound and not back for bound, back in zip(facts.bound, facts.back, strict=True)):
        found.append("a diver on its way home goes forward")
    return found
