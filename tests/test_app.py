"""Where all meets: what is told at the start, how a crash ends, what is remembered."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import app
from game.disk.document import ContentError
from game.disk.lock import Lock
from game.disk.paths import UserFolder
from game.disk.settings import Settings
from game.scenes.house import House
from game.tools import samples
from game.ui import window as windows
from game.ui.scene import Quit, Scene
from game.ui.stack import Stack

Look = Callable[[Stack], None]


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.event.clear()


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Look]:
    """Instead of running, every stack is looked at once by each of these."""
    acts: list[Look] = []

    def run(stack: Stack) -> None:
        for _ in range(3):
            stack.step(16)
        for act in acts:
            act(stack)
        while stack.scenes:
            stack.scenes.pop().leave()

    monkeypatch.setattr(Stack, "run", run)
    return acts


def args(folder: Path, **given: object) -> argparse.Namespace:
    usual = {"lang": "en", "window": (960, 600), "fullscreen": False, "data": [], "seed": None, "ui_log": None}
    return argparse.Namespace(user_dir=folder, **{**usual, **given})


def test_the_first_start_asks_for_the_language(tmp_path: Path, looks: list[Look]) -> None:
    seen: list[str] = []
    looks.append(lambda stack: seen.append(stack.top.name))
    assert app.run(args(tmp_path, lang=None)) == 0
    assert app.run(args(tmp_path)) == 0
    assert seen == ["welcome", "home"]


def test_the_place_of_the_window_is_remembered(tmp_path: Path, looks: list[Look]) -> None:
    app.run(args(tmp_path, window=(1100, 700)))
    kept = json.loads((tmp_path / "settings.json").read_text("utf-8"))
    assert (kept["window"]["w"], kept["window"]["h"]) == (1100, 700)


def test_the_seed_is_that_of_the_next_match_only(tmp_path: Path, looks: list[Look]) -> None:
    houses: list[House] = []
    looks.append(lambda stack: houses.append(stack.top.house))  # type: ignore[attr-defined]
    app.run(args(tmp_path, seed=7))
    assert houses[0].next_seed() == 7
    assert houses[0].next_seed() != 7


def test_the_ui_log_begins_with_the_first_picture(tmp_path: Path, looks: list[Look]) -> None:
    app.run(args(tmp_path, ui_log=tmp_path / "ui.jsonl"))
    lines = [json.loads(line) for line in (tmp_path / "ui.jsonl").read_text("utf-8").splitlines()]
    assert [line["scene"] for line in lines][:2] == ["start", "home"]
    assert lines[0]["controls"] == []
    assert all(line["size"] == [960, 600] for line in lines)


def test_a_second_copy_says_so_and_keeps_its_hands_off(tmp_path: Path, looks: list[Look]) -> None:
    first = Lock(tmp_path)
    assert first.take()
    names: list[str] = []
    looks.append(lambda stack: names.extend(control.id for control in stack.top.desk.controls()))
    assert app.run(args(tmp_path)) == 3
    first.release()
    assert names == ["second.quit"]
    assert not (tmp_path / "settings.json").exists()
    assert app.run(args(tmp_path)) == 0


def test_settings_that_are_broken_are_told(tmp_path: Path, looks: list[Look]) -> None:
    (tmp_path / "settings.json").write_text("{ broken", "utf-8")
    told: list[str | None] = []
    looks.append(lambda stack: told.append(stack.ui.toasts.text))
    assert app.run(args(tmp_path)) == 0
    assert told[0]
    assert (tmp_path / "settings.json.bad").read_text("utf-8") == "{ broken"


def test_a_content_folder_that_is_not_there_opens_no_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "Window", lambda *_: pytest.fail("a window was opened"))
    with pytest.raises(ContentError, match="is not a folder"):
        app.run(args(tmp_path / "user", data=[tmp_path / "none"]))


def test_without_a_display_it_says_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none(*_: object) -> None:
        raise windows.NoDisplay("nothing to see")

    monkeypatch.setattr(windows, "Window", none)
    assert app.run(args(tmp_path)) == 2
    error = capsys.readouterr().err
    assert error.startswith("error: there is no display")
    assert len(error.splitlines()) == 1


# --- crashes
class Broken(Scene):
    """Breaks at the first turn, with something already on its way."""

    name = "broken"

    def update(self, ms: float) -> None:
        self.go(Quit())
        raise RuntimeError("the lacquer is cracked")


class BrokenAtOnce(Scene):
    """Breaks before it is there."""

    def enter(self) -> None:
        raise RuntimeError("the lid is stuck")


@pytest.fixture
def house(tmp_path: Path) -> House:
    made = app.off_screen((960, 600), Settings(lang="en", speed=0.0, bot_pause=0.0))
    made.folder = UserFolder(tmp_path)
    return made


def quit_from(name: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Leaves the app as soon as that scene is shown; the scenes that were shown before."""
    shown: list[str] = []
    turn = Stack.turn

    def turned(stack: Stack) -> None:
        shown.append(stack.top.name)
        if stack.top.name == name:
            stack.handle(pygame.event.Event(pygame.QUIT))
        else:
            turn(stack)

    monkeypatch.setattr(Stack, "turn", turned)
    return shown


@pytest.mark.parametrize("scene", [Broken, BrokenAtOnce])
def test_a_crash_is_reported_in_a_scene_of_its_own(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scene: type[Scene]
) -> None:
    shown = quit_from("crash", monkeypatch)
    assert app._live(house, scene(house.ui)) == 1
    assert shown[-1] == "crash"
    (report,) = (tmp_path / "reports").glob("crash-*.txt")
    text = report.read_text("utf-8")
    assert "RuntimeError: the l" in text
    assert "pygame-ce: " in text


def test_a_crash_of_the_crash_scene_ends_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Scene:
        scene = Broken(house.ui)
        monkeypatch.setattr(Broken, "name", "crash")
        return scene

    monkeypatch.setattr(House, "crash", broken)
    assert app._live(house, Broken(house.ui)) == 1


def test_after_a_crash_the_match_goes_on_and_may_crash_again(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = samples.lively(house, "deep_sea", folder=UserFolder(tmp_path).saves)
    digest = session.match.digest()
    table = house.play(session)
    crashes: list[str] = []

    def turn(stack: Stack) -> None:
        if stack.top.name == "crash":
            if len(crashes) == 2:
                stack.handle(pygame.event.Event(pygame.QUIT))
                return
            go_on: Callable[[], None] = stack.top.go_on  # type: ignore[attr-defined]
            go_on()
            stack.step(16)
        else:
            crashes.append(stack.top.session.match.digest())  # type: ignore[attr-defined]
            raise RuntimeError("once more")

    monkeypatch.setattr(Stack, "turn", turn)
    assert app._live(house, table) == 1
    assert crashes == [digest, digest]
