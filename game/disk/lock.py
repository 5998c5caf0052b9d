"""One running copy per user folder, by a lock the system takes back when the process dies."""

import errno
import os
import sys
from pathlib import Path

from game.disk.trouble import Trouble

SECOND_COPY = Trouble("trouble-second-copy")
"""What to say when ``Lock.take`` answers False."""


class Lock:
    """The lock of one user folder; hold on to it as long as the app runs."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "running.lock"
        self._handle: int | None = None

    def take(self) -> bool:
        """False if another copy holds it. A file system without locks, or no folder at all, counts as free."""
        if self._handle is not None:
            return True
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except (OSError, ValueError):
            return True
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
        self._handle = handle
        return True

    def release(self) -> None:
        """Let another copy start; the file itself stays, deleting it would let two copies hold it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
