"""Settings: everything acts at once, is kept, and goes back to usual when asked twice."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.disk import settings
from game.disk.settings import FIELDS, Settings
from game.scenes.house import House
from game.scenes.preference_pages import PAGES
from game.scenes.preferences import UNTOUCHED, Preferences
from tests.scenes.conftest import Guest, Houses


def at(house: House, page: str) -> Guest:
    return Guest(house, Preferences(house, page))


def kept(house: House) -> Settings:
    assert house.folder
    return settings.load(house.folder.settings)[0]


def slide(guest: Guest, name: str, steps: int) -> None:
    """By keyboard: to the start, then so many steps on."""
    while guest.top.desk.focus != name:
        guest.tap(pygame.K_TAB)
    guest.tap(pygame.K_HOME)
    ahead = pygame.K_LEFT if guest.ui.screen.mirrored else pygame.K_RIGHT
    for _ in range(steps):
        guest.tap(ahead)


def moves(guest: Guest) -> bool:
    return guest.top.moving


@pytest.mark.parametrize(
    ("page", "press", "name", "value"),
    [
        ("general", "settings.lang.fa", "lang", "fa"),
        ("general", "settings.fullscreen", "fullscreen", True),
        ("game", "settings.speed.4", "speed", 4.0),
        ("game", "settings.speed.0.5", "speed", 0.5),
        ("game", "settings.less_motion", "less_motion", True),
        ("game", "settings.bot_pause.1.2", "bot_pause", 1.2),
        ("game", "settings.hints", "hints", False),
        ("game", "settings.hold_keys", "hold_keys", False),
        ("game", "settings.cover_after.120", "cover_after", 120.0),
        ("sound", "settings.mute", "mute", True),
        ("sound", "settings.mute_in_background", "mute_in_background", False),
    ],
)
def test_a_press_acts_and_is_kept(house: Houses, page: str, press: str, name: str, value: object) -> None:
    home = house()
    guest = at(home, page)
    assert getattr(home.settings, name) != value
    guest.press(press)
    assert getattr(home.settings, name) == value
    assert getattr(kept(home), name) == value


def test_digits_matter_only_where_there_are_two_kinds(house: Houses) -> None:
    assert at(house("en"), "general").control("settings.digits.native").off
    home = house("fa")
    guest = at(home, "general")
    assert home.ui.words.number(12) == "۱۲"
    guest.press("settings.digits.latin")
    assert home.ui.words.number(12) == "12"
    assert kept(home).digits == "latin"


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    ("page", "name", "steps", "value"),
    [
        ("general", "text_size", 10, 1.4),
        ("general", "text_size", 3, 1.05),
        ("general", "ui_scale", 9, 1.25),
        ("sound", "master", 3, 0.3),
        ("sound", "effects", 0, 0.0),
    ],
)
def test_a_slider_acts_and_is_kept(house: Houses, lang: str, page: str, name: str, steps: int, value: float) -> None:
    home = house(lang)
    slide(at(home, page), f"settings.{name}", steps)
    assert getattr(home.settings, name) == pytest.approx(value)
    assert getattr(kept(home), name) == pytest.approx(value)


def test_text_grows_while_the_slider_is_dragged(house: Houses) -> None:
    home = house()
    guest = at(home, "general")
    box = guest.top.desk.box("settings.text_size")
    guest.move(box.center)
    guest.down(box.center)
    guest.move((box.right, box.centery))
    assert home.ui.screen.text_size == 1.4
    assert kept(home).text_size == 1.0
    guest.up((box.right, box.centery))
    assert kept(home).text_size == 1.4


def test_the_sample_shows_the_text_size(house: Houses) -> None:
    home = house()
    guest = at(home, "keys")
    before = guest.picture()
    home.settings.text_size = 1.2
    home.ui.apply()
    guest.stack.refresh()
    assert guest.picture() != before


def test_the_diver_of_the_sample_walks_at_the_chosen_speed(house: Houses) -> None:
    home = house()
    guest = at(home, "game")
    guest.press("settings.speed.1")
    assert moves(guest)
    guest.wait(3000)
    assert not moves(guest)
    guest.press("settings.speed.0")
    assert not moves(guest)


def test_everything_goes_back_to_usual_but_language_people_and_window(house: Houses) -> None:
    home = house("fa", text_size=1.3, ui_scale=0.9, mute=True, hints=False, fullscreen=True, master=0.1)
    home.settings.tables["deep_sea"] = settings.LastTable(free_undo=True)
    guest = at(home, "general")
    guest.press("settings.reset")
    guest.tap(pygame.K_RETURN)
    assert home.settings.mute
    guest.press("settings.reset")
    guest.press("settings.reset.reset")
    usual = Settings()
    for name in FIELDS.keys() - UNTOUCHED:
        assert getattr(home.settings, name) == getattr(usual, name), name
    assert home.settings.lang == "fa"
    assert home.settings.tables["deep_sea"].free_undo
    assert home.ui.screen.text_size == 1.0
    assert msgspec.to_builtins(kept(home)) == msgspec.to_builtins(home.settings)


def test_settings_lie_over_what_is_open_and_give_it_back(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.home())
    guest.press("home.settings")
    assert guest.top.name == "settings"
    guest.press("settings.lang.vi")
    guest.press("settings.back")
    assert guest.top.name == "home"
    assert guest.control("home.quit").label == "Thoát"


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("page", [page for page, _ in PAGES])
@pytest.mark.parametrize(
    ("size", "tastes"), [((1920, 1080), {}), ((960, 600), {"text_size": 1.4}), ((1366, 768), {"ui_scale": 1.3})]
)
def test_controls_lie_on_the_screen_and_apart(
    house: Houses, lang: str, page: str, size: tuple[int, int], tastes: dict[str, float]
) -> None:
    guest = at(house(lang, size, **tastes), page)
    seen = {name: guest.top.desk.box(name) for name in guest.ids if guest.control(name).kind != "scroll"}
    seen = {name: box for name, box in seen.items() if box.w and box.h}
    screen = pygame.Rect((0, 0), size)
    for name, box in seen.items():
        assert screen.contains(box), name
        others = [other for other, there in seen.items() if other != name and there.inflate(-2, -2).colliderect(box)]
        assert not others, (name, others)
    assert not guest.house.ui.words.missing
    assert not guest.house.ui.words.faults
