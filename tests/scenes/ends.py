"""Matches of Deep Sea Adventure that are over, for what comes after a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.match import Match
from game.disk.saves import Person, Side
from game.scenes.house import House
from game.scenes.session import Session, begin
from game.tables.seats import COLOURS
from game.text.marks import CONTROLS

NAMES = ("Mai", "کیان", "Nguyễn Thị Phương Thảo", "Omid", "Quỳnh", "Bo")


def people(seats: int, bots: tuple[int, ...] = (3,)) -> tuple[Person, ...]:
    """Names of three scripts; some of them bots."""
    return tuple(
        Person(name=NAMES[seat], colour=COLOURS[seat], plays="easy" if seat in bots else "human")
        for seat in range(seats)
    )


def play_out(session: Session) -> Session:
    """Every seat is answered for by the easy bot."""
    bot = session.match.game.bots["easy"]
    while (asked := session.match.waiting) is not None:
        session.answer(asked.only or session.match.choose(bot, asked.seats[0]), by="bot")
    return session


def over(house: House, seats: int = 4, seed: int = 5, *, kept: bool = False, **options: int) -> Session:
    """A whole match; ``kept`` on the disk of the house."""
    folder: Path | None = house.folder.saves if kept and house.folder else None
    game = house.games["deep_sea"]
    return play_out(begin(game, people(seats), options, seed, folder, house.packs("deep_sea")))


def banked(house: House, *chips: list[str], dive: int = 3, path: list[str] | None = None) -> Session:
    """A last dive that ends at once: everybody is home with these chips banked before."""
    divers: list[dict[str, Any]] = [{"home": True, "banked": mine} for mine in chips]
    start = {"dive": dive, "divers": divers, "path": path if path is not None else ["1-0"]}
    match = Match(house.games["deep_sea"], len(chips), {}, 1, start)
    return Session(match, Side(people=people(len(chips), ())))


def plain(text: str) -> str:
    """What is seen of a text: without marks of direction and with plain spaces."""
    return "".join(c for c in text if c not in CONTROLS).replace("\u00a0", " ")
