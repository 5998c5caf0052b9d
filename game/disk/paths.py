"""Where things lie: what came with the app, and the folder of the person who plays."""

import errno
import os
import sys
import tempfile
from pathlib import Path

import platformdirs
from msgspec import Struct

from game.disk.files import NEW, drop
from game.disk.trouble import Trouble, trouble_of

APP = "round-table"
TEST = ".write-test-"
"""How the name of a file begins that only proves that one can be written."""


def shipped(*parts: str) -> Path:
    """A path inside what came with the app, such as ``shipped("data", "words")``; never looks at the cwd."""
    return _top().joinpath(*parts)


def _top() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen)
    package = Path(__file__).resolve().parents[1]
    wheel = package / "shipped"
    return wheel if wheel.is_dir() else package.parent


class UserFolder(Struct, frozen=True):
    """The folder for settings, saves, history, logs and reports.

    ``temporary``: the proper one could not be used, so nothing outlives this computer's clean-up.
    ``why``: what to tell the player about it. A full disk keeps the proper folder, because its saves can still
    be read and every write is tried again.
    """

    path: Path
    temporary: bool = False
    why: Trouble | None = None

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.path / "settings.json"

    @property
    def saves(self) -> Path:
        """Matches that can go on."""
        return self.path / "saves"

    @property
    def history(self) -> Path:
        """Finished matches."""
        return self.path / "history"

    @property
    def logs(self) -> Path:
        """Log files."""
        return self.path / "logs"

    @property
    def reports(self) -> Path:
        """Crash reports."""
        return self.path / "reports"

    def sweep(self) -> None:
        """Removes files that a full disk or a power cut left half written. Not while another copy of the app runs."""
        for folder in (self.path, self.saves, self.history, self.reports):
            for pattern in ("*" + NEW, TEST + "*"):
                for left in _inside(folder, pattern):
                    drop(left)

    @classmethod
    def find(cls, user_dir: Path | None = None) -> "UserFolder":
        """The given folder or the system's place for this app, created; else a temporary one. Never raises."""
        wanted = user_dir.absolute() if user_dir else _system_place()
        if not wanted.is_absolute():
            return _temporary(wanted)
        try:
            _prove(wanted)
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT) and wanted.is_dir():
                return cls(wanted, why=trouble_of(error, wanted))
            return _temporary(wanted)
        except ValueError:  # a NUL in the name
            return _temporary(wanted)
        return cls(wanted)


def _system_place() -> Path:
    """The system's folder for this app; not absolute when there is no HOME and nobody in the password file."""
    try:
        return Path(platformdirs.user_data_dir(APP, appauthor=False))
    except RuntimeError:
        return Path("~", APP)


def _inside(folder: Path, pattern: str) -> list[Path]:
    """What there is of that name; nothing where the folder cannot be read."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def _prove(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=TEST, dir=folder)
    try:
        os.write(handle, bytes(4096))
        os.fsync(handle)
    finally:
        os.close(handle)
        Path(name).unlink()


def _temporary(wanted: Path) -> UserFolder:
    shown = str(wanted).replace("\0", "")
    try:
        place = Path(tempfile.mkdtemp(prefix=f"{APP}-"))
    except OSError:
        return UserFolder(wanted, temporary=True, why=Trouble("trouble-memory", {"folder": shown}))
    why = Trouble("trouble-temporary", {"folder": shown, "place": str(place)})
    return UserFolder(place, temporary=True, why=why)
