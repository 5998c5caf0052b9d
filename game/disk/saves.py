"""Matches that can go on: ``<id>.match`` with its answers, beside it ``<id>.side`` and ``<id>.<answers>.round``.

The side file holds what rules never see and what may change in mid-match. A round file is a copy of the match as it
was at the start of one of the last five rounds or turns; if the match itself is damaged before it, it stands in.
"""

import os
import re
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from game.core.match import Entry
from game.disk import files
from game.disk.catalog import SHIPPED
from game.disk.match_file import (
    Head,
    Loaded,
    SaveError,
    digest_line,
    entry_line,
    head_line,
    read_match,
    undo_line,
)
from game.disk.settings import Chair
from game.disk.trouble import Trouble, trouble_of
from game.disk.writer import Writer

MATCH, SIDE, ROUND, BAD = ".match", ".side", ".round", ".match.bad"
ROUNDS_KEPT = 5
MOST_SIDE = 1 << 20
MOST_SECONDS = 32_000_000_000
"""A thousand years: later moments than 1970 and this no calendar of any system can be asked for."""

Seconds = Annotated[float, Meta(ge=0, le=MOST_SECONDS)]


class Person(Chair, frozen=True):
    """Who plays one seat: ``policies`` answer for it, up to event ``looked`` it has seen what happened.

    A policy that is a whole number runs since so many events.
    """

    policies: dict[str, int | bool | str] = field(default_factory=dict)
    looked: Annotated[int, Meta(ge=0)] = 0


class Side(Struct, frozen=True):
    """What stands beside a match; ``started`` in seconds since 1970, ``played`` in seconds.

    ``free_undo``: undo may go back over bots' answers. ``progress`` is for the list of matches, as ``{"dive": 2}``.
    """

    people: tuple[Person, ...] = ()
    title: str = ""
    free_undo: bool = False
    started: Seconds = 0.0
    played: Seconds = 0.0
    progress: dict[str, int | str] = {}


class Saved(Struct, frozen=True):
    """One line of the list of matches. ``head`` is None if it cannot be opened; ``problem`` says what is odd."""

    path: Path
    head: Head | None = None
    side: Side = Side()
    answers: int = 0
    when: float = 0.0
    problem: Trouble | None = None


class Saver:
    """Keeps one match on the disk while it is played; nothing here waits but ``flush``, ``close`` and ``finish``."""

    def __init__(self, path: Path, head: Head, entries: Sequence[Entry], side: Side, writer: Writer) -> None:
        self.path = path
        self.head = head
        self._entries = [entry_line(entry) for entry in entries]
        self._side = side
        self._writer = writer
        self._rounds = [count for count, _ in round_starts(path)]

    @classmethod
    def begin(cls, folder: Path, head: Head, side: Side) -> "Saver":
        """A new match; its file is made at once, or as soon as the disk allows."""
        path = folder / f"{head.game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.urandom(2).hex()}{MATCH}"
        saver = cls(path, head, (), side, Writer(path, [head_line(head)]))
        saver.side = side
        return saver

    @classmethod
    def resume(cls, loaded: Loaded, side: Side) -> "Saver":
        """Go on with a loaded match. If it was damaged, the damaged file is kept as ``.match.bad`` first."""
        whole = loaded.data.startswith(b"".join(loaded.lines).removesuffix(b"\n"))
        keep = (loaded.path.with_suffix(BAD), loaded.data) if loaded.trouble else None
        writer = Writer(loaded.path, loaded.lines, len(loaded.lines) if whole else 0, keep)
        return cls(loaded.path, loaded.head, loaded.entries, side, writer)

    @property
    def trouble(self) -> Trouble | None:
        """Why the last answers are not on the disk yet, None when they are or are about to be."""
        return self._writer.trouble

    @property
    def side(self) -> Side:
        """What stands beside the match; assign to change it."""
        return self._side

    @side.setter
    def side(self, side: Side) -> None:
        self._side = side
        self._writer.put(self.path.with_suffix(SIDE), msgspec.json.encode(side))

    def add(self, entry: Entry) -> None:
        """One more answer; a human's is made to last at once."""
        self._entries.append(entry_line(entry))
        self._writer.append(self._entries[-1], sync=entry.by == "human")

    def cut(self, count: int) -> None:
        """After an undo: only the first ``count`` answers stand."""
        del self._entries[count:]
        self._writer.append(undo_line(count), sync=True)
        for late in [kept for kept in self._rounds if kept > count]:
            self._drop_round(late)

    def mark(self, digest: str) -> None:
        """Record what the match's digest is now, for ``replay --check``."""
        self._writer.append(digest_line(digest))

    def keep_round_start(self) -> None:
        """Copy the match as it is now; of such copies the last five are kept."""
        count = len(self._entries)
        self._writer.put(_round_path(self.path, count), head_line(self.head) + b"".join(self._entries))
        self._rounds = [*(kept for kept in self._rounds if kept != count), count]
        for old in self._rounds[:-ROUNDS_KEPT]:
            self._drop_round(old)

    def _drop_round(self, count: int) -> None:
        self._rounds.remove(count)
        self._writer.drop(_round_path(self.path, count))

    def sync(self) -> None:
        """Make all answers last, without waiting: at a hand-over."""
        self._writer.sync()

    def flush(self) -> bool:
        """Wait until all is on the disk; False if it is not, then ``trouble`` says why."""
        return self._writer.flush()

    def close(self) -> bool:
        """Flush and stop: at exit, or when the match is left."""
        return self._writer.close()


