"""Plays the real app in a real window like a person: X server, mouse and keys by xdotool, eyes by ``--ui-log``."""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from mmap import PROT_READ, mmap
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 40.0
"""Seconds after which the app is called broken, also on a computer that is busy with other things."""
LIVE = ("on", "hover", "focus")
HIDDEN = re.compile(r"\b[1-4]-[0-9]+#[0-9]")
"""A relic by its own name, which tells its value; on the screen only its level or its value stands."""

Control = Mapping[str, Any]
Picture = Mapping[str, Any]


class Missing(AssertionError):
    """What was waited for did not come; says what was on the screen instead."""


class Display:
    """An X server of its own, large enough for every window of the tests; without a window manager."""

    def __init__(self, size: tuple[int, int] = (2600, 1500)) -> None:
        self.size = size
        self._place = tempfile.TemporaryDirectory(prefix="round-table-display-")
        read, write = os.pipe()
        screen = f"{size[0]}x{size[1]}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-fbdir", self._place.name]
        self._server = subprocess.Popen(
            [*command, "-nolisten", "tcp", "-ac"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[write],
        )
        os.close(write)
        with os.fdopen(read, encoding="ascii") as told:
            self.name = f":{told.readline().strip()}"

    def xdotool(self, *words: object) -> str:
        """One xdotool command."""
        env = {**os.environ, "DISPLAY": self.name, "LC_ALL": "C.UTF-8"}
        command = ["xdotool", *map(str, words)]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True, timeout=60).stdout

    def rows(self, box: tuple[int, int, int, int]) -> Iterator[bytes]:
        """The pixels of a part of the screen, row by row from the top, as they stand there now."""
        with Path(self._place.name, "Xvfb_screen0").open("rb") as file, mmap(file.fileno(), 0, prot=PROT_READ) as all_:
            head = struct.unpack(">25I", all_[:100])
            start, wide, bits = head[0] + 12 * head[19], head[12], head[11]
            x, y, w, h = box
            for row in range(y, y + h):
                at = start + row * wide + x * bits // 8
                yield all_[at : at + w * bits // 8]

    def close(self) -> None:
        """Take the server down."""
        self._server.terminate()
        self._server.wait()
        self._place.cleanup()


class App:
    """One running copy of the app, from outside."""

    def __init__(self, display: Display, folder: Path, *words: str, env: Mapping[str, str] | None = None) -> None:
        """``folder`` is its ``--user-dir``; ``words`` follow on the command line, ``env`` goes over the usual one."""
        self.display, self.folder = display, folder
        notes = next(place for place in folder.parents if place.is_dir())
        number = len(list(notes.glob("app-*.txt")))
        self._note, self._said = notes / f"app-{number}.jsonl", notes / f"app-{number}.txt"
        self._lines: list[Picture] = []
        self._read = 0
        self._window = ""
        command = [sys.executable, "-m", "game", "--user-dir", str(folder), "--ui-log", str(self._note), *words]
        with self._said.open("wb") as said:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**environment(display), **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )

    # --- seeing
    @property
    def pictures(self) -> Sequence[Picture]:
        """Everything the ui log has told so far."""
        data = self._note.read_bytes() if self._note.exists() else b""
        whole = data.rfind(b"\n") + 1
        self._lines += map(json.loads, data[self._read : whole].splitlines())
        self._read = max(self._read, whole)
        return self._lines

    @property
    def now(self) -> Picture:
        """What is on the screen."""
        lines = self.pictures
        return lines[-1] if lines else {"scene": "", "lang": "", "size": [0, 0], "controls": []}

    @property
    def scene(self) -> str:
        """The name of the scene on the screen."""
        return str(self.now["scene"])

    @property
    def said(self) -> str:
        """What it printed."""
        return self._said.read_text(encoding="utf-8", errors="replace")

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self.process.poll() is None

    def wait(self, what: Callable[[Picture], Any], seconds: float = PATIENCE, told: str = "") -> Any:
        """Until ``what`` holds of the picture on the screen; its value. Raises Missing."""
        until = time.monotonic() + seconds
        while True:
            found = what(self.now)
            if found:
                return found
            if not self.running or time.monotonic() > until:
                raise Missing(f"{told or what}: {self._shown()}")
            time.sleep(0.01)

    def _shown(self) -> str:
        now = self.now
        ids = ", ".join(f"{c['id']}({c['state']})" for c in now["controls"])
        end = "" if self.running else f" ENDED with {self.process.returncode}"
        return (
            f"scene {now['scene']!r} in {now['lang']} at {now['size']} shows {ids}{end}; it said: {self.said[-2000:]}"
        )

    def wait_scene(self, *names: str, seconds: float = PATIENCE) -> str:
        """Until one of these scenes is on the screen; its name."""
        self.wait(lambda now: now["scene"] in names, seconds, f"scene {' or '.join(names)}")
        return self.scene

    def wait_lang(self, lang: str) -> None:
        """Until everything is written in that language."""
        self.wait(lambda now: now["lang"] == lang, told=f"words in {lang}")

    def wait_size(self, w: int, h: int) -> None:
        """Until everything is laid out for that many pixels."""
        self.wait(lambda now: now["size"] == [w, h], told=f"{w}x{h}")

    def wait_value(self, name: str, value: object) -> None:
        """Until a field, toggle or choice shows that; None: until it is gone."""
        self.wait(lambda now: self.value(name) == value, told=f"{name} to be {value!r}")

    def find(self, name: str) -> Control | None:
        """The control of that id, if it is on the screen."""
        return next((c for c in self.now["controls"] if c["id"] == name), None)

    def ids(self, start: str = "") -> list[str]:
        """The ids of what can be pressed now and begins with ``start``."""
        return [c["id"] for c in self.now["controls"] if c["id"].startswith(start) and c["state"] in LIVE]

    def value(self, name: str) -> object:
        """What a field, toggle or choice shows."""
        return (self.find(name) or {}).get("value")

    def labels(self) -> dict[str, str]:
        """The label of every control on the screen."""
        return {c["id"]: c["label"] for c in self.now["controls"]}

    def ready(self, name: str, seconds: float = PATIENCE) -> Control:
        """Waits until a control can be used, and stands still for a moment."""

        def live(now: Picture) -> Control | None:
            return next((c for c in now["controls"] if c["id"] == name and c["state"] in LIVE), None)

        found = self.wait(live, seconds, f"{name} to press")
        while (again := self._after(0.03, live)) and again["rect"] != found["rect"]:
            found = again
        return again or self.ready(name, seconds)

    def _after(self, seconds: float, what: Callable[[Picture], Control | None]) -> Control | None:
        time.sleep(seconds)
        return what(self.now)

    def picture(self, seconds: float = PATIENCE) -> str:
        """A fingerprint of the window's pixels, once they stand still. Raises Missing."""
        told = self.display.xdotool("getwindowgeometry", "--shell", self.window)
        place = dict(line.split("=") for line in told.split())
        box = (int(place["X"]), int(place["Y"]), int(place["WIDTH"]), int(place["HEIGHT"]))
        until, found = time.monotonic() + seconds, ""
        while time.monotonic() < until:
            before, found = found, hashlib.sha256(b"".join(self.display.rows(box))).hexdigest()
            if found == before:
                return found
            time.sleep(0.08)
        raise Missing(f"the picture never stands still: {self._shown()}")

    # --- acting
    @property
    def window(self) -> str:
        """The id of its window."""
        if not self._window:
            self.wait(lambda now: now["scene"], told="the first picture")
            self._window = self.display.xdotool("search", "--sync", "--onlyvisible", "--pid", self.process.pid).split()[
                -1
            ]
            self.display.xdotool("windowfocus", self._window)
        return self._window

    def move(self, x: int, y: int) -> None:
        """The mouse, to a pixel of the window."""
        self.display.xdotool("mousemove", "--window", self.window, x, y)

    def press(self, x: int, y: int, button: int = 1) -> None:
        """A click on a pixel of the window."""
        self.display.xdotool("mousemove", "--window", self.window, x, y, "click", button)

    def click(self, name: str, seconds: float = PATIENCE) -> None:
        """A click in the middle of a control, once it can be used."""
        x, y, w, h = self.ready(name, seconds)["rect"]
        self.press(x + w // 2, y + h // 2)

    def tap(self, name: str) -> None:
        """A click on a control where it is just now, if it still is."""
        control = self.find(name)
        if control:
            x, y, w, h = control["rect"]
            self.press(x + w // 2, y + h // 2)

    def key(self, *keys: str) -> None:
        """Keys one after another, by their X names."""
        assert self.window
        self.display.xdotool("key", *keys)

    def write(self, name: str, text: str) -> None:
        """Text into a field, as from a keyboard that has its letters (xdotool gives it one after another)."""
        for pause in (150, 300, 600):
            self.click(name)
            self.key("ctrl+a", "BackSpace")
            self.display.xdotool("type", "--delay", pause, text)
            with suppress(Missing):
                self.wait(lambda now: self.value(name) == text, 5)
                return
        raise Missing(f"{name} shows {self.value(name)!r} instead of {text!r}")

    def resize(self, w: int, h: int) -> None:
        """The window, to that many pixels, in the corner of the display so that all of it can be reached."""
        self.display.xdotool("windowmove", self.window, 0, 0, "windowsize", self.window, w, h)

    # --- ending
    def close(self, seconds: float = PATIENCE) -> int:
        """Closes the window as the title bar's cross does; the exit status."""
        ask_to_close(self.display.name, int(self.window))
        return self.process.wait(seconds)

    def kill(self) -> None:
        """As a power cut: nothing can be said or saved any more."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Whatever it is doing, it ends."""
        if self.running:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()

    def check_healthy(self) -> None:
        """Nothing went wrong that the person would not have seen. Raises AssertionError."""
        assert "Traceback" not in self.said, self.said
        assert self.scene != "crash"
        hidden = HIDDEN.search(json.dumps(self.pictures, ensure_ascii=False))
        assert hidden is None, f"the screen tells what is hidden: {hidden}"
        reports = list((self.folder / "reports").glob("*")) if (self.folder / "reports").is_dir() else []
        assert not reports, reports[0].read_text(encoding="utf-8", errors="replace")
        log = self.folder / "logs" / "round-table.log"
        if log.is_file():
            assert "Traceback" not in log.read_text(encoding="utf-8")


def environment(display: Display) -> dict[str, str]:
    """What the app finds around it: the test's display, silence, and nothing of the person who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "XDG_"))}
    return kept | {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"}


class _Message(ctypes.Structure):
    """Xlib's XClientMessageEvent, padded to an XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_char * 128),
    )


def ask_to_close(display: str, window: int) -> None:
    """What a window manager sends when somebody presses the cross in the title bar; xdotool cannot."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    server = ctypes.c_void_p(x.XOpenDisplay(display.encode()))
    protocols, delete = (x.XInternAtom(server, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _Message(type=33, send_event=1, window=window, message_type=protocols, format=32)
    message.data[0] = delete
    x.XSendEvent(server, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x.XCloseDisplay(server)


@contextmanager
def running(display: Display, folder: Path, *words: str, env: Mapping[str, str] | None = None) -> Iterator[App]:
    """An app at 1366x768 in English that ends with the block, and must have stayed healthy."""
    app = App(display, folder, "--window", "1366x768", "--lang", "en", "--seed", "7", *words, env=env)
    try:
        yield app
        app.check_healthy()
    finally:
        app.stop()


def lacking() -> str:
    """Why no window can be tried out here, or nothing."""
    missing = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    return f"{' and '.join(missing)} not installed: no real window can be tried" if missing else ""
