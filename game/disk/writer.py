"""The thread that writes one growing file and the small files beside it, and forgets nothing when the disk refuses."""

import atexit
import os
import threading
from collections.abc import Sequence
from pathlib import Path

from game.disk import files
from game.disk.trouble import Trouble, trouble_of

FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


class Writer:
    """Appends lines to ``path``; ``put`` replaces, ``drop`` deletes other files. No call waits except ``flush``.

    Of ``lines`` the first ``written`` stand in the file already, and whatever follows them there is cut off, after
    ``keep`` (a path and its data) has been written. When writing fails, ``trouble`` says so and everything unsaved
    is tried again with the next request; then ``trouble`` is None again.
    """

    def __init__(
        self,
        path: Path,
        lines: Sequence[bytes],
        written: int = 0,
        keep: tuple[Path, bytes] | None = None,
    ) -> None:
        self.path = path
        self.trouble: Trouble | None = None
        self._lines = list(lines)
        self._written = written
        self._good = sum(map(len, lines[:written]))
        self._keep = keep
        self._puts: dict[Path, bytes | None] = {}
        self._sync = True
        self._handle: int | None = None
        self._asked = 1
        self._tried = self._done = 0
        self._closing = False
        self._turn = threading.Condition()
        self._thread = threading.Thread(target=self._run, name=f"writer of {path.name}", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    def append(self, line: bytes, *, sync: bool = False) -> None:
        """Add a line; ``sync``: have it on the disk itself, whatever happens to the computer."""
        with self._turn:
            self._lines.append(line)
            self._ask(sync)

    def put(self, path: Path, data: bytes) -> None:
        """Replace a whole small file; of several requests the last counts."""
        with self._turn:
            self._puts[path] = data
            self._ask()

    def drop(self, path: Path) -> None:
        """Delete a file."""
        with self._turn:
            self._puts[path] = None
            self._ask()

    def sync(self) -> None:
        """Have all lines on the disk itself soon."""
        with self._turn:
            self._ask(sync=True)

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait until all that was asked is on the disk; False if it is not (``trouble`` says why)."""
        with self._turn:
            if not self._thread.is_alive():
                return self._done >= self._asked
            self._ask(sync=True)
            mine = self._asked
            self._turn.wait_for(lambda: self._tried >= mine, timeout)
            return self._done >= mine

    def close(self, timeout: float = 5.0) -> bool:
        """Flush and end the thread; False if something could not be written."""
        done = self.flush(timeout)
        with self._turn:
            self._closing = True
            self._turn.notify_all()
        self._thread.join(timeout)
        atexit.unregister(self.close)
        return done

    def _ask(self, sync: bool = False) -> None:
        self._sync |= sync
        self._asked += 1
        self._turn.notify_all()

    def _run(self) -> None:
        while self._wait():
            with self._turn:
                mine, new, sync = self._asked, self._lines[self._written :], self._sync
                puts = dict(self._puts)
            trouble = self._try(new, sync, puts)
            with self._turn:
                self.trouble, self._tried = trouble, mine
                if trouble is None:
                    self._done = mine
                self._turn.notify_all()
        self._let_go()

    def _wait(self) -> bool:
        with self._turn:
            self._turn.wait_for(lambda: self._asked > self._tried or self._closing)
            return self._asked > self._tried

    def _try(self, new: list[bytes], sync: bool, puts: dict[Path, bytes | None]) -> Trouble | None:
        at = self.path
        try:
            self._grow(new, sync)
            for at, data in puts.items():
                _put(at, data)
                with self._turn:
                    if self._puts.get(at) is data:
                        del self._puts[at]
        except OSError as error:
            return trouble_of(error, at)
        return None

    def _grow(self, new: list[bytes], sync: bool) -> None:
        if not new and not sync:
            return
        try:
            if self._written:
                self._append(new, sync)
            else:
                self._begin(new)
        except OSError:
            self._let_go()
            raise
        with self._turn:
            self._written += len(new)
            self._good += sum(map(len, new))
            if sync and self._written == len(self._lines):
                self._sync = False

    def _begin(self, new: list[bytes]) -> None:
        """Make the file, or make it anew: the old one or the new one is there at any moment."""
        self._save_kept()
        files.replace(self.path, b"".join(new))

    def _append(self, new: list[bytes], sync: bool) -> None:
        if self._handle is None or not self._is_as_left():
            self._let_go()
            self._handle = self._open()
        left = memoryview(b"".join(new))
        while left:
            left = left[os.write(self._handle, left) :]
        if sync:
            os.fsync(self._handle)

    def _is_as_left(self) -> bool:
        try:
            return self.path.stat().st_size == self._good
        except FileNotFoundError:
            return False

    def _open(self) -> int:
        """Open the file at the end of its good lines; if some of them are missing all are written again."""
        self._save_kept()
        if not self.path.exists() or self.path.stat().st_size < self._good:
            files.replace(self.path, b"".join(self._lines[: self._written]))
        handle = os.open(self.path, FLAGS, 0o644)
        os.ftruncate(handle, self._good)
        os.lseek(handle, 0, os.SEEK_END)
        return handle

    def _save_kept(self) -> None:
        if self._keep is not None:
            files.replace(*self._keep)
            self._keep = None

    def _let_go(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _put(path: Path, data: bytes | None) -> None:
    if data is None:
        path.unlink(missing_ok=True)
    else:
        files.replace(path, data)
