"""The text of a saved match: a header line, then one JSON line for each answer.

``["swim",[0],["roll"],"human"]`` is an answer, ``{"undo":12}`` cuts the log back to 12 answers, ``{"digest":"..."}``
is what ``Match.digest`` was at that moment. In the header ``hidden`` is base64 of MessagePack with the seed and the
start position, because they decide what nobody may know yet: a glance does not spoil the match. It is no encryption,
and answers stand there as they are. Lines carry no checksum: an answer that does not fit fails when it is replayed.
"""

import base64
import binascii
import errno
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from game.core.match import Entry
from game.disk import files
from game.disk.trouble import Trouble, trouble_of

FORMAT = 1
KIND: Literal["round-table match"] = "round-table match"
MOST_BYTES = 16 << 20
MOST_WORD = 200
MOST_PATH = 500


class Head(Struct, frozen=True, kw_only=True):
    """What a match is before its first answer; ``packs`` is name -> digest of its content, ``app`` the version."""

    game: str
    seats: int
    options: dict[str, int | bool | str] = {}
    seed: int = 0
    start: Any = None
    packs: dict[str, str] = {}
    app: str = ""


class Loaded(Struct, kw_only=True):
    """A saved match as far as it can be read.

    ``lines`` are its valid lines, the header first; ``data`` all that is in the file; ``digests`` count of answers
    -> recorded digest; ``trouble`` tells of damage behind the valid part.
    """

    path: Path
    head: Head
    entries: list[Entry]
    digests: dict[int, str]
    lines: list[bytes]
    data: bytes
    trouble: Trouble | None = None


class SaveError(ValueError):
    """A file that holds no match this app can open; ``trouble`` says why."""

    plain = True
    """The text is what the command line prints."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.text)
        self.trouble = trouble


class _Wire(Struct, kw_only=True):
    kind: Literal["round-table match"] = KIND
    format: int = FORMAT
    app: Annotated[str, Meta(max_length=MOST_WORD)]
    game: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,50}$")]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, int | bool | str]
    packs: dict[str, str]
    hidden: str


class _Hidden(Struct):
    seed: Annotated[str, Meta(pattern=r"^-?[0-9]{1,200}$")]
    start: Any = None


class _Note(Struct, forbid_unknown_fields=True, omit_defaults=True):
    undo: Annotated[int, Meta(ge=0)] | None = None
    digest: Annotated[str, Meta(max_length=MOST_WORD)] | None = None


def head_line(head: Head) -> bytes:
    """The first line of a file."""
    hidden = base64.b64encode(msgspec.msgpack.encode(_Hidden(str(head.seed), head.start))).decode()
    return _line(
        _Wire(
            app=head.app,
            game=head.game,
            seats=head.seats,
            options=head.options,
            packs=head.packs,
            hidden=hidden,
        )
    )


def entry_line(entry: Entry) -> bytes:
    """The line of one answer."""
    return _line(entry)


def undo_line(count: int) -> bytes:
    """The line that cuts the log back to ``count`` answers."""
    return _line(_Note(undo=count))


def digest_line(digest: str) -> bytes:
    """The line that records what the match's digest is now."""
    return _line(_Note(digest=digest))


def _line(value: Struct) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def read_match(path: Path) -> Loaded:
    """Read one file. A torn last line is dropped, other damage reported. Raises SaveError if no match is in it."""
    try:
        data = files.read(path, MOST_BYTES)
    except OSError as error:
        big = Trouble("trouble-save-big", {"file": str(path)})
        raise SaveError(big if error.errno == errno.EFBIG else trouble_of(error, path)) from None
    first, *rest = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    head = _head(path, first)
    loaded = Loaded(path=path, head=head, entries=[], digests={}, lines=[first + b"\n"], data=data)
    for number, line in enumerate(rest):
        if _take(loaded, line):
            continue
        lost = sum(1 for other in rest[number:] if other)
        if number < len(rest) - 1:  # not merely the last line, torn while it was written
            where: dict[str, str | int] = {"file": str(path), "line": number + 2, "lost": lost}
            loaded.trouble = Trouble("trouble-save-damaged", where) if lost else None
        break
    return loaded


def _take(loaded: Loaded, line: bytes) -> bool:
    """Add one line to what is loaded; False if it cannot be."""
    entries = loaded.entries
    try:
        if line.startswith(b"["):
            entries.append(_fitting(msgspec.json.decode(line, type=Entry), loaded.head.seats))
        else:
            _note(loaded, msgspec.json.decode(line, type=_Note))
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False
    loaded.lines.append(line + b"\n")
    return True


def _note(loaded: Loaded, note: _Note) -> None:
    count = len(loaded.entries)
    if (note.undo is None) == (note.digest is None) or (note.undo is not None and note.undo > count):
        raise ValueError("neither an undo of answers that are there nor a digest")
    if note.undo is not None:
        del loaded.entries[note.undo :]
        loaded.digests = {at: digest for at, digest in loaded.digests.items() if at <= note.undo}
    else:
        loaded.digests[count] = note.digest or ""


def _fitting(entry: Entry, seats: int) -> Entry:
    words: Sequence[str] = (entry.asked, *entry.path)
    if len(words) > MOST_PATH or any(len(word) > MOST_WORD for word in words):
        raise ValueError("an answer too long to be one")
    if not all(0 <= seat < seats for seat in entry.seats):
        raise ValueError("a seat that the match does not have")
    return entry


def _head(path: Path, line: bytes) -> Head:
    file: dict[str, str | int] = {"file": str(path)}
    if not line.strip():
        raise SaveError(Trouble("trouble-save-empty", file))
    try:
        raw = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise SaveError(Trouble("trouble-save-foreign", file)) from None
    if raw.get("kind") != KIND:
        raise SaveError(Trouble("trouble-save-foreign", file))
    number = raw.get("format")
    if isinstance(number, int) and number > FORMAT:
        raise SaveError(Trouble("trouble-save-future", {**file, "format": number}))
    try:
        return _open(msgspec.convert(raw, _Wire))
    except (msgspec.MsgspecError, binascii.Error, ValueError, RecursionError) as error:
        raise SaveError(Trouble("trouble-save-header", {**file, "reason": str(error)})) from None


def _open(wire: _Wire) -> Head:
    if wire.format != FORMAT:
        raise ValueError(f"format {wire.format} never was")
    hidden = msgspec.msgpack.decode(base64.b64decode(wire.hidden, validate=True), type=_Hidden)
    return Head(
        game=wire.game,
        seats=wire.seats,
        options=wire.options,
        seed=int(hidden.seed),
        start=hidden.start,
        packs=wire.packs,
        app=wire.app,
    )
