"""The content: YAML files into shapes, and the folders that they come from."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from game.disk.document import ContentError, Document, Fault
from game.disk.paths import shipped
from game.disk.shapes import misfits

S = TypeVar("S")

SHIPPED = "shipped"
"""The name of our own content among the packs of a save."""


def load(path: Path, shape: type[S]) -> S:
    """Read one YAML file into ``shape``. Raises ContentError with all that is wrong, each with its line."""
    return convert(Document(path), shape)


def convert(document: Document, shape: type[S]) -> S:
    """What a document says, as ``shape``. Raises ContentError with all that is wrong, each with its line."""
    wrong = misfits(document.value, shape)
    if wrong:
        raise ContentError(sorted(document.fault(where, why) for where, why in wrong))
    return msgspec.convert(document.value, shape)


def content_folders(extra: Sequence[Path] = ()) -> tuple[Path, ...]:
    """Our own data folder, then the extra ones; a later one wins, file by file. ContentError if one is not there."""
    missing = [Fault(str(folder), 0, "", "is not a folder") for folder in extra if not folder.is_dir()]
    if missing:
        raise ContentError(missing)
    return (shipped("data"), *(folder.absolute() for folder in extra))


def word_folders(folders: Sequence[Path]) -> list[Path]:
    """The folders of words among the content folders, in their order."""
    return [folder / "words" for folder in folders if (folder / "words").is_dir()]


def pick(folders: Sequence[Path], *parts: str) -> Path:
    """The file that counts: of the last folder that has it. Raises ContentError if none has."""
    for folder in reversed(folders):
        if (path := folder.joinpath(*parts)).is_file():
            return path
    raise ContentError([Fault(str(folders[0].joinpath(*parts)), 0, "", "the file is missing")])


def pick_all(folders: Sequence[Path], *parts: str) -> list[Path]:
    """The file in every folder that has it, ours first. Raises ContentError if none has."""
    found = [path for folder in folders if (path := folder.joinpath(*parts)).is_file()]
    return found or [pick(folders, *parts)]


def digests(folders: Sequence[Path], game: str) -> dict[str, str]:
    """Name -> digest of each folder's content for a game: what it says, not how it is written. ContentError."""
    found: dict[str, str] = {}
    for index, folder in enumerate(folders):
        names = sorted((folder / game).rglob("*.yaml"))
        name = folder.name if index else SHIPPED
        if names:
            found[name if name not in found else f"{name} {index}"] = _digest(folder, names)
    return found


def _digest(folder: Path, names: Sequence[Path]) -> str:
    whole = [(path.relative_to(folder).as_posix(), Document(path).value) for path in names]
    return hashlib.sha256(msgspec.json.encode(whole)).hexdigest()
