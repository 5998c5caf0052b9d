"""Pause, log, cover and crash: what lies around a match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.core.match import Match
from game.disk.saves import Person
from game.scenes import folders
from game.scenes.curtain import Curtain
from game.scenes.house import House
from game.scenes.logbook import LIST
from game.scenes.pause import Pause
from game.scenes.session import Session, begin
from game.tables.board import Line
from game.ui.controls import Label, Paragraph
from game.ui.rich import words_of
from game.ui.scene import Push, Scene
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import over, people, plain

LINES = [Line(f"{n} happened", n % 3 if n % 5 else None, f"Dive {1 + n // 20}") for n in range(60)]


def going(home: House, answers: int = 5) -> Session:
    """A match under way, kept on the disk."""
    assert home.folder
    game = home.games["deep_sea"]
    session = begin(game, people(3, ()), {}, 4, home.folder.saves, home.packs("deep_sea"))
    while len(session.match.log) < answers and (asked := session.match.waiting):
        session.answer(session.match.choose(game.bots["easy"], asked.seats[0]))
    return session


class Below(Scene):
    """Notes what the scene above gave back."""

    name = "below"
    gave: object = None

    def resumed(self, result: object) -> None:
        self.gave = result


def above(home: House, scene: Scene) -> tuple[Guest, Below]:
    below = Below(home.ui)
    guest = Guest(home, below)
    below.go(Push(scene))
    guest.wait(50)
    return guest, below


def shown(guest: Guest) -> list[str]:
    return [plain(words_of(p.mark.text)) for p in guest.top.desk.placed if isinstance(p.mark, Label | Paragraph)]


# --- pause
@pytest.mark.parametrize(("press", "gave"), [("pause.resume", "resume"), ("pause.leave", "leave")])
def test_pause_gives_back_what_was_chosen(house: Houses, press: str, gave: str) -> None:
    home = house()
    guest, below = above(home, home.pause(going(home)))
    guest.press(press)
    assert below.gave == gave


def test_esc_plays_on(house: Houses) -> None:
    home = house()
    guest, below = above(home, home.pause(going(home)))
    guest.tap(pygame.K_ESCAPE)
    assert below.gave == "resume"


@pytest.mark.parametrize(
    ("press", "name"), [("pause.rules", "rulebook"), ("pause.log", "log"), ("pause.settings", "settings")]
)
@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_pause_leads_to_rules_log_and_settings_and_back(house: Houses, lang: str, press: str, name: str) -> None:
    home = house(lang)
    guest, _ = above(home, home.pause(going(home)))
    guest.press(press)
    assert guest.top.shown_as == name
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "pause"


def test_quitting_from_the_pause_leaves_the_app(house: Houses) -> None:
    home = house()
    guest, _ = above(home, home.pause(going(home)))
    guest.click("pause.quit")
    assert not guest.stack.scenes


def test_pause_says_whether_the_match_waits(house: Houses) -> None:
    home = house()
    kept, _ = above(home, home.pause(going(home)))
    assert any("wait on the table" in text for text in shown(kept))
    loose, _ = above(home, home.pause(over(home)))
    assert not any("wait on the table" in text for text in shown(loose))


def test_nothing_shines_through_the_pause_of_a_game_with_secrets(
    house: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = house()
    session = going(home)
    monkeypatch.setattr(type(session.match.game), "secrets", True)
    results = (home.result(over(home, 3)), home.result(over(home, 5)))
    pictures = []
    for base in results:
        guest = Guest(home, base)
        guest.wait(600)
        base.go(Push(Pause(home, session)))
        guest.wait(300)
        pictures.append(guest.picture())
    assert pictures[0] == pictures[1]


# --- log
def test_the_log_opens_at_its_end(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.logbook(LINES, people(3)))
    page = guest.control(LIST)
    assert guest.top.desk.offset(LIST) == page.most > 0  # type: ignore[attr-defined]
    assert {"Dive 1", "Dive 2", "Dive 3", "0 happened", "59 happened"} <= set(shown(guest))
    guest.tap(pygame.K_HOME)
    assert guest.top.desk.offset(LIST) == 0
    guest.tap(pygame.K_PAGEDOWN)
    assert guest.top.desk.offset(LIST) > 0


def test_the_log_can_be_sifted_by_seat(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.logbook(LINES, people(3)))
    guest.press("log.who.1")
    told = [text for text in shown(guest) if text.endswith("happened")]
    assert told == [line.text for line in LINES if line.seat == 1]
    guest.press("log.who.all")
    assert sum(text.endswith("happened") for text in shown(guest)) == len(LINES)


def test_an_empty_log_says_so(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.logbook([], people(2)))
    assert "Nothing to tell yet." in shown(guest)


# --- curtain
def covered(home: House, session: Session, opened: list[int]) -> tuple[Guest, Below]:
    return above(
        home, Curtain(home, session, 1, [Line("Mai rolled 5"), Line("Mai took a relic")], lambda: opened.append(1))
    )


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_the_cover_names_who_is_next_and_what_happened(house: Houses, lang: str) -> None:
    home, opened = house(lang), []  # type: ignore[var-annotated]
    guest, _ = covered(home, going(home), opened)
    told = shown(guest)
    assert "کیان" in told
    assert "Mai took a relic" in told
    assert not home.ui.words.missing


def test_the_cover_ignores_what_was_meant_for_the_table_before(house: Houses) -> None:
    home, opened = house(), []  # type: ignore[var-annotated]
    guest, below = covered(home, going(home), opened)
    guest.tap(pygame.K_RETURN)
    guest.press("curtain.open")
    assert not opened
    guest.wait(400)
    guest.tap(pygame.K_RETURN)
    assert opened == [1]
    assert below.gave == "open"


def test_the_cover_is_the_same_whatever_lies_below(house: Houses) -> None:
    home = house()
    session, pictures = going(home), []
    for base in (home.result(over(home, 2)), home.result(over(home, 6))):
        guest = Guest(home, base)
        guest.wait(600)
        base.go(Push(Curtain(home, session, 1, [], lambda: None)))
        guest.wait(500)
        pictures.append(guest.picture())
    assert pictures[0] == pictures[1]


def test_the_cover_can_be_paused_and_left(house: Houses) -> None:
    home, opened = house(), []  # type: ignore[var-annotated]
    guest, below = covered(home, going(home), opened)
    guest.wait(500)
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "pause"
    guest.press("pause.leave")
    assert below.gave == "leave"


def test_a_long_name_stays_inside_the_table(house: Houses) -> None:
    home = house(size=(960, 600), text_size=1.4)
    game = home.games["deep_sea"]
    match = Match(game, 2, {}, 1)
    long = Session(match, over(home, 2).side)
    long.rename([Person(name="Mai"), Person(name="Nguyễn Hoàng Phương Thảo Vy")])
    guest = Guest(home, home.curtain(long, 1, [], lambda: None))
    guest.wait(100)
    assert guest.picture()


# --- crash
REPORT = Path("somewhere", "crash-1.txt")


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_a_crash_shows_where_its_report_lies(house: Houses, lang: str) -> None:
    home = house(lang)
    guest = Guest(home, home.crash(REPORT, None))
    assert any("crash-1.txt" in text for text in shown(guest))
    assert guest.control("crash.go_on").off
    assert home.ui.words("crash-no-match") in shown(guest), "also true after a match that is over"
    assert not home.ui.words.missing


def test_a_match_goes_on_after_a_crash(house: Houses) -> None:
    home = house()
    session = going(home)
    assert session.leave()
    assert session.saver
    guest = Guest(home, home.crash(REPORT, session.saver.path))
    guest.wait(500)
    guest.tap(pygame.K_RETURN)
    assert guest.top.name == "play"
    again = guest.top.session  # type: ignore[attr-defined]
    assert again.match.digest() == session.match.digest()


def test_a_crash_can_be_left_for_home_or_for_good(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.crash(None, None))
    assert guest.control("crash.folder").off
    guest.wait(500)
    guest.press("crash.home")
    assert guest.top.name == "home"
    guest = Guest(home, home.crash(None, None))
    guest.wait(500)
    guest.click("crash.quit")
    assert not guest.stack.scenes


def test_the_folder_of_the_report_is_opened(house: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    home = house()
    asked: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: asked.append(command))
    guest = Guest(home, home.crash(REPORT, None))
    guest.wait(500)
    guest.press("crash.folder")
    assert asked == [["xdg-open", str(REPORT.parent.absolute())]]


def test_a_system_without_a_file_manager_is_no_second_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(subprocess, "Popen", lacking)
    assert not folders.open_folder(REPORT)
