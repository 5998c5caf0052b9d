"""Lively positions to draw and to try things on: the same every time, in the language of the house."""

from __future__ import annotations

import time
from pathlib import Path as File

from game.core.bot import Bot
from game.core.game import Game, Value
from game.core.match import Match
from game.core.question import STEP_UP, Call, Path, Question
from game.disk import history
from game.disk.paths import UserFolder
from game.disk.saves import Person, Side
from game.scenes import session as sessions
from game.scenes.house import House
from game.scenes.session import HUMAN, Session
from game.tables.seats import COLOURS

NAMES = {
    "vi": ("Lan", "Minh", "Thu", "Máy Rùa", "Hương", "Quốc Bảo", "Yến", "Tùng", "Ngọc", "Sơn"),
    "fa": ("مریم", "کیان", "لیلا", "امید", "رؤیا", "لاک‌پشت", "نیما", "پری", "دارا", "مینا"),
    "en": ("Mai", "Kian", "Linh", "Omid", "Roya", "Turtle", "Ben", "Chloe", "Nima", "Grace"),
}
LOOKS = COLOURS
SEED = 11
OPTIONS: dict[str, dict[str, Value]] = {"reef": {"oxygen": "personal"}}
"""What makes a sample lively where the usual options do not: with one tank for all hardly anyone comes home."""
FULL_OF_LIFE = 0.55
"""How far into a match a sample position lies."""


def people(lang: str, seats: int, *, bots: bool = True) -> tuple[Person, ...]:
    """People with names of the language; every fourth is a bot."""
    return tuple(
        Person(name=NAMES[lang][seat], colour=LOOKS[seat], plays="normal" if bots and seat % 4 == 3 else HUMAN)
        for seat in range(seats)
    )


def best_bot(game: Game) -> str:
    """The strongest bot of a game."""
    return list(game.bots)[-1]


def played(session: Session, answers: int) -> None:
    """Lets the game's best bot give the next answers for everybody."""
    match = session.match
    bot = match.game.bots[best_bot(match.game)]
    while (asked := match.waiting) is not None and len(match.log) < answers:
        session.answer(asked.only or _chosen(match, bot, asked), by="bot")


def _chosen(match: Match, bot: Bot, asked: Question) -> Path:
    """What the bot answers for whoever is asked."""
    if isinstance(asked, Call):
        return tuple(str(seat) for seat in asked.seats if match.choose(bot, seat) == (STEP_UP,))
    return match.choose(bot, asked.seat)


def fresh(house: House, game: str, seats: int = 4, *, folder: File | None = None, bots: bool = True) -> Session:
    """A match before its first answer."""
    rules = house.games[game]
    who = people(house.ui.words.lang, max(rules.least_seats, min(seats, rules.most_seats)), bots=bots)
    return sessions.begin(rules, who, OPTIONS.get(game, {}), SEED, folder, house.packs(game), free_undo=True)


def lively(house: House, game: str, seats: int = 4, *, folder: File | None = None) -> Session:
    """The middle of a match, at a question with a real choice of a human."""
    whole = over(house, game, seats)
    session = fresh(house, game, seats, folder=folder)
    played(session, int(len(whole.match.log) * FULL_OF_LIFE))
    while session.match.waiting is not None and not _is_a_choice(session, session.match.waiting):
        played(session, len(session.match.log) + 1)
    return session


def _is_a_choice(session: Session, asked: Question) -> bool:
    return session.due == "human" and asked.only is None and len(asked.step(()).options) > 1


def over(house: House, game: str, seats: int = 4, *, folder: File | None = None) -> Session:
    """A match played to its end."""
    session = fresh(house, game, seats, folder=folder)
    played(session, 100_000)
    return session


def furnish_folder(house: House, game: str, folder: UserFolder) -> None:
    """Gives a folder one match that can go on and three in the history."""
    for seats in (4, 2, 3):
        done = over(house, game, seats, folder=folder.saves)
        done.finish(folder)
    lively(house, game, folder=folder.saves).leave()
    house.folder = folder


def finished_match(folder: UserFolder) -> File:
    """A match of the history, to be replayed."""
    past = [one.match for one in history.list_history(folder.history) if one.match]
    return past[0]


def opened(match: Match, who: tuple[Person, ...]) -> Session:
    """A match somebody else made, at the table."""
    return Session(match, Side(people=who, started=time.time()))
