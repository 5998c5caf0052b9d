"""The window: its first picture, its sizes, what may be missing around it, and how it goes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psutil
import pytest

from tests.e2e.driver import PATIENCE, ROOT, App, Display, Picture, environment, running
from tests.e2e.playing import question, to_the_table

SIZES = ((960, 600), (1000, 1400), (2560, 1080), (1366, 700), (1920, 1080))


def call(*words: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """The app called where it cannot stay; what it said."""
    command = [sys.executable, "-m", "game", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False)


def test_the_first_question_is_the_language_and_it_is_kept(display: Display, folder: Path) -> None:
    app = App(display, folder, "--window", "1366x768")
    try:
        app.wait_scene("welcome")
        assert app.labels() == {"welcome.vi": "Tiếng Việt", "welcome.fa": "فارسی", "welcome.en": "English"}
        app.click("welcome.fa")
        app.wait_scene("home")
        assert app.now["lang"] == "fa"
        assert app.close() == 0
        again = App(display, folder, "--window", "1366x768")
        again.wait_scene("home")
        assert again.now["lang"] == "fa"
        assert again.close() == 0
        again.check_healthy()
    finally:
        app.stop()


def test_every_language_is_one_click_away_on_the_home_screen(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        seen = {}
        for lang in ("vi", "fa", "en"):
            app.click(f"home.lang.{lang}")
            app.wait_lang(lang)
            seen[lang] = app.labels()
        same = {name for name in seen["en"] if len({labels.get(name) for labels in seen.values()}) < 3}
        same.discard("home.box.tam_quoc_sat")  # English calls it by its Vietnamese name
        assert not {name for name in same if not name.startswith("home.lang")}


def test_any_size_is_laid_out_whole_and_its_corners_can_be_clicked(
    display: Display, settled: Callable[..., Path]
) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        sound = app.labels()["home.sound"]
        for w, h in SIZES:
            app.resize(w, h)
            app.wait_size(w, h)
            for control in app.now["controls"]:
                x, y, wide, high = control["rect"]
                assert x >= 0
                assert y >= 0
                assert x + wide <= w, control
                assert y + high <= h, control
            for x, y in ((0, 0), (w - 1, 0), (w - 1, h - 1), (0, h - 1)):
                app.press(x, y)
            for corner in ("home.lang.vi", "home.lang.fa", "home.lang.en"):
                app.click(corner)
                app.wait_lang(corner[-2:])
            app.click("home.sound")
        app.wait(lambda now: app.labels()["home.sound"] != sound, told="after five presses the other sound")


def test_a_window_of_one_pixel_comes_back(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        for size in ((1, 1), (17, 900), (1366, 768)):
            app.resize(*size)
            time.sleep(0.3)
            assert app.running
        app.wait_size(1366, 768)
        app.click("home.lang.fa")
        app.wait_lang("fa")


def test_fullscreen_comes_and_goes_twenty_times(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        toggled(app, 6)
        app.click("home.settings")
        app.wait_scene("settings")
        toggled(app, 6)
        app.key("Escape")
        to_the_table(app)
        toggled(app, 8)
        before = question(app.now)
        app.click("table.option.roll")
        app.wait(lambda now: question(now) != before, told="an answer at the table")


def test_it_can_start_in_fullscreen_and_leave_it(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled(), "--fullscreen") as app:
        app.wait_scene("home")
        app.wait_size(*display.size)
        app.key("F11")
        app.wait_size(1366, 768)
        assert app.close() == 0


def is_size(size: object, same: bool, now: Picture) -> bool:
    """Whether the picture has that size, or just not."""
    return (now["size"] == size) is same


def toggled(app: App, times: int) -> None:
    """Fullscreen on and off, so often, by either key; it ends as it was."""
    small, scene = app.now["size"], app.scene
    for turn in range(times):
        app.key(("F11", "alt+Return")[turn % 2])
        app.wait(partial(is_size, small, turn % 2 == 1), told=f"turn {turn}")
    assert (app.now["size"], app.scene) == (small, scene)


def test_a_hidden_window_comes_back_as_it_was(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        for _ in range(10):
            display.xdotool("windowunmap", "--sync", app.window, "windowmap", "--sync", app.window)
        display.xdotool("windowfocus", app.window)
        app.click("home.lang.vi")
        app.wait_lang("vi")


def test_a_picture_that_stands_still_costs_nothing(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        app.wait_scene("home")
        app.move(3, 3)
        time.sleep(6.5)
        process = psutil.Process(app.process.pid)
        before, begun = process.cpu_times(), time.perf_counter()
        time.sleep(3)
        after, passed = process.cpu_times(), time.perf_counter() - begun
        spent = after.user + after.system - before.user - before.system
        assert spent / passed <= 0.02


def test_a_second_copy_says_so_and_leaves_the_first_alone(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as first:
        first.wait_scene("home")
        second = App(display, first.folder, "--window", "1000x700", "--lang", "en")
        try:
            second.wait(lambda now: now["scene"] not in ("", "start"))
            assert second.scene != "home"
            names = second.ids()
            assert len(names) == 1
            second.click(names[0])
            assert second.process.wait(PATIENCE) == 3
        finally:
            second.stop()
        display.xdotool("windowfocus", first.window)
        first.click("home.lang.fa")
        first.wait_lang("fa")


def test_no_display_is_one_line_and_status_2(display: Display, folder: Path) -> None:
    env = environment(display)
    del env["DISPLAY"]
    done = call("--user-dir", str(folder), env=env | {"SDL_VIDEODRIVER": "x11"})
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout


@pytest.mark.parametrize("size", ["nonsense", "0x0", "-5x9", "1366", "1e3x5", "99999x1"])
def test_a_size_that_is_none_is_refused_in_one_line(display: Display, size: str) -> None:
    done = call("--window", size, env=environment(display))
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")
    assert len(done.stderr.splitlines()) == 1


def test_without_a_sound_device_it_plays_silently(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled(), env={"SDL_AUDIODRIVER": "alsa"}) as app:
        app.wait_scene("home")
        app.click("home.settings")
        app.wait(lambda now: now["scene"] != "home")
        app.key("Escape")
        app.wait_scene("home")
        assert app.close() == 0


def test_a_folder_that_cannot_be_written_is_told_and_harms_nothing(display: Display, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file where the folder should be", encoding="utf-8")
    with running(display, taken / "user", env={"TMPDIR": str(tmp_path)}) as app:
        app.wait_scene("home")
        app.click("home.lang.vi")
        app.wait_lang("vi")
        assert app.close() == 0
    assert taken.read_text(encoding="utf-8") == "a file where the folder should be"
    assert list(tmp_path.glob("round-table-*"))


def test_a_log_that_cannot_be_written_is_one_line(display: Display, folder: Path, tmp_path: Path) -> None:
    done = call("--user-dir", str(folder), "--ui-log", str(tmp_path / "no" / "ui.jsonl"), env=environment(display))
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")
    assert "Traceback" not in done.stderr
    assert os.fspath(tmp_path) in done.stderr
