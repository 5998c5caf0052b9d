"""Matches to be drawn: played by chance until something wanted is asked, and a plain scene that shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from game import rules
from game.core.event import Event
from game.core.match import Match
from game.core.question import STEP_UP, Call, Path, Question, Seat
from game.core.view import View
from game.disk import catalog
from game.disk.paths import shipped
from game.disk.saves import Person
from game.rules.tam_quoc_sat.game import TamQuocSat
from game.tables.board import Turn
from game.tables.tam_quoc_sat.board import TamQuocSatBoard
from game.ui.controls import Mark
from game.ui.kit import Ui
from game.ui.motion import Script
from game.ui.paint import Canvas
from game.ui.scene import Scene
from tests.ui.gallery import Taste, make_ui

NAMES = ("An", "Bình", "Chi", "Dũng", "Giang", "Hà", "مینا", "Linh", "Minh", "Ngọc")
COLOURS = ("vermilion", "azure", "brass", "jade", "ivory", "violet", "rose", "ocean", "umber", "slate")
EVERY_PACK: dict[str, Any] = {"deck": "army", "packs": "standard,wind,fire,forest,mountain,god,ex"}
Stop = Callable[[Match, Question], bool]


def the_game() -> TamQuocSat:
    """The shipped rules, also for whoever looks them up."""
    if "tam_quoc_sat" not in rules.GAMES:
        folders = (shipped("data"),)
        rules.furnish(lambda file, shape: [catalog.load(folder / file, shape) for folder in folders])
    found = rules.GAMES["tam_quoc_sat"]
    assert isinstance(found, TamQuocSat)
    return found


def people(seats: int, plays: str = "human") -> list[Person]:
    return [Person(name=NAMES[seat], colour=COLOURS[seat], plays=plays) for seat in range(seats)]


def a_match(seats: int = 8, seed: int = 1, start: Mapping[str, Any] | None = None, **options: int | str) -> Match:
    return Match(the_game(), seats, options, seed, start)


def step(match: Match, rng: Random) -> None:
    """One answer by chance."""
    asked, bot = match.waiting, the_game().bots["random"]
    assert asked is not None
    if isinstance(asked, Call):
        up = [seat for seat in asked.seats if match.choose(bot, seat, rng)[0] == STEP_UP]
        match.answer(*map(str, up), by="bot")
    else:
        match.answer(*(asked.only or match.choose(bot, asked.seat, rng)), by="bot")


def play_until(match: Match, stop: Stop, most: int = 3000, seed: int = 1) -> bool:
    """Plays by chance until the pending question is a wanted one; whether it came."""
    rng = Random(seed)
    while match.waiting is not None and len(match.log) < most:
        if stop(match, match.waiting):
            return True
        step(match, rng)
    return False


class War(Scene):
    """Plays a match through its board; ``given`` are the answers that came out of it."""

    name: ClassVar[str] = "war"

    def __init__(
        self, match: Match, viewer: Seat | None, ui: Ui | None = None, size: tuple[int, int] = (1366, 768)
    ) -> None:
        super().__init__(ui or make_ui("en", size, Taste()))
        self.match, self.viewer = match, viewer
        self.board = TamQuocSatBoard(self.ui, people(match.seats), self.motion, self.stale)
        self.path: Path = ()
        self.given: list[Path] = []
        self.seen = match.events
        self.board.sync(self.view)

    @property
    def view(self) -> View[Any]:
        return self.match.view(self.viewer)

    @property
    def turn(self) -> Turn:
        asking = None if self.motion.busy else self.match.waiting
        seat: Seat | None = None
        if asking is not None:
            seat = self.viewer if self.viewer in asking.seats else asking.seats[0] if isinstance(asking, Call) else None
        step = asking.step(self.path) if asking and seat is not None else None
        question = asking if seat is not None else None
        return Turn(
            self.view, seat, question, self.path, step, self.choose, self.shorten, self.answer, lambda topic: None
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

    def story(self, events: Sequence[Event]) -> Script:
        view = self.view
        for event in events:
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
