"""Matches to be drawn: played by chance until something wanted is asked, and a plain scene that shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from game import rules
from game.core.match import Match
from game.core.question import STEP_UP, Call, Question, Seat
from game.disk import catalog
from game.disk.paths import shipped
from game.disk.saves import Person
from game.rules.tam_quoc_sat.game import TamQuocSat
from game.tables.tam_quoc_sat.board import TamQuocSatBoard
from game.ui.kit import Ui
from tests.tables.any_table import AnyTable
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


class War(AnyTable[TamQuocSatBoard]):
    """Plays a match through its board; ``given`` are the answers that came out of it."""

    name: ClassVar[str] = "war"

    def __init__(
        self, match: Match, viewer: Seat | None, ui: Ui | None = None, size: tuple[int, int] = (1366, 768)
    ) -> None:
        super().__init__(match, TamQuocSatBoard, people(match.seats), ui or make_ui("en", size, Taste()), viewer)

    def who(self, asked: Question) -> Seat | None:
        if self.viewer in asked.seats:
            return self.viewer
        return asked.seats[0] if isinstance(asked, Call) else None
