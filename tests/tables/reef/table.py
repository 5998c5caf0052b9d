"""The board of the reef in the plainest scene there can be, over a match without a window."""

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
from game.rules.reef.content import Content
from game.rules.reef.game import Reef
from game.tables.board import Turn
from game.tables.reef.board import ReefBoard
from game.ui.controls import Mark
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.paint import Canvas
from game.ui.scene import Scene
from tests.tables.deep_sea.table import people
from tests.ui.gallery import Taste, make_ui


def the_game() -> Reef:
    """The shipped rules, also for whoever looks them up."""
    if "reef" not in rules.GAMES:
        rules.GAMES["reef"] = Reef(catalog.load(shipped("data") / "reef" / "rules.yaml", Content))
    found = rules.GAMES["reef"]
    assert isinstance(found, Reef)
    return found


def a_match(seats: int, seed: int = 1, start: Mapping[str, Any] | None = None, **options: int | str) -> Match:
    return Match(the_game(), seats, options, seed, start)


class Table(Scene):
    """Plays a match through its board; ``given`` are the answers that came out of it."""

    name: ClassVar[str] = "table"

    def __init__(self, match: Match, ui: Ui | None = None, **tastes: Any) -> None:
        super().__init__(ui or make_ui("en", (960, 600), Taste(**tastes)))
        self.match = match
        self.board = ReefBoard(self.ui, people(match.seats), self.motion, self.stale)
        self.given: list[Path] = []
        self.seen = match.events
        self.board.sync(self.view)

    @property
    def view(self) -> View[Any]:
        return self.match.view(None)

    @property
    def turn(self) -> Turn:
        asking = None if self.motion.busy else self.match.waiting
        seat: Seat | None = asking.seats[0] if asking else None
        step = asking.step(()) if asking else None
        return Turn(self.view, seat, asking, (), step, self.choose, lambda: None, self.answer, lambda topic: None)

    def choose(self, key: str) -> None:
        self.answer((key,))

    def answer(self, path: Path) -> None:
        self.given.append(path)
        self.match.answer(*path)
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
