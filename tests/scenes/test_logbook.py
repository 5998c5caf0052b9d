"""The logbook of a war: sifted by turn and by whom it went against, its names looked at with mouse and keys."""

from __future__ import annotations

import pygame

from game.core.match import Match
from game.core.question import STEP_UP, Call
from game.disk.saves import Side
from game.scenes.logbook import LIST, SHORT, Logbook
from game.scenes.play import Play
from game.scenes.session import Session
from game.ui.controls import Paragraph
from game.ui.controls.names import Name
from game.ui.rich import words_of
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import people

ME = 1


def opened(house: Houses, lang: str = "en", me: int | None = ME) -> tuple[Guest, Logbook]:
    """The log of a match of five bots, half way."""
    home = house(lang)
    rules = home.games["tam_quoc_sat"]
    match = Match(rules, 5, {}, 3)
    bot = rules.bots["random"]
    while (asked := match.waiting) is not None and len(match.log) < 700:
        if isinstance(asked, Call):
            match.answer(*(str(seat) for seat in asked.seats if match.choose(bot, seat)[0] == STEP_UP), by="bot")
        else:
            match.answer(*(asked.only or match.choose(bot, asked.seat)), by="bot")
    play = Play(home, Session(match, Side(people=people(5))))
    play.board.sync(match.view(me))
    scene = home.logbook(play.board.log(match.told(me)), play.session.people, me, play.board)
    assert isinstance(scene, Logbook)
    return Guest(home, scene), scene


def told(guest: Guest) -> list[str]:
    return [words_of(p.mark.text) for p in guest.top.desk.placed if isinstance(p.mark, Paragraph)]


def open_ref(scene: Logbook) -> str | None:
    return scene.pinned


def test_this_turn_is_what_stands_under_the_last_heading(house: Houses) -> None:
    guest, scene = opened(house)
    guest.press("log.what.turn")
    last = scene.lines[-1].heading
    assert {line.heading for line in scene.shown} == {last}
    assert len(told(guest)) == len(scene.shown)


def test_against_me_is_what_others_did_to_me(house: Houses) -> None:
    guest, scene = opened(house)
    guest.press("log.what.mine")
    assert scene.shown
    assert all(ME in line.aims for line in scene.shown)
    guest.press("log.who.3")
    assert all(3 in line.aims for line in scene.shown)
    assert guest.control("log.what.mine").mood() == {"value": True}


def test_without_an_open_hand_somebody_has_to_be_chosen_first(house: Houses) -> None:
    guest, scene = opened(house, me=None)
    assert guest.control("log.what.mine").off
    guest.press("log.who.2")
    assert not guest.control("log.what.mine").off
    guest.press("log.what.mine")
    guest.press("log.who.all")
    assert scene.what == "all"


def test_earlier_lines_are_there_when_asked_for(house: Houses) -> None:
    guest, scene = opened(house)
    scene.lines = [*scene.lines, *scene.lines]
    scene.stale()
    guest.wait(50)
    assert len(told(guest)) == SHORT
    scene.desk.memory[LIST] = 0.0
    guest.press("log.earlier")
    assert len(told(guest)) == min(2 * SHORT, len(scene.lines))


def test_a_name_is_looked_at_and_kept_open(house: Houses) -> None:
    for lang in ("vi", "fa"):
        guest, scene = opened(house, lang)
        before = guest.picture()
        guest.tap(pygame.K_TAB)
        while not isinstance(scene.desk.find(scene.desk.focus), Name):
            guest.tap(pygame.K_TAB)
        guest.wait(200)
        assert guest.picture() != before
        first = scene.desk.focus
        guest.tap(pygame.K_UP)
        assert isinstance(scene.desk.find(scene.desk.focus), Name)
        assert scene.desk.focus != first
        guest.tap(pygame.K_RETURN)
        assert open_ref(scene)
        guest.tap(pygame.K_ESCAPE)
        assert not open_ref(scene)
        assert guest.top is scene
