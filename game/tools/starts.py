"""How long the app takes to start, seen from outside: from the call to what its ui log says."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from game.tools import bare

Line = dict[str, Any]
Sight = Callable[[Line], bool]
LONGEST = 60.0
SIZE = "1920x1080"


class NoStart(RuntimeError):
    """A program ended, or a minute passed, before it showed what was waited for."""


def app_command(frozen: Path | None = None) -> list[str]:
    """How to call the app: a packaged one, or this one as it runs now."""
    if frozen is not None:
        return [str(frozen)]
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]


def best_starts(app: Sequence[str], runs: int) -> dict[str, float]:
    """Seconds to the first frame of a bare window and of the app, and to a home that can be used: best of ``runs``."""
    is_python = "-m" in app
    barest = [app[0], str(Path(bare.__file__))] if is_python else [app[0], "bare", "--ui-log"]
    found = []
    with tempfile.TemporaryDirectory(prefix="round-table-bench-") as place:
        note, user = str(Path(place, "ui.jsonl")), str(Path(place, "user"))
        whole = [*app, "--window", SIZE, "--lang", "vi", "--user-dir", user, "--ui-log", note]
        for _ in range(runs):
            (first,) = seen([*barest, note], Path(note), [is_first_frame])
            found.append((first, *seen(whole, Path(note), [is_first_frame, is_home])))
    names = ("bare_first_frame_s", "app_first_frame_s", "home_ready_s")
    return {name: round(min(times), 4) for name, times in zip(names, zip(*found, strict=True), strict=True)}


def is_first_frame(line: Line) -> bool:
    """The window shows its first picture."""
    return bool(line["scene"] == "start")


def is_home(line: Line) -> bool:
    """The home table is there, and can be clicked."""
    return bool(line["scene"] == "home") and any(control["state"] == "on" for control in line["controls"])


def seen(command: Sequence[str], note: Path, wanted: Sequence[Sight]) -> list[float]:
    """Starts a program; the seconds until its ui log shows each of ``wanted``, in that order. Raises NoStart."""
    note.unlink(missing_ok=True)
    begun = time.perf_counter()
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as program:
        try:
            lines = _lines(program, note, begun)
            return [next(at for at, line in lines if sight(line)) for sight in wanted]
        except StopIteration:
            raise NoStart(f"{' '.join(command)} did not get as far as it should") from None
        finally:
            program.terminate()


def _lines(program: subprocess.Popen[bytes], note: Path, begun: float) -> Iterator[tuple[float, Line]]:
    """The lines of a ui log as they appear, each with its second, until the program ends or it takes too long."""
    read, ended = 0, False
    while not ended and time.perf_counter() - begun < LONGEST:
        ended = program.poll() is not None
        data = note.read_bytes() if note.exists() else b""
        at, whole = time.perf_counter() - begun, data.rfind(b"\n") + 1
        for line in data[read:whole].splitlines():
            yield at, json.loads(line)
        read = max(read, whole)
        time.sleep(0.001)
