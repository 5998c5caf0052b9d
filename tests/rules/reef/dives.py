"""Positions for the tests of the reef."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.reef.facts import Facts
from game.tools.scripts.script import OpenMatch
from game.tools.shelf import open_games

GAME = open_games()["reef"]


def dive(
    divers: Sequence[Mapping[str, Any]], *, dice: Sequence[tuple[int, ...]] | None = None,
    options: dict[str, Any] | None = None, **start: Any,
) -> OpenMatch:  # fmt: skip
    """A match from a position; without a track no card lies there."""
    whole: dict[str, Any] = {"turn": 0, "track": {}, "divers": divers, "dice": dice or [], **start}
    return OpenMatch(GAME, len(divers), options or {}, 0, whole)


def fresh(seats: int = 3, seed: int = 0, **options: Any) -> OpenMatch:
    """A fresh match."""
    return OpenMatch(GAME, seats, options, seed)


def facts(match: OpenMatch) -> Facts:
    """Its facts."""
    found = match.table.facts
    assert isinstance(found, Facts)
    return found
