"""Reading with a limit, and writing so that a power cut leaves the old file or the new one."""

import errno
import os
import stat
from pathlib import Path

NEW = ".new"
"""Ending of a file still being written; whatever is found under it is worthless."""


def read(path: Path, most: int) -> bytes:
    """Return the whole of a plain file; OSError (EFBIG when it holds more than ``most`` bytes)."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "not a plain file", str(path))
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, "file too large", str(path))
    return data


def replace(path: Path, data: bytes, previous: Path | None = None) -> None:
    """Write beside, fsync, rename over ``path``; what was there before goes to ``previous``. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _write_whole(path.with_name(path.name + NEW), data)
    if previous is not None and path.exists():
        kept = previous.with_name(previous.name + NEW)
        _write_whole(kept, path.read_bytes())
        kept.replace(previous)
    path.with_name(path.name + NEW).replace(path)
    sync_folder(path.parent)


def _write_whole(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make renames in ``folder`` last; where the system cannot (Windows), do nothing."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(handle)


def drop(path: Path) -> None:
    """Delete a file if it is there and may be deleted."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
