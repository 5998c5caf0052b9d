"""The log: a file in the user's folder that never grows big, and never stops the app."""

import faulthandler
import io
import logging
import os
import sys
import threading
from collections import deque
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

MOST_BYTES = 512 << 10
COPIES = 2
LAST_LINES = 200
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _Last(logging.Handler):
    """Remembers the last lines for a crash report, whatever the disk does."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(FORM))
        self.lines: deque[str] = deque(maxlen=LAST_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.lines.append(self.format(record))
        except (TypeError, ValueError):  # arguments that do not fit the message
            self.lines.append(str(record.msg))


_last = _Last()


def speak_utf8() -> None:
    """Let the command line print every language, whatever the system's encoding (Windows, ``LANG=C``)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def start_log(folder: Path) -> Path | None:
    """Log to ``folder/round-table.log`` from now on; None if no file can be written there.

    A windowed program has no stdout and stderr: they become the log's. A crash of the interpreter itself is written
    to ``fault.log`` there.
    """
    logging.raiseExceptions = False
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    root.addHandler(_last)
    path = _start_file(folder, root)
    _give_streams(path)
    threading.excepthook = _thread_died
    return path


def _start_file(folder: Path, root: logging.Logger) -> Path | None:
    path = folder / "round-table.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=COPIES, encoding="utf-8")
        fault = (folder / "fault.log").open("a", encoding="utf-8")
    except (OSError, ValueError):
        return None
    handler.setFormatter(logging.Formatter(FORM))
    root.addHandler(handler)
    faulthandler.enable(fault)
    return path


def _give_streams(log: Path | None) -> None:
    stream: TextIO | None = None
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            stream = stream or _stream(log)
            setattr(sys, name, stream)


def _stream(log: Path | None) -> TextIO:
    try:
        if log is not None:
            return log.with_name("output.log").open("w", encoding="utf-8", errors="replace", buffering=1)
    except OSError:
        pass
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123


def _thread_died(died: threading.ExceptHookArgs) -> None:
    name = died.thread.name if died.thread else "?"
    if died.exc_value is not None:
        logging.getLogger("thread").error("%s died", name, exc_info=died.exc_value)


def last_lines() -> list[str]:
    """The last lines of the log."""
    return list(_last.lines)
