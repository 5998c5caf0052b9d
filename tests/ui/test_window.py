"""The window: its place, twenty times fullscreen, nothing lost."""

import pygame
import pytest

from game.ui.kit import Ui
from game.ui.scene import Scene
from game.ui.screen import Screen
from game.ui.stack import Stack
from game.ui.window import LEAST, NoDisplay, Place, Window, first_size, valid_place
from tests.ui.gallery import Gallery


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ((100, 50, 1280, 800), True),
        ((2000, 50, 1280, 800), True),
        ((-3000, 50, 1280, 800), False),
        ((100, -40, 1280, 800), False),
        ((100, 1000, 1280, 800), False),
        ((0, 0, 400, 300), False),
        ((0, 0, 9000, 800), False),
        (None, False),
    ],
)
def test_a_remembered_place_must_still_be_on_a_desktop(place: Place | None, kept: bool) -> None:
    desktops = [(1920, 1080), (1920, 1080)]
    assert valid_place(place, desktops) == (place if kept else None)


@pytest.mark.parametrize("desktop", [(1366, 768), (1920, 1080), (3840, 2160), (800, 600)])
def test_the_first_window_is_large_and_never_too_small(desktop: tuple[int, int]) -> None:
    w, h = first_size(desktop)
    assert w >= LEAST[0]
    assert h >= LEAST[1]
    assert w <= max(desktop[0], LEAST[0])


def test_twenty_times_fullscreen_keeps_everything(ui: Ui) -> None:
    window = Window("Bàn Tròn", size=(1000, 700))
    try:
        ui.window, ui.screen = window, Screen(window.surface)
        scene: Scene = Gallery(ui)
        stack = Stack(ui, scene)
        stack.step(16)
        scene.desk.ring = True
        scene.desk.set_focus("rules")
        for _ in range(20):
            ui.set_fullscreen(not window.fullscreen)
            for _ in range(20):
                stack.step(16)
            assert ui.screen.size == window.surface().get_size()
            assert scene.desk.focus == "rules"
        assert window.surface().get_size() == (1000, 700)
        assert window.place[2:] == (1000, 700)
    finally:
        window.close()


def test_no_screen_is_one_clear_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise pygame.error("no available video device")

    monkeypatch.setattr(pygame, "Window", refuse)
    with pytest.raises(NoDisplay, match="no available video device"):
        Window("Bàn Tròn")


def test_a_maximised_window_remembers_where_it_was() -> None:
    window = Window("Bàn Tròn", size=(1000, 700))
    try:
        before = window.place
        window._window.size = (1024, 768)
        window.note(pygame.event.Event(pygame.WINDOWRESIZED, x=1024, y=768))
        window.note(pygame.event.Event(pygame.WINDOWMAXIMIZED))
        assert window.place[2:] == before[2:]
        window.note(pygame.event.Event(pygame.WINDOWRESTORED))
        assert window.place[2:] == (1024, 768)
    finally:
        window.close()


def test_a_blind_driver_is_no_screen_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    Window("Bàn Tròn", size=(1000, 700)).close()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":9999")
    pygame.display.quit()
    with pytest.raises(NoDisplay):
        Window("Bàn Tròn", size=(1000, 700))
