"""Home: languages, boxes, matches that wait, and what happens when their files are not as they should be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.disk.paths import UserFolder
from game.disk.saves import Person
from game.disk.trouble import Trouble
from game.scenes.house import House
from game.scenes.saved import WHY
from game.scenes.session import begin
from game.ui.controls import Paragraph
from game.ui.controls.button import NOTE_SIZE
from tests.scenes.conftest import Guest, Houses

PEOPLE = (Person(name="Lan"), Person(name="مریم", colour="azure"))


def saved(house: House, answers: int = 6, people: tuple[Person, ...] = PEOPLE) -> Path:
    """A match left in the middle."""
    assert house.folder
    session = begin(house.games["deep_sea"], people, {}, 7, house.folder.saves, house.packs("deep_sea"))
    for _ in range(answers):
        question = session.match.waiting
        assert question
        session.answer(session.match.choose(house.games["deep_sea"].bots["random"], question.seats[0]))
    assert session.leave()
    assert session.saver
    return session.saver.path


# --- language
def test_the_first_run_asks_for_the_language_once(house: Houses) -> None:
    home = house(None)
    guest = Guest(home, home.home())
    assert guest.top.name == "welcome"
    guest.press("welcome.fa")
    assert guest.top.name == "home"
    assert home.ui.words.lang == home.settings.lang == "fa"
    assert Guest(house("fa"), house("fa").home()).top.name == "home"


def test_the_welcome_can_be_left_with_the_language_shown(house: Houses) -> None:
    home = house(None)
    guest = Guest(home, home.home())
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "home"
    assert home.settings.lang == "vi"


def test_the_language_changes_at_once_and_is_kept(house: Houses) -> None:
    home = house("vi")
    guest = Guest(home, home.home())
    assert guest.control("home.quit").label == "Thoát"
    before = guest.picture()
    guest.press("home.lang.fa")
    assert guest.control("home.quit").label == "خروج"
    assert home.ui.screen.mirrored
    assert guest.picture() != before
    assert home.folder
    assert '"lang":"fa"' in home.folder.settings.read_text().replace(" ", "")


# --- the table
def test_the_box_opens_by_mouse_and_by_enter(house: Houses) -> None:
    home = house()
    ways: list[Callable[[Guest], None]] = [
        lambda guest: guest.press("home.box.deep_sea"),
        lambda guest: guest.press("home.play"),
        lambda guest: guest.tap(pygame.K_RETURN),
    ]
    for way in ways:
        guest = Guest(home, home.home())
        way(guest)
        assert guest.top.name == "setup"


def test_one_game_needs_no_chevrons(house: Houses) -> None:
    home = house()
    home.games = {"deep_sea": home.games["deep_sea"]}
    guest = Guest(home, home.home())
    assert not {"home.next", "home.previous", "home.saved", "home.continue"} & guest.ids


class Twin:
    """Another game that only differs by its id."""

    def __init__(self, name: str, like: object) -> None:
        self.id, self._like = name, like

    def __getattr__(self, name: str) -> object:
        return getattr(self._like, name)


@pytest.fixture
def three(house: Houses) -> House:
    home = house()
    like = home.games["deep_sea"]
    home.games = {name: Twin(name, like) for name in ("lost_cities", "deep_sea", "tam_quoc_sat")}  # type: ignore[misc]
    return home


def test_the_table_turns_another_box_to_the_front(three: House) -> None:
    guest = Guest(three, three.home())
    scene = guest.top
    assert scene.susan.game == "lost_cities"  # type: ignore[attr-defined]
    guest.press("home.next")
    assert scene.susan.game == "deep_sea"  # type: ignore[attr-defined]
    assert guest.top.name == "home"
    guest.press("home.box.tam_quoc_sat")
    assert scene.susan.turn == 2.0  # type: ignore[attr-defined]
    assert guest.top.name == "home"
    guest.press("home.next")
    assert scene.susan.game == "lost_cities"  # type: ignore[attr-defined]


def test_esc_never_quits(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.home())
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "home"
    guest.click("home.quit")
    assert not guest.stack.scenes


def test_everything_on_home_is_reached_by_tab(house: Houses) -> None:
    home = house()
    saved(home)
    saved(home)
    guest = Guest(home, home.home())
    reached = set()
    for _ in range(40):
        guest.tap(pygame.K_TAB)
        reached.add(guest.top.desk.focus)
    stops = {control.id for control in guest.top.desk.controls() if control.tab}
    assert stops <= reached
    assert {"home.continue", "home.saved", "home.play", "home.sound", "home.lang.en"} <= reached


# --- matches that wait
def test_the_latest_match_goes_on(house: Houses) -> None:
    home = house()
    saved(home)
    guest = Guest(home, home.home())
    tile = guest.control("home.continue")
    assert any("Lan" in line for line in tile.lines)  # type: ignore[attr-defined]
    guest.press("home.continue")
    assert guest.top.name == "play"
    assert guest.top.session.people[0].name == "Lan"  # type: ignore[attr-defined]
    assert len(guest.top.session.match.log) >= 6  # type: ignore[attr-defined]


def test_a_match_is_deleted_only_after_a_question(house: Houses) -> None:
    home = house()
    first, second = saved(home), saved(home)
    guest = Guest(home, home.home())
    guest.press("home.saved")
    assert guest.top.name == "saved"
    guest.press("saved.1.delete")
    guest.press("saved.delete.keep")
    assert first.exists()
    assert second.exists()
    for _ in range(2):
        guest.press("saved.1.delete")
        guest.press("saved.delete.delete")
    assert not first.exists()
    assert not second.exists()
    assert guest.top.name == "home"
    assert "home.continue" not in guest.ids


def test_a_broken_file_is_listed_with_its_reason_and_cannot_be_opened(house: Houses) -> None:
    home = house()
    saved(home)
    assert home.folder
    (home.folder.saves / "odd.match").write_bytes(b"\x00\x01 nothing")
    guest = Guest(home, home.home())
    assert "home.continue" in guest.ids
    guest.press("home.saved")
    rows = {name: guest.control(f"saved.{name}.open") for name in ("1", "2")}
    assert sorted(row.off for row in rows.values()) == [False, True]


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_the_tile_names_the_game_that_goes_on(house: Houses, lang: str) -> None:
    home = house(lang)
    assert home.folder
    people = tuple(Person(name=f"P{seat}", plays="easy") for seat in range(5))
    session = begin(home.games["tam_quoc_sat"], people, {}, 5, home.folder.saves, home.packs("tam_quoc_sat"))
    for _ in range(30):
        session.answer_unasked()
    assert session.leave()
    tile = Guest(home, home.home()).control("home.continue")
    assert tile.lines[0].startswith(home.ui.words("tam_quoc_sat-name"))  # type: ignore[attr-defined]
    assert all(home.ui.measure(line, NOTE_SIZE) <= tile.rect.w - 102 for line in tile.lines[:-1])  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_what_is_odd_about_a_match_is_told_whole_and_names_no_file(house: Houses, lang: str) -> None:
    home = house(lang)
    path, _ = saved(home), saved(home)
    path.write_bytes(path.read_bytes().replace(b'"packs":{', b'"packs":{"an_extra_pack_with_a_long_name":"0",', 1))
    guest = Guest(home, home.home())
    guest.press("home.saved")
    (told,) = [p.mark for p in guest.top.desk.placed if isinstance(p.mark, Paragraph)]
    assert path.stem not in str(told.text)
    assert home.ui.tall(str(told.text), WHY, told.rect.w, leading=1.3) <= told.rect.h


def test_an_answer_that_no_longer_fits_is_told_and_the_file_left_alone(house: Houses) -> None:
    home = house()
    path = saved(home)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], b'["swim",[0],["fly"],"human"]\n', *lines[4:]]))
    before = path.read_bytes()
    for copy in path.parent.glob("*.round"):
        copy.unlink()
    guest = Guest(home, home.home())
    guest.press("home.continue")
    assert guest.top.name == "dialog"
    guest.press("resume.keep")
    assert guest.top.name == "home"
    assert path.read_bytes() == before
    guest.press("home.continue")
    guest.press("resume.go_on")
    assert guest.top.name == "play"


def test_a_match_with_other_content_asks_first(house: Houses) -> None:
    home = house()
    path = saved(home)
    head, _, rest = path.read_bytes().partition(b"\n")
    (digest,) = home.packs("deep_sea").values()
    assert digest.encode() in head
    path.write_bytes(head.replace(digest.encode(), b"0" * len(digest)) + b"\n" + rest)
    guest = Guest(home, home.home())
    guest.press("home.continue")
    assert guest.top.name == "dialog"
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "home"


# --- corner and notice
def test_the_corner_turns_sound_and_fullscreen(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.home())
    guest.press("home.sound")
    assert home.settings.mute
    assert guest.control("home.sound").icon == "mute"  # type: ignore[attr-defined]
    guest.press("home.fullscreen")
    assert home.settings.fullscreen


def test_a_temporary_folder_is_told_all_the_time(house: Houses, tmp_path: Path) -> None:
    home = house()
    plain = Guest(home, home.home()).picture()
    home.folder = UserFolder(tmp_path, temporary=True, why=Trouble("trouble-memory", {"folder": "/nowhere"}))
    assert Guest(home, home.home()).picture() != plain


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize(
    ("size", "tastes"),
    [((1920, 1080), {}), ((960, 600), {"text_size": 1.4}), ((1366, 768), {"ui_scale": 1.3}), ((700, 1000), {})],
)
def test_controls_stay_on_the_screen_and_apart(
    house: Houses, lang: str, size: tuple[int, int], tastes: dict[str, float]
) -> None:
    home = house(lang, size, **tastes)
    saved(home)
    saved(home)
    guest = Guest(home, home.home())
    boxes = {name: guest.top.desk.box(name) for name in guest.ids}
    screen = pygame.Rect((0, 0), size)
    for name, box in boxes.items():
        assert screen.contains(box), name
        others = [other for other, there in boxes.items() if other != name and there.colliderect(box)]
        behind = [other for other in others if "home.box." in name and "home.box." in other]
        assert others == behind, (name, others)
    assert not home.ui.words.missing
    assert not home.ui.words.faults
