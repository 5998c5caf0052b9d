"""The table of Lost Cities in the plainest scene there can be, over a match without a window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game import rules
from game.core.match import Match
from game.core.question import Question, Seat
from game.disk import catalog
from game.disk.paths import shipped
from game.disk.saves import Person
from game.rules.lost_cities.content import Content
from game.rules.lost_cities.game import LostCities
from game.tables.lost_cities.board import LostCitiesBoard
from game.ui.kit import Ui
from tests.tables.any_table import AnyTable

NAMES = ("Mai", "Kiên")
COLOURS = ("vermilion", "azure")
HAND_0 = ("sea-7", "sea-10", "snow-i", "desert-8", "jungle-6", "volcano-9", "volcano-10", "desert-2")
HAND_1 = ("sea-2", "sea-9", "snow-3", "desert-i", "jungle-9", "volcano-2", "volcano-i", "snow-10")
MIDDLE: dict[str, Any] = {
    "turn": 0,
    "hands": [list(HAND_0), list(HAND_1)],
    "expeditions": [
        {"sea": [3, 5], "desert": ["i", 4, 9], "jungle": ["i", "i", 4, 7]},
        {"desert": [3, 5], "snow": [2, 6, 7]},
    ],
    "discards": {"desert": [6, 7], "snow": [5], "jungle": [3]},
    "pile": ["jungle-5", "snow-8", "volcano-3", "volcano-4", "sea-8"],
}
"""The middle of a round: seat 0 is to play."""


def the_game() -> LostCities:
    """The shipped rules, also for whoever looks them up."""
    if "lost_cities" not in rules.GAMES:
        rules.GAMES["lost_cities"] = LostCities(catalog.load(shipped("data") / "lost_cities" / "rules.yaml", Content))
    found = rules.GAMES["lost_cities"]
    assert isinstance(found, LostCities)
    return found


def a_match(seed: int = 1, start: Mapping[str, Any] | None = None, **options: int | str | bool) -> Match:
    return Match(the_game(), 2, options, seed, start)


def people(plays: Sequence[str] = ("human", "human")) -> list[Person]:
    return [Person(name=NAMES[seat], colour=COLOURS[seat], plays=plays[seat]) for seat in (0, 1)]


class Table(AnyTable[LostCitiesBoard]):
    """Two explorers; only ``viewer`` is asked here."""

    def __init__(self, match: Match, ui: Ui | None = None, viewer: Seat | None = 0, **tastes: Any) -> None:
        super().__init__(match, LostCitiesBoard, people(), ui, viewer, **tastes)

    @property
    def asked(self) -> Question | None:
        asking = super().asked
        return asking if asking is not None and self.viewer in asking.seats else None

    def back(self) -> None:
        self.shorten()
