"""How a person gets through set-up and a match of Deep Sea Adventure, by mouse or by keys."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from tests.e2e.driver import App, Picture

TABLE = "deep_sea"
DEEPER = ("table.option.take", "table.option.roll", "table.option.leave", "deep_sea.item.", "deep_sea.lowest")
"""What somebody presses who takes everything and never turns back: each dive ends in the dark, soon."""
Act = Callable[[str], None]


def to_the_table(app: App, bots: tuple[int, ...] = (), gone: tuple[int, ...] = ()) -> None:
    """From home through set-up to a fresh table; these seats (from 1) become bots or leave."""
    app.wait_scene("home")
    app.click("home.play")
    app.wait_scene("setup")
    for seat in bots:
        app.click(f"setup.seat.{seat}.bot")
        app.wait_value(f"setup.seat.{seat}.bot", True)
    for seat in gone:
        app.click(f"setup.seat.{seat}.remove")
        app.wait_value(f"setup.seat.{seat}.name", None)
    app.click("setup.start")
    app.wait_scene(TABLE)


def play(app: App, done: Callable[[App], bool], answers: int = 400, act: Act | None = None) -> int:
    """Answers whatever is asked until ``done``; how many answers it took."""
    given = 0
    until = time.monotonic() + 100
    while not done(app):
        assert given < answers
        assert time.monotonic() < until, f"stuck after {given} answers: {app.now}"
        name = offered(app)
        if name is None:
            time.sleep(0.01)
            continue
        before = app.now
        (act or app.tap)(name)
        if settle(app, before):
            given += 1
    return given


def offered(app: App) -> str | None:
    """What is to be pressed now, None while others act."""
    if app.scene != TABLE:
        return None
    return next((name for start in DEEPER for name in app.ids(start)), None)


def settle(app: App, before: Picture, seconds: float = 1.5) -> bool:
    """Whether the picture has become another one."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if question(app.now) != question(before):
            return True
        time.sleep(0.01)
    return False


def question(now: Picture) -> object:
    """The position as the table tells it: who is where, with what, and what is asked; without hover and focus."""
    return now["scene"], [(c["id"], c["label"], c["why"]) for c in now["controls"]]


def dive(app: App) -> int:
    """Which dive the saved match is in."""
    side = next((app.folder / "saves").glob("*.side"), None)
    return int(json.loads(side.read_text(encoding="utf-8"))["progress"].get("dive", 1)) if side else 0
