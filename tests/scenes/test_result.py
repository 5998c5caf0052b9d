"""The end of a match: who won and why, what can be seen, and where it leads."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.scenes.play import Play
from game.scenes.result import Result
from game.scenes.scores import Scores
from game.ui.controls import Button, IconButton, Label
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import banked, over, plain


def opened(house: Houses, lang: str = "en", seats: int = 4, dives: int = 3) -> tuple[Guest, Result]:
    home = house(lang)
    scene = home.result(over(home, seats, dives=dives))
    assert isinstance(scene, Result)
    guest = Guest(home, scene)
    guest.wait(500)
    return guest, scene


def scores(scene: Result) -> Scores:
    assert isinstance(scene.body, Scores)
    return scene.body


def shown(guest: Guest) -> set[str]:
    """All single lines on the screen."""
    assert isinstance(guest.top, Result)
    return {plain(mark.text) for mark in scores(guest.top).still if isinstance(mark, Label)}


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize(("seats", "dives", "size"), [(2, 1, (960, 600)), (4, 3, (1366, 768)), (6, 5, (1920, 1080))])
def test_every_table_fits_in_every_language(
    house: Houses, lang: str, seats: int, dives: int, size: tuple[int, int]
) -> None:
    home = house(lang, size, text_size=1.4 if seats == 6 else 1.0)
    scene = Result(home, over(home, seats, dives=dives))
    guest = Guest(home, scene)
    guest.wait(100)
    screen = home.ui.screen
    for mark in (*scores(scene).still, *(placed.mark for placed in guest.top.desk.placed)):
        assert screen.surface.get_rect().contains(screen.px(mark.rect)), mark
    assert not home.ui.words.missing
    assert not home.ui.words.faults


@pytest.mark.rule("DS-21")
def test_the_table_tells_points_by_dive_relics_and_total(house: Houses) -> None:
    guest, scene = opened(house)
    facts, words = scene.result.facts, guest.ui.words
    numbers = {plain(words.number(points)) for row in facts["gained"] for points in row}
    numbers |= {plain(words.number(score)) for score in scene.result.scores}
    numbers |= {plain(words.number(len(levels))) for levels in facts["levels"]}
    assert numbers <= shown(guest)
    assert {"Dive 1", "Dive 2", "Dive 3", "Relics", "Total"} <= shown(guest)


def test_more_dives_than_three_have_columns_too(house: Houses) -> None:
    guest, scene = opened(house, seats=2, dives=5)
    dives = scene.result.facts["dives"]
    assert dives > 3
    assert {f"Dive {n}" for n in range(1, dives + 1)} <= shown(guest) or {
        f"D{n}" for n in range(1, dives + 1)
    } <= shown(guest)


def test_the_reveal_can_be_skipped(house: Houses) -> None:
    home = house()
    home.settings.speed = 1.0
    home.ui.apply()
    scene = Result(home, over(home))
    guest = Guest(home, scene)
    assert scores(scene).rounds < 1
    assert scene.moving
    guest.tap(pygame.K_SPACE)
    assert (scores(scene).rounds, scores(scene).turned) == (3, 1)
    assert not scene.moving


def test_space_does_nothing_else(house: Houses) -> None:
    guest, scene = opened(house)
    guest.tap(pygame.K_SPACE)
    assert guest.top is scene


def test_what_others_won_can_be_seen(house: Houses) -> None:
    guest, scene = opened(house)
    other = scores(scene).ending.places[-1][1]
    before = guest.picture()
    guest.press(f"result.seat.{other}")
    guest.wait(100)
    assert scores(scene).seat == other
    assert guest.picture() != before


# --- what next
def test_again_is_the_same_people_and_another_deal(house: Houses) -> None:
    guest, scene = opened(house)
    guest.press("result.again")
    assert isinstance(guest.top, Play)
    again = guest.top.session
    assert [one.name for one in again.people] == [one.name for one in scene.session.people]
    assert again.match.options == scene.session.match.options
    assert again.match.seed != scene.session.match.seed
    assert again.saver is not None


def test_enter_plays_again_but_not_at_once(house: Houses) -> None:
    home = house()
    scene = home.result(over(home))
    guest = Guest(home, scene)
    guest.tap(pygame.K_RETURN)
    assert guest.top is scene
    guest.wait(500)
    guest.tap(pygame.K_RETURN)
    assert guest.top.name == "play"


def test_the_same_deal_can_be_played_again(house: Houses) -> None:
    guest, scene = opened(house)
    guest.press("result.same")
    assert isinstance(guest.top, Play)
    assert guest.top.session.match.seed == scene.session.match.seed


def test_changing_seats_opens_the_set_up_with_these_people(house: Houses) -> None:
    guest, scene = opened(house)
    guest.press("result.seats")
    assert guest.top.name == "setup"
    last = guest.house.settings.tables["deep_sea"]
    assert [chair.name for chair in last.chairs] == [one.name for one in scene.session.people]
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "home"


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_way_home(house: Houses, way: str) -> None:
    guest, _ = opened(house)
    if way == "button":
        guest.press("result.home")
    else:
        guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "home"


def test_the_match_can_be_watched_again(house: Houses) -> None:
    guest, scene = opened(house)
    guest.press("result.replay")
    assert guest.top.name == "replay"
    guest.tap(pygame.K_ESCAPE)
    assert guest.top is scene


def test_a_picture_is_kept_without_buttons(house: Houses) -> None:
    guest, _ = opened(house)
    guest.press("result.picture")
    assert guest.house.folder
    (path,) = (guest.house.folder.path / "pictures").iterdir()
    kept = pygame.image.load(path)
    assert kept.get_size() == guest.ui.screen.size
    box = guest.top.desk.box("result.again")
    assert kept.get_at((box.x + 12, box.centery))[:3] != guest.ui.screen.surface.get_at((box.x + 12, box.centery))[:3]


def test_a_picture_that_cannot_be_kept_is_told(house: Houses) -> None:
    guest, scene = opened(house)
    assert guest.house.folder
    (guest.house.folder.path / "pictures").write_text("in the way")
    guest.press("result.picture")
    assert guest.top is scene
    assert guest.ui.toasts.moving


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("size", [(960, 600), (1366, 768), (1920, 1080)])
def test_what_looks_back_says_what_it_does(house: Houses, lang: str, size: tuple[int, int]) -> None:
    home = house(lang, size)
    guest = Guest(home, home.result(over(home)))
    for name in ("result.same", "result.replay", "result.picture"):
        assert isinstance(guest.control(name), Button)
        assert guest.control(name).tip


def test_words_without_room_leave_their_icons(house: Houses) -> None:
    home = house("fa", (960, 600), text_size=1.4, ui_scale=1.4)
    guest = Guest(home, home.result(over(home)))
    assert isinstance(guest.control("result.picture"), IconButton)
    assert home.ui.words("result-picture") in (guest.control("result.picture").label or "")


@pytest.mark.parametrize("size", [(960, 600), (1366, 768), (1920, 1080)])
def test_the_laurels_of_four_winners_are_whole(house: Houses, size: tuple[int, int]) -> None:
    home = house("vi", size)
    session = over(home)
    assert session.match.result
    session.match.result = msgspec.structs.replace(session.match.result, winners=(0, 1, 2, 3))
    body = scores(Result(home, session))
    x, y, radius = body._table()
    k = radius / 344
    reach = radius - 22 * k + 160 * k * 124 / 168
    assert reach <= x
    assert y + radius + 40 * k <= body.rows(home.ui.screen.all)[1].y


def test_tab_reaches_everything(house: Houses) -> None:
    guest, _ = opened(house)
    reached = set()
    for _ in range(len(guest.ids) + 1):
        guest.tap(pygame.K_TAB)
        reached.add(guest.top.desk.focus)
    assert guest.ids <= reached


def test_a_match_that_is_not_over_has_no_result(house: Houses) -> None:
    home = house()
    session = banked(home, ["1-0"], ["1-1"])
    session.match.result = None
    with pytest.raises(ValueError, match="not over"):
        Result(home, session)
