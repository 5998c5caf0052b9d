"""A board in the plainest scene there can be, over a match without a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from game.core.event import Event
from game.core.match import Match
from game.core.question import Path, Question, Seat
from game.core.view import View
from game.disk.saves import Person
from game.tables.board import Board, Turn
from game.ui.controls import Mark
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.paint import Canvas
from game.ui.scene import Scene
from tests.ui.gallery import Taste, make_ui

B = TypeVar("B", bound=Board)


class AnyTable(Scene, Generic[B]):
    """Plays a match through its board with the eyes of ``viewer``.

    ``given`` are the answers that came out of it, ``opened`` the pages of the rules.
    """

    name: ClassVar[str] = "table"

    def __init__(
        self, match: Match, board: type[B], people: Sequence[Person], ui: Ui | None, viewer: Seat | None, **tastes: Any
    ) -> None:
        super().__init__(ui or make_ui("en", (960, 600), Taste(**tastes)))
        self.match, self.viewer = match, viewer
        self.board = board(self.ui, people, self.motion, self.stale)
        self.path: Path = ()
        self.given: list[Path] = []
        self.opened: list[str] = []
        self.seen = match.events
        self.board.sync(self.view)

    @property
    def view(self) -> View[Any]:
        return self.match.view(self.viewer)

    @property
    def asked(self) -> Question | None:
        """What is to be answered now."""
        return None if self.motion.busy else self.match.waiting

    def who(self, asked: Question) -> Seat | None:
        """Whose answer it is, None for somebody's who does not look."""
        return asked.seats[0]

    @property
    def turn(self) -> Turn:
        asking = self.asked
        seat = self.who(asking) if asking else None
        asking = asking if seat is not None else None
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
        self.news()

    def news(self) -> None:
        """What happened since goes over the table."""
        events = self.match.told(self.viewer, self.seen)
        self.seen = self.match.events
        self.motion.run(self.story(events))
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
