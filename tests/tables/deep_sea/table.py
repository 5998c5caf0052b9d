"""A board in the plainest scene there can be, over a match without a window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game import rules
from game.core.match import Match
from game.disk import catalog
from game.disk.paths import shipped
from game.disk.saves import Person
from game.rules.deep_sea.content import Content
from game.rules.deep_sea.game import DeepSea
from game.tables.deep_sea.board import DeepSeaBoard
from game.ui.kit import Ui
from tests.tables.any_table import AnyTable

NAMES = ("Mai", "Kiên", "Linh", "امید", "Roya", "Rùa")
COLOURS = ("vermilion", "azure", "brass", "jade", "ivory", "violet")


def the_game() -> DeepSea:
    """The shipped rules, also for whoever looks them up."""
    if "deep_sea" not in rules.GAMES:
        game = DeepSea(catalog.load(shipped("data") / "deep_sea" / "rules.yaml", Content))
        rules.GAMES["deep_sea"] = game
    found = rules.GAMES["deep_sea"]
    assert isinstance(found, DeepSea)
    return found


def a_match(seats: int, seed: int = 1, start: Mapping[str, Any] | None = None, **options: int | str) -> Match:
    return Match(the_game(), seats, options, seed, start)


def people(seats: int, colours: Sequence[str] = COLOURS) -> list[Person]:
    return [Person(name=NAMES[seat], colour=colours[seat], plays="human") for seat in range(seats)]


class Table(AnyTable[DeepSeaBoard]):
    """All divers are human, and nothing is secret."""

    ambient: ClassVar[bool] = True

    def __init__(self, match: Match, ui: Ui | None = None, **tastes: Any) -> None:
        super().__init__(match, DeepSeaBoard, people(match.seats), ui, None, **tastes)