def open_match(path: Path) -> Loaded:
    """Read a saved match, from the newest round copy where the file itself is damaged. Raises SaveError."""
    try:
        loaded = read_match(path)
    except SaveError as error:
        return _from_rounds(path, None, error.trouble)
    return loaded if loaded.trouble is None else _from_rounds(path, loaded, loaded.trouble)


def _from_rounds(path: Path, loaded: Loaded | None, trouble: Trouble) -> Loaded:
    for _, copy in reversed(round_starts(path)):
        try:
            found = read_match(copy)
        except SaveError:
            continue
        if loaded is None or len(found.entries) > len(loaded.entries):
            found.path, found.data, found.trouble = path, _data(path), trouble
            return found
    if loaded is None:
        raise SaveError(trouble)
    return loaded


def _data(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def round_starts(path: Path) -> list[tuple[int, Path]]:
    """The round copies of a match, oldest first, each with how many answers it has."""
    pattern = re.compile(re.escape(path.stem) + r"\.([0-9]{1,9})\.round")
    found = [(pattern.fullmatch(copy.name), copy) for copy in path.parent.glob(f"*{ROUND}")]
    return sorted((int(match[1]), copy) for match, copy in found if match)


def _round_path(path: Path, count: int) -> Path:
    return path.with_suffix(f".{count}{ROUND}")


def read_side(path: Path, seats: int) -> tuple[Side, Trouble | None]:
    """What stands beside the match at ``path``; plain people and a trouble if that cannot be read."""
    beside = path.with_suffix(SIDE)
    try:
        side = msgspec.json.decode(files.read(beside, MOST_SIDE), type=Side)
        if len(side.people) == seats:
            return side, None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        pass
    return Side(people=(Person(),) * seats), Trouble("trouble-save-names", {"file": str(beside)})


def list_saves(
    folder: Path, games: Collection[str], packs: Callable[[str], Mapping[str, str]] = lambda game: {}
) -> list[Saved]:
    """All matches of a folder, the latest first; those that cannot be opened are listed with the reason.

    ``games`` are the ids this app knows, ``packs(game)`` the digests of the content it would play them with.
    """
    try:
        found = [_saved(path, games, packs) for path in folder.iterdir() if path.suffix == MATCH]
    except OSError:
        return []
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def _saved(path: Path, games: Collection[str], packs: Callable[[str], Mapping[str, str]]) -> Saved:
    when = _time(path)
    try:
        loaded = open_match(path)
    except SaveError as error:
        return Saved(path, when=when, problem=error.trouble)
    head = loaded.head
    if head.game not in games:
        other = Trouble("trouble-save-game", {"file": str(path), "game": head.game})
        return Saved(path, when=when, problem=other)
    side, names = read_side(path, head.seats)
    problem = loaded.trouble or _other_content(path, head, packs(head.game)) or names
    return Saved(path, head, side, len(loaded.entries), when, problem)


def _time(path: Path) -> float:
    try:
        return min(max(0.0, path.stat().st_mtime), MOST_SECONDS)
    except OSError:
        return time.time()


def _other_content(path: Path, head: Head, packs: Mapping[str, str]) -> Trouble | None:
    names = {*head.packs, *packs}
    odd = sorted(name for name in names if head.packs.get(name) != packs.get(name))
    if not odd or not packs:
        return None
    if odd == [SHIPPED]:
        return Trouble("trouble-save-rules", {"file": str(path), "app": head.app})
    listed = ", ".join(name for name in odd if name != SHIPPED)
    return Trouble("trouble-save-packs", {"file": str(path), "packs": listed})


def delete(path: Path) -> Trouble | None:
    """Delete a match and all that stands beside it."""
    beside = [path.with_suffix(SIDE), path.with_suffix(BAD), *(copy for _, copy in round_starts(path))]
    try:
        for one in (path, *beside):
            one.unlink(missing_ok=True)
    except OSError as error:
        return trouble_of(error, path)
    return None
