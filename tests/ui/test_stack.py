"""Scenes over scenes, the loop, dialogs, toasts, and what the ui log tells."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.controls import Button, Label, Mark
from game.ui.dialog import Answer, Dialog
from game.ui.kit import Ui
from game.ui.motion import To
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Pop, Push, Quit, Replace, Reset, Scene
from game.ui.stack import Stack
from game.ui.uilog import UiLog
from tests.ui.conftest import Hands
from tests.ui.gallery import Taste


class Quiet(Scene):
    """A scene that notes what happens to it."""

    name = "quiet"

    def __init__(self, ui: Ui, title: str = "quiet") -> None:
        super().__init__(ui)
        self.title = title
        self.notes: list[object] = []
        self.x = 0.0
        self.painted = self.built = 0

    def enter(self) -> None:
        self.notes.append("enter")

    def leave(self) -> None:
        self.notes.append("leave")

    def resumed(self, result: object) -> None:
        self.notes.append(result)

    def build(self) -> list[Mark]:
        self.built += 1
        return [Button(Rect(10, 10, 100, 50), "one", "One"), Label(Rect(0, 0, 50, 50), "hi")]

    def paint(self, canvas: Canvas) -> None:
        self.painted += 1


def test_nothing_is_drawn_while_nothing_changes(ui: Ui) -> None:
    scene = Quiet(ui)
    stack = Stack(ui, scene)
    for _ in range(50):
        stack.step(16)
    assert (scene.painted, stack.frames, scene.built) == (1, 1, 1)
    scene.motion.run(To(scene, 100, x=1))
    for _ in range(50):
        stack.step(10)
    assert 9 <= scene.painted - 1 <= 12
    assert scene.built == 1


def test_moves(ui: Ui) -> None:
    home, table, other = (Quiet(ui, name) for name in ("home", "table", "other"))
    stack = Stack(ui, home)
    for move, names in (
        (Push(table), ["home", "table"]),
        (Replace(other), ["home", "other"]),
        (Pop("won"), ["home"]),
        (Push(table), ["home", "table"]),
        (Reset(other), ["other"]),
    ):
        stack.top.go(move)
        stack.step(16)
        assert titles(stack) == names
    assert home.notes == ["enter", "won", "leave"]
    stack.top.go(Quit())
    stack.step(16)
    assert stack.scenes == []


def test_esc_takes_an_overlay_off_and_the_picture_below_is_drawn_once(ui: Ui, hands: type[Hands]) -> None:
    scene = Quiet(ui)
    hand = hands(scene)
    ask = Dialog(
        ui, "ask", "Leave?", "It waits.", [Answer("stay", "Stay"), Answer("leave", "Leave", style="vermilion")]
    )
    scene.go(Push(ask))
    hand.wait(300)
    painted = scene.painted
    hand.move((500, 500))
    ui.redraw()
    hand.wait(50)
    assert scene.painted == painted
    hand.key(pygame.K_ESCAPE)
    assert titles(hand.stack) == ["quiet"]
    assert scene.notes == ["enter", "stay"]


def titles(stack: Stack) -> list[str]:
    return [scene.title if isinstance(scene, Quiet) else scene.name for scene in stack.scenes]


def test_the_safe_answer_is_first_brass_and_what_enter_presses(ui: Ui, hands: type[Hands]) -> None:
    gone: list[str] = []
    scene = Quiet(ui)
    hand = hands(scene)
    answers = [Answer("stay", "Stay"), Answer("leave", "Leave", lambda: gone.append("left"))]
    hand.scene.go(Push(Dialog(ui, "ask", "Leave?", "It waits.", answers)))
    hand.wait(20)
    hand.key(pygame.K_RETURN)
    assert scene.notes[-1] == "stay"
    hand.scene.go(Push(Dialog(ui, "ask", "Leave?", "It waits.", answers)))
    hand.wait(20)
    hand.click("ask.leave")
    assert gone == ["left"]


def test_a_covered_motion_waits(ui: Ui) -> None:
    scene, cover = Quiet(ui), Quiet(ui)
    stack = Stack(ui, scene)
    scene.motion.run(To(scene, 100, x=1))
    scene.go(Push(cover))
    for _ in range(20):
        stack.step(16)
    assert scene.x < 1
    cover.go(Pop())
    for _ in range(20):
        stack.step(16)
    assert scene.x == 1


def test_toasts_come_one_at_a_time(ui: Ui) -> None:
    stack = Stack(ui, Quiet(ui))
    ui.toast("one")
    ui.toast("two")
    ui.toast("two")
    assert ui.toasts.text == "one"
    for _ in range(53):
        stack.step(50)
    assert ui.toasts.text == "two"
    for _ in range(53):
        stack.step(50)
    assert ui.toasts.text is None


def test_the_log_tells_each_change_once(kit: Callable[..., Ui], tmp_path: Path, hands: type[Hands]) -> None:
    ui = kit("vi", (1366, 768))
    ui.log = UiLog(tmp_path / "log.jsonl")
    hand = hands(Quiet(ui))
    ui.redraw()
    hand.wait(100)
    hand.move(hand.spot("one"))
    hand.wait(100)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["controls"][0]["state"] for line in lines] == ["on", "hover"]
    assert lines[0] == {
        "scene": "quiet",
        "lang": "vi",
        "size": [1366, 768],
        "controls": [
            {"id": "one", "kind": "button", "label": "One", "state": "on", "why": None, "rect": [7, 7, 71, 36]}
        ],
    }
    x, y, w, h = lines[1]["controls"][0]["rect"]
    assert hand.scene.desk.pointer.over((x + w // 2, y + h // 2)) is hand.scene.desk.find("one")


def test_a_new_size_is_laid_out_after_it_settles(ui: Ui, hands: type[Hands]) -> None:
    scene = Quiet(ui)
    hand = hands(scene)
    other = pygame.Surface((1366, 768))
    ui.screen._source = lambda: other
    hand.wait(20)
    assert ui.screen.size == (1366, 768)
    hand.wait(300)
    assert scene.built == 2
    assert not hand.stack.moving


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_every_component_is_drawn_in_every_language_and_size(kit: Callable[..., Ui], lang: str) -> None:
    from tests.ui.gallery import Gallery

    for size in ((960, 600), (1366, 768), (1000, 1400), (1, 1)):
        ui = kit(lang, size)
        stack = Stack(ui, Gallery(ui))
        stack.step(16)
        assert stack.frames == 1


def test_mute_and_fullscreen_are_kept(ui: Ui, hands: type[Hands]) -> None:
    kept: list[bool] = []
    ui.keep = lambda: kept.append(True)
    hand = hands(Quiet(ui))
    hand.key(pygame.K_m)
    hand.key(pygame.K_F11)
    hand.key(pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert ui.settings.mute
    assert not ui.settings.fullscreen
    assert len(kept) == 3


def test_a_new_language_builds_every_scene_anew(kit: Callable[..., Ui]) -> None:
    ui, other = kit("en"), kit("fa")
    below, above = Quiet(ui), Quiet(ui)
    stack = Stack(ui, below)
    stack.step(16)
    below.go(Push(above))
    stack.step(16)
    ui.speak(other.words, other.pen)
    stack.step(16)
    assert above.built == 2
    assert above.desk.box("one").right == 1910
    above.go(Pop())
    stack.step(16)
    stack.step(16)
    assert below.desk.box("one").right == 1910


class Guarded(Scene):
    """Counts how often nobody was there."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.left = 0

    def away(self) -> None:
        self.left += 1


def test_who_does_nothing_for_long_has_gone(ui: Ui, hands: type[Hands]) -> None:
    scene = Guarded(ui)
    guest = hands(scene)
    guest.wait(44_000)
    guest.key(pygame.K_TAB)
    guest.wait(44_900)
    assert scene.left == 0
    guest.wait(10_000)
    assert scene.left == 1, "once, until somebody comes back"
    guest.move((5, 5))
    guest.wait(46_000)
    assert scene.left == 2


def test_nobody_is_taken_to_have_gone_where_it_is_not_wanted(kit: Callable[..., Ui], hands: type[Hands]) -> None:
    ui = kit("en", (960, 600), Taste(cover_after=0.0))
    scene = Guarded(ui)
    guest = hands(scene)
    guest.wait(100_000)
    assert scene.left == 0


def test_watching_for_somebody_draws_nothing(ui: Ui, hands: type[Hands]) -> None:
    guest = hands(Guarded(ui))
    guest.wait(500)
    frames = guest.stack.frames
    guest.wait(44_000)
    assert guest.stack.frames == frames
