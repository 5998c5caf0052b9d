"""Positions for the tests of the dive."""

from __future__ import annotations

from typing import Any

from game.rules.deep_sea.facts import Facts
from game.tools.scripts.script import OpenMatch
from game.tools.shelf import open_games

GAME = open_games()["deep_sea"]


def dive(
    divers: list[dict[str, Any]], path: list[Any] | None = None, *, dice: list[tuple[int, int]] | None = None,
    options: dict[str, Any] | None = None, **start: Any,
) -> OpenMatch:  # fmt: skip
    """A match from a position."""
    whole = {"divers": divers, "dice": dice or [], **start}
    if path is not None:
        whole["path"] = path
    return OpenMatch(GAME, len(divers), options or {}, 0, whole)


def fresh(seats: int = 3, seed: int = 0, **options: Any) -> OpenMatch:
    """A fresh match."""
    return OpenMatch(GAME, seats, options, seed)


def facts(match: OpenMatch) -> Facts:
    """Its facts."""
    found = match.table.facts
    assert isinstance(found, Facts)
    return found
