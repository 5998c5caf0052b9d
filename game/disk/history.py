"""Finished matches: ``<id>.match`` can be replayed, ``<id>.result`` says at a glance how it ended."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.disk import files
from game.disk.saves import MATCH, SIDE, Person, Saver, Seconds, round_starts
from game.disk.trouble import Trouble, trouble_of

RESULT = ".result"
FORMAT = 1
MOST_BYTES = 1 << 20
MOST_POINTS = 1_000_000_000


class Finished(Struct, frozen=True, kw_only=True):
    """How a match ended; ``ended`` in seconds since 1970, ``played`` in seconds. No winner is a draw."""

    game: str
    winners: tuple[Annotated[int, Meta(ge=0)], ...]
    scores: tuple[Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)], ...]
    people: Annotated[tuple[Person, ...], Meta(min_length=1)]
    ended: Seconds
    played: Seconds = 0.0
    format: Annotated[int, Meta(ge=1, le=FORMAT)] = FORMAT


class Past(Struct, frozen=True):
    """One line of the history. ``finished`` is None if it cannot be read; ``match`` if its answers are gone."""

    path: Path
    finished: Finished | None = None
    match: Path | None = None
    problem: Trouble | None = None


def finish(
    saver: Saver, history: Path, winners: Sequence[int], scores: Sequence[int], digest: str = ""
) -> Trouble | None:
    """Move a match that is over to the history.

    If that fails the trouble is returned and nothing is lost: the match is still among the saves, and is moved when
    it is resumed and found to be over.
    """
    if digest:
        saver.mark(digest)
    if not saver.flush():
        return saver.trouble or Trouble("trouble-disk", {"file": str(saver.path), "reason": "too slow"})
    side = saver.side
    finished = Finished(
        game=saver.head.game,
        winners=tuple(winners),
        scores=tuple(scores),
        people=side.people,
        ended=max(0.0, time.time()),
        played=side.played,
    )
    try:
        files.replace(history / f"{saver.path.stem}{RESULT}", msgspec.json.encode(finished))
        saver.close()
        saver.path.replace(history / saver.path.name)
    except OSError as error:
        return trouble_of(error, saver.path)
    for rest in (saver.path.with_suffix(SIDE), *(copy for _, copy in round_starts(saver.path))):
        files.drop(rest)
    return None


def list_history(folder: Path) -> list[Past]:
    """All finished matches, the latest first; those whose result cannot be read are listed with the reason."""
    try:
        past = [_past(path) for path in folder.iterdir() if path.suffix == RESULT]
    except OSError:
        return []
    return sorted(past, key=lambda one: one.finished.ended if one.finished else 0.0, reverse=True)


def _past(path: Path) -> Past:
    beside = path.with_suffix(MATCH)
    match = beside if beside.exists() else None
    try:
        finished = msgspec.json.decode(files.read(path, MOST_BYTES), type=Finished)
        _check(finished)
    except OSError as error:
        return Past(path, None, match, trouble_of(error, path))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        problem = Trouble("trouble-result", {"file": str(path), "reason": str(error)})
        return Past(path, None, match, problem)
    return Past(path, finished, match)


def _check(finished: Finished) -> None:
    if len(finished.scores) not in (0, len(finished.people)):
        raise ValueError("as many scores as people are needed")
    if any(seat >= len(finished.people) for seat in finished.winners):
        raise ValueError("a winner who did not play")


def delete(past: Past) -> Trouble | None:
    """Forget a finished match."""
    try:
        for path in (past.path, past.path.with_suffix(MATCH)):
            path.unlink(missing_ok=True)
    except OSError as error:
        return trouble_of(error, past.path)
    return None
