"""The table of Lost Cities in the plainest scene there can be, over a match without a window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game import rules
from game.core.event import Event
from game.core.match import Match
from game.core.question import Path, Seat
from game.core.view import View
from game.disk import catalog
from game.disk.paths import shipped
from game.disk.saves import Person
from game.rules.lost_cities.content import Content
from game.rules.lost_cities.game import LostCities
from game.tables.board import Turn
from game.tables.lost_cities.board import LostCitiesBoard
from game.ui.controls import Mark
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.paint import Canvas
from game.ui.scene import Scene
from tests.ui.gallery import Taste, make_ui

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


class Table(Scene):
    """Plays a match through its board with the eyes of ``viewer``; ``given`` are the answers that came out of it."""

    name: ClassVar[str] = "table"

    def __init__(self, match: Match, ui: Ui | None = None, viewer: Seat | None = 0, **tastes: Any) -> None:
        super().__init__(ui or make_ui("en", (960, 600), Taste(**tastes)))
        self.match, self.viewer = match, viewer
        self.board = LostCitiesBoard(self.ui, people(), self.motion, self.stale)
        self.path: Path = ()
        self.given: list[Path] = []
        self.seen = match.events
        self.board.sync(self.view)

    @property
    def view(self) -> View[Any]:
        return self.match.view(self.viewer)

    @property
    def turn(self) -> Turn:
        asking = self.match.waiting
        if self.motion.busy or asking is None or self.viewer not in asking.seats:
            asking = None
        seat = self.viewer if asking else None
        step = asking.step(self.path) if asking else None
        return Turn(
            self.view, seat, asking, self.path, step, self.choose, self.shorten, self.answer, lambda topic: None
        )

    def choose(self, key: str) -> None:
        assert self.match.waiting is not None
        path = (*self.path, key)
        if self.match.waiting.step(path).done:
            self.answer(path)
        else:
            self.path = path
            self.stale()

    def shorten(self) -> None:
        self.path = self.path[:-1]
        self.stale()

    def back(self) -> None:
        self.shorten()

    def answer(self, path: Path) -> None:
        self.given.append(path)
        self.match.answer(*path)
        self.path = ()
        news = self.match.told(self.viewer, self.seen)
        self.seen = self.match.events
        self.motion.run(self.story(news))
        self.stale()

    def story(self, news: Sequence[Event]) -> Script:
        view = self.view
        for event in news:
            yield self.board.show(event, view)
        self.board.sync(view)
        self.stale()

    def build(self) -> list[Mark]:
        return self.board.nodes(self.ui.screen.all, self.turn)

    def backdrop(self, canvas: Canvas) -> None:
        self.board.backdrop(canvas, self.ui.screen.all)

    def paint(self, canvas: Canvas) -> None:
        self.board.paint(canvas, self.ui.screen.all)

    def paint_over(self, canvas: Canvas) -> None:
        self.board.paint_over(canvas, self.ui.screen.all)
