"""A board in the plainest scene there can be, over a match without a window."""

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
from game.rules.deep_sea.content import Content
from game.rules.deep_sea.game import DeepSea
from game.tables.board import Turn
from game.tables.deep_sea.board import DeepSeaBoard
from game.ui.controls import Mark
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.paint import Canvas
from game.ui.scene import Scene
from tests.ui.gallery import Taste, make_ui

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


class Table(Scene):
    """Plays a match through its board; ``given`` are the answers that came out of it, ``opened`` the
    pages of the rules.
    """

    name: ClassVar[str] = "table"
    ambient: ClassVar[bool] = True

    def __init__(self, match: Match, ui: Ui | None = None, **tastes: Any) -> None:
        super().__init__(ui or make_ui("en", (960, 600), Taste(**tastes)))
        self.match = match
        self.board = DeepSeaBoard(self.ui, people(match.seats), self.motion, self.stale)
        self.path: Path = ()
        self.given: list[Path] = []
        self.opened: list[str] = []
        self.seen = match.events
        self.board.sync(self.view)

    @property
    def view(self) -> View[Any]:
        return self.match.view(None)

    @property
    def turn(self) -> Turn:
        asking = None if self.motion.busy else self.match.waiting
        seat: Seat | None = asking.seats[0] if asking else None
        step = asking.step(self.path) if asking else None
        return Turn(
            self.view, seat, asking, self.path, step, self.choose, self.shorten, self.answer, self.opened.append
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

    def answer(self, path: Path) -> None:
        self.given.append(path)
        self.match.answer(*path)
        self.path = ()
        news = self.match.told(None, self.seen)
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
