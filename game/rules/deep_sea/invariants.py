"""What must hold after every event of a match (DS-24)."""

from __future__ import annotations

from game.rules.deep_sea.content import value
from game.rules.deep_sea.events import PATH, Sea, banked, carried


def problems(table: Sea) -> list[str]:
    """Every invariant that does not hold, one sentence each."""
    facts, zones = table.facts, table.zones
    found = []
    cards = [card for zone in zones.values() for card in zone.cards]
    if len(dict.fromkeys(cards)) < len(cards):
        found.append("a chip is in two places")
    if len(cards) != facts.chips:
        found.append(f"{len(cards)} chips instead of {facts.chips}")
    if facts.air < 0:
        found.append(f"the air is {facts.air}")
    if sum(facts.row) != len(zones[PATH].cards):
        found.append("the row and the chips on it differ")
    return found + _of_divers(table)


def _of_divers(table: Sea) -> list[str]:
    facts, found = table.facts, []
    taken = [at for at in facts.at if at]
    if len(dict.fromkeys(taken)) < len(taken):
        found.append("two divers share a space")
    if max(taken, default=0) > len(facts.row):
        found.append("a diver is beyond the path")
    for seat in range(table.seats):
        if sum(facts.items[seat]) != len(table.zones[carried(seat)].cards):
            found.append(f"the items of diver {seat} and its chips differ")
        if facts.scores[seat] != sum(map(value, table.zones[banked(seat)].cards)):
            found.append(f"the score of diver {seat} and its chips differ")
    return found
