"""What a player wants to hear first who comes back to the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event, Moved
from game.core.question import Seat
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat.tell import is_told, move_sort

FALLEN, HIT, LOST, TURN, SEEN, SMALL = 6, 5, 4, 3, 2, 1
OWN_ACTS = (events.Used, events.Played, events.SkillUsed, events.Showed, events.Named, events.TurnBegan)
SUFFERED = (events.Hurt, events.HpLost, events.DyingBegan, events.MaxHpChanged)
BEFELL = (events.Chained, events.TurnedOver, events.SkillsChanged, events.Recovered, events.PhaseSkipped, events.Judged)
OPEN = ("equip", "place", "take")
"""Moves of cards that change what lies on the table, or who has what."""


def weight(event: Event, seat: Seat) -> int | None:
    """How much an event matters to a seat: deaths, what it suffered, what it lost, and then the rest."""
    if not is_told(event) or isinstance(event, events.RoundBegan):
        return None
    if isinstance(event, events.Died | events.MatchEnded):
        return FALLEN
    if isinstance(event, Moved):
        return _of_cards(event, seat)
    mine = getattr(event, "by", None) == seat
    if mine and isinstance(event, OWN_ACTS):
        return None
    if mine and isinstance(event, SUFFERED):
        return HIT
    if mine and isinstance(event, BEFELL):
        return LOST
    if isinstance(event, events.Used):
        return LOST if seat in event.targets else SEEN if event.targets else SMALL
    return TURN if isinstance(event, events.TurnBegan) else SEEN if isinstance(event, SUFFERED) else SMALL


def _of_cards(event: Moved, seat: Seat) -> int | None:
    """Own cards that went away count, and what lies on the table now; cards only drawn or looked at do not."""
    if any(step.src.endswith(f"/{seat}") for step in event.steps):
        return None if event.by == seat else LOST
    if event.by == seat or event.steps[0].dst == f"hand/{seat}":
        return None
    return SMALL if move_sort(event.steps) in OPEN else None


def latest_turn(told: Sequence[Event]) -> list[Event]:
    """Without the beginnings of turns that are over."""
    turns = [at for at, event in enumerate(told) if isinstance(event, events.TurnBegan)]
    return [event for at, event in enumerate(told) if at not in turns[:-1]]
