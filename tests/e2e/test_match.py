"""A match from the first start to the history, by mouse and by keys, left and gone on with in every way."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.e2e.driver import ROOT, App, Display, Missing, Picture, running
from tests.e2e.playing import TABLE, dive, offered, play, question, settle, to_the_table

VIETNAMESE, PERSIAN = "Nguyễn Ẵm", "رؤیا\u200cجان"


def checked(match: Path) -> str:
    """What `replay --check` says of a match."""
    command = [sys.executable, "-m", "game", "replay", str(match), "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    return done.stdout


def test_first_start_to_the_end_of_a_dive_by_mouse(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        app.click("home.play")
        app.wait_scene("setup")
        for seat, name in ((1, VIETNAMESE), (2, PERSIAN)):
            app.write(f"setup.seat.{seat}.name", name)
        app.click("setup.start")
        app.wait_scene(TABLE)
        labels = app.labels()
        assert VIETNAMESE.replace(" ", "\u00a0") in labels["deep_sea.panel.0"].replace(" ", "\u00a0")
        assert PERSIAN in labels["deep_sea.panel.1"]
        play(app, lambda app: dive(app) == 2)


def test_a_dive_by_keys_alone(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        app.move(1365, 767)
        app.key("Tab")
        app.wait(lambda now: any(control["state"] == "focus" for control in now["controls"]), told="a focus")
        app.key("Escape")
        focus(app, "home.play")
        app.key("Return")
        app.wait_scene("setup")
        app.key("Escape")
        app.wait_scene("home")
        app.key("Return")
        app.wait_scene("setup")
        focus(app, "setup.seat.1.name")
        app.key("L", "a", "n", "BackSpace", "y", "Return")
        app.wait_value("setup.seat.1.name", "Lay")
        focus(app, "setup.start")
        app.key("Return")
        app.wait_scene(TABLE)
        keys = {"roll": "r", "take": "t", "leave": "3", "lowest": "Return"}
        play(app, lambda app: dive(app) == 2, act=lambda name: app.key(keys.get(name.rsplit(".", 1)[1], "1")))


def focus(app: App, name: str) -> None:
    """Tab until that control has the focus."""
    for _ in range(80):
        control = app.find(name)
        if control and control["state"] == "focus":
            return
        before = app.now
        app.key("Tab")
        settled_on(app, before)
    raise AssertionError(f"Tab never comes to {name}")


def settled_on(app: App, before: Picture) -> None:
    """The focus has moved on; between two controls that are off this cannot be seen."""
    with suppress(Missing):
        app.wait(lambda now: now != before, 1)


def some_answers(app: App, count: int) -> object:
    """So many answers at a table; the position after them."""
    for _ in range(count):
        before = app.now
        app.tap(str(app.wait(lambda now: offered(app))))
        settle(app, before)
    app.wait(lambda now: offered(app))
    return question(app.now)


def goes_on(app: App, left: object) -> None:
    """The match that waits is at the position in which it was left."""
    app.wait_scene("home")
    app.click("home.continue")
    app.wait_scene(TABLE)
    app.wait(lambda now: question(now) == left, told="the position that was left")


def test_closed_in_the_middle_it_goes_on_where_it_was(display: Display, settled: Callable[..., Path]) -> None:
    folder = settled()
    with running(display, folder) as app:
        to_the_table(app)
        left = some_answers(app, 5)
        assert app.close() == 0
    (match,) = (folder / "saves").glob("*.match")
    assert "digest ok" in checked(match)
    with running(display, folder) as app:
        goes_on(app, left)


def test_killed_it_has_lost_nothing(display: Display, settled: Callable[..., Path]) -> None:
    folder = settled()
    app = App(display, folder, "--window", "1366x768", "--seed", "3")
    try:
        to_the_table(app)
        left = some_answers(app, 6)
        app.kill()
    finally:
        app.stop()
    with running(display, folder) as again:
        goes_on(again, left)


def test_undo_takes_an_answer_back(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        to_the_table(app, gone=(3,))
        play(app, lambda app: "table.option.take" in app.ids())
        before = question(app.now)
        app.click("table.option.take")
        app.click("play.undo")
        app.wait(lambda now: question(now) == before, told="the question of before")


def test_the_language_changes_in_the_middle_of_a_match(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        to_the_table(app)
        app.wait(lambda now: offered(app))
        english, boxes = app.labels(), {c["id"]: c["rect"] for c in app.now["controls"]}
        app.key("Escape")
        app.wait_scene("pause")
        app.click("pause.settings")
        app.wait_scene("settings")
        app.click("settings.lang.fa")
        app.wait_lang("fa")
        app.key("Escape")
        app.wait_scene("pause")
        app.click("pause.resume")
        app.wait_scene(TABLE)
        persian = app.labels()
        assert persian.keys() == english.keys()
        assert {name for name, label in persian.items() if label == english[name]} == set()
        mirrored = {c["id"]: c["rect"] for c in app.now["controls"]}
        assert mirrored["play.menu"][0] > 1366 / 2 > boxes["play.menu"][0]


def test_a_whole_match_ends_in_the_history_and_can_be_watched(display: Display, settled: Callable[..., Path]) -> None:
    folder = settled()
    with running(display, folder) as app:
        to_the_table(app, bots=(2,))
        play(app, lambda app: app.scene == "result")
        assert not list((folder / "saves").glob("*.match"))
        (match,) = (folder / "history").glob("*.match")
        checked(match)
        app.click("result.home")
        app.wait_scene("home")
        assert app.find("home.continue") is None
        app.click("home.history")
        app.wait_scene("history")
        app.click("history.0.open")
        app.wait_scene("result")
        app.ready("result.home")
        app.key("Escape")
        app.wait_scene("history")
        app.click("history.0.replay")
        app.wait_scene("replay")
        time.sleep(0.3)
        app.key("Escape")
        app.wait_scene("history")
