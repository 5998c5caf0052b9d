"""Matches of the history, laid on the table again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from game.core.game import BadStart, Game
from game.core.match import Entry, LogMismatch, Match
from game.disk import files, saves
from game.disk.history import RESULT, Finished
from game.disk.match_file import Head, SaveError
from game.disk.saves import Person, Side
from game.disk.trouble import Trouble
from game.scenes.session import Session

MOST_RESULT = 1 << 20


def open_past(path: Path, games: Mapping[str, Game]) -> Session:
    """The match in a file as far as its answers fit today's rules, kept nowhere. Raises SaveError."""
    loaded = saves.open_match(path)
    head = loaded.head
    if head.game not in games:
        raise SaveError(Trouble("trouble-save-game", {"file": str(path), "game": head.game}))
    try:
        match = _played(games[head.game], head, loaded.entries)
    except BadStart:
        raise SaveError(Trouble("trouble-save-rules", {"file": str(path), "app": head.app})) from None
    return Session(match, Side(people=people_of(path, head.seats)))


def _played(game: Game, head: Head, entries: list[Entry]) -> Match:
    try:
        return Match(game, head.seats, head.options, head.seed, head.start, entries)
    except LogMismatch as wrong:
        return Match(game, head.seats, head.options, head.seed, head.start, entries[: wrong.entry])


def people_of(path: Path, seats: int) -> tuple[Person, ...]:
    """Who played: as the result beside the match says, else as its side file says."""
    try:
        finished = msgspec.json.decode(files.read(path.with_suffix(RESULT), MOST_RESULT), type=Finished)
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return saves.read_side(path, seats)[0].people
    return finished.people if len(finished.people) == seats else saves.read_side(path, seats)[0].people
