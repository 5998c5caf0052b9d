"""The board of the reef in the plainest scene there can be, over a match without a window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game import rules
from game.core.match import Match
from game.disk import catalog
from game.disk.paths import shipped
from game.rules.reef.content import Content
from game.rules.reef.game import Reef
from game.tables.reef.board import ReefBoard
from game.ui.kit import Ui
from tests.tables.any_table import AnyTable
from tests.tables.deep_sea.table import people


def the_game() -> Reef:
    """The shipped rules, also for whoever looks them up."""
    if "reef" not in rules.GAMES:
        rules.GAMES["reef"] = Reef(catalog.load(shipped("data") / "reef" / "rules.yaml", Content))
    found = rules.GAMES["reef"]
    assert isinstance(found, Reef)
    return found


def a_match(seats: int, seed: int = 1, start: Mapping[str, Any] | None = None, **options: int | str) -> Match:
    return Match(the_game(), seats, options, seed, start)


class Table(AnyTable[ReefBoard]):
    """All divers are human, and nothing is secret."""

    def __init__(self, match: Match, ui: Ui | None = None, **tastes: Any) -> None:
        super().__init__(match, ReefBoard, people(match.seats), ui, None, **tastes)
