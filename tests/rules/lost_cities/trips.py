"""Positions for the tests of Lost Cities."""

from __future__ import annotations

from typing import Any

from game.core.view import View
from game.rules.lost_cities.facts import Facts
from game.tools.scripts.script import OpenMatch
from game.tools.shelf import open_games

GAME = open_games()["lost_cities"]
PILE = ["jungle-4", "desert-9", "jungle-5", "jungle-6"]


def trip(
    hand: list[str], other: list[str] | None = None, *, pile: list[str] | None = None,
    options: dict[str, Any] | None = None, **start: Any,
) -> OpenMatch:  # fmt: skip
    """A match from a position in which seat 0 is to play."""
    hands = [hand, ["snow-3", "snow-4"] if other is None else other]
    return OpenMatch(GAME, 2, options or {}, 0, {"turn": 0, "hands": hands, "pile": pile or PILE, **start})


def fresh(seed: int = 0, **options: Any) -> OpenMatch:
    """A fresh match."""
    return OpenMatch(GAME, 2, options, seed)


def facts(match: OpenMatch) -> Facts:
    """Its facts."""
    found = match.table.facts
    assert isinstance(found, Facts)
    return found


def view(match: OpenMatch, seat: int | None = 0) -> View[Facts]:
    """What a seat sees."""
    return match.view(seat)


def lay(match: OpenMatch, card: str) -> None:
    """Whoever is asked lays a card."""
    assert match.waiting
    match.answer(card, f"expedition/{match.waiting.seats[0]}/{card.partition('-')[0]}")


def throw(match: OpenMatch, card: str) -> None:
    """Whoever is asked discards a card."""
    match.answer(card, f"discard/{card.partition('-')[0]}")
