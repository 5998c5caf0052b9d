"""What must always hold."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.table import Table
from game.rules.tam_quoc_sat.facts import Facts
from game.rules.tam_quoc_sat.names import EQUIPMENT, HAND, JUDGEMENT, WOUNDS
from game.rules.tam_quoc_sat.play import Box


def problems(table: Table[Facts], box: Box) -> Iterator[str]:
    """One sentence for each thing that does not hold."""
    cards = [card for zone in table.zones.values() for card in zone.cards]
    if len(cards) != len(dict.fromkeys(cards)):
        yield "a card is in two zones"
    playing = sum("@" in card for card in cards)
    if playing != table.facts.cards:
        yield f"there are {playing} playing cards, not {table.facts.cards}"
    for seat in range(table.seats):
        yield from _of_seat(table, box, seat)


def _of_seat(table: Table[Facts], box: Box, seat: int) -> Iterator[str]:
    facts, zones = table.facts, table.zones
    if facts.hp[seat] > facts.max_hp[seat]:
        yield f"seat {seat} has {facts.hp[seat]} HP of {facts.max_hp[seat]}"
    if facts.alive[seat] and facts.hp[seat] <= 0 and not _may_lie_low(table, seat):
        yield f"seat {seat} lives with {facts.hp[seat]} HP and is not dying"
    slots = [box.kind_of[card].category for card in zones[EQUIPMENT[seat]].cards]
    if len(slots) != len(dict.fromkeys(slots)):
        yield f"seat {seat} has two cards in one slot"
    names = [box.kind_of[card].id for card in zones[JUDGEMENT[seat]].cards if box.kind_of[card].delayed]
    if len(names) != len(dict.fromkeys(names)):
        yield f"two delayed cards of one name lie before seat {seat}"
    if facts.stage == "over" or facts.alive[seat] or type(table.past[-1][0]).__name__ == "Died":
        return
    if any(zones[name[seat]].cards for name in (HAND, EQUIPMENT, JUDGEMENT)) and not _just_died(table, seat):
        yield f"seat {seat} is dead and has cards"


def _may_lie_low(table: Table[Facts], seat: int) -> bool:
    """Whether a living seat may be at 0 HP or less now: it is dying, about to be, about to be dead, or refuses it."""
    last = table.past[-1][0]
    passing = type(last).__name__ in ("Hurt", "HpLost", "MaxHpChanged", "Chained", "DyingEnded")
    settling = getattr(last, "why", "") in ("role", "buqu")  # shown as it dies; the wounds that kept it alive have gone
    return (
        passing or settling or seat in table.facts.dying or bool((zone := table.zones.get(WOUNDS[seat])) and zone.cards)
    )


def _just_died(table: Table[Facts], seat: int) -> bool:
    """Whether the death of a seat is being settled: its cards go after the death skills."""
    for event, _ in reversed(table.past):
        name = type(event).__name__
        if name in ("Died", "Moved") and getattr(event, "by", None) == seat:
            if name == "Died":
                return True
            if getattr(event, "why", "") == "death":
                return False
    return False
