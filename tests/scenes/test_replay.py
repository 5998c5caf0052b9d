"""Watching a match again: every step forward, back and to any place shows what was public then."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.core.question import STEP_UP, Call
from game.disk.saves import Side
from game.scenes.replay import Replay
from game.scenes.session import Session
from game.scenes.tape import Tape
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import over, people


def watched(house: Houses, lang: str = "en") -> tuple[Guest, Replay]:
    home = house(lang)
    scene = home.replay_of(over(home, 3))
    assert isinstance(scene, Replay)
    return Guest(home, scene), scene


def known(match: Match) -> object:
    return match.view(None).known()


# --- the tape
def test_forward_and_anywhere_are_the_same(house: Houses) -> None:
    match = over(house(), 3).match
    tape, other = Tape(match), Tape(match)
    for at in range(tape.length):
        other.go_to(at)
        assert (tape.at, tape.view.known()) == (at, other.view.known())
        tape.forward()
    assert tape.ended
    assert tape.view.known() == known(match)
    assert tape.forward() == ()


def test_the_tape_tells_everything_once(house: Houses) -> None:
    match = over(house(), 3).match
    tape = Tape(match)
    told = list(tape.told)
    while not tape.ended:
        told += tape.forward()
    assert told == list(match.told(None))


def test_rounds_are_where_dives_begin(house: Houses) -> None:
    match = over(house(), 3).match
    tape = Tape(match)
    assert len(tape.rounds) == 3
    for dive, start in enumerate(tape.rounds, 1):
        tape.go_to(start)
        assert (tape.view.facts.dive, tape.view.facts.air) == (dive, 25)


def test_going_too_far_stays_at_the_end(house: Houses) -> None:
    tape = Tape(over(house(), 2).match)
    tape.go_to(10**6)
    assert tape.ended
    tape.go_to(-4)
    assert tape.at == 0


@pytest.mark.rule("DS-15")
def test_hidden_values_stay_hidden(house: Houses) -> None:
    tape = Tape(over(house(), 3).match)
    tape.go_to(tape.length // 4)
    carried = [
        card for name, zone in tape.view.zones.items() if name.startswith("carried") for card in zone.cards or ()
    ]
    assert carried
    assert all("-" not in card for card in carried)


# --- the screen
@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_steps_by_mouse(house: Houses, lang: str) -> None:
    guest, scene = watched(house, lang)
    guest.press("replay.next")
    guest.press("replay.next")
    assert scene.tape.at == 2
    guest.press("replay.back")
    assert scene.tape.at == 1
    guest.press("replay.first")
    assert scene.tape.at == 0
    assert guest.control("replay.back").off
    assert not guest.ui.words.missing


def test_steps_by_keys_follow_the_reading_direction(house: Houses) -> None:
    guest, scene = watched(house)
    guest.tap(pygame.K_RIGHT)
    guest.tap(pygame.K_RIGHT)
    guest.tap(pygame.K_LEFT)
    assert scene.tape.at == 1
    guest.tap(pygame.K_END)
    assert scene.tape.ended
    guest, scene = watched(house, "fa")
    guest.tap(pygame.K_LEFT)
    assert scene.tape.at == 1


def test_it_plays_by_itself_to_the_end_and_again_from_the_start(house: Houses) -> None:
    guest, scene = watched(house)
    scene.jump(scene.tape.length - 3)
    guest.press("replay.speed.4")
    scene.pace.speed = 0.0
    guest.press("replay.play")
    guest.wait(500)
    assert (scene.playing, scene.tape.ended) == (False, True)
    guest.tap(pygame.K_SPACE)
    assert (scene.playing, scene.tape.ended) == (True, False)
    guest.tap(pygame.K_SPACE)
    assert (scene.playing, scene.tape.ended) == (False, False)


def test_jumps_to_a_dive_and_along_the_line(house: Houses) -> None:
    guest, scene = watched(house)
    guest.press("replay.round.2")
    assert scene.tape.at == scene.tape.rounds[1]
    box = guest.top.desk.box("replay.time")
    guest.down((box.right - 1, box.centery))
    guest.up((box.right - 1, box.centery))
    assert scene.tape.ended


def test_an_unfinished_match_can_be_watched_too(house: Houses) -> None:
    home = house()
    whole = over(home, 2).match
    part = Match(whole.game, 2, whole.options, whole.seed, None, whole.log[:9])
    scene = home.replay_of(Session(part, over(home, 2).side))
    guest = Guest(home, scene)
    guest.tap(pygame.K_END)
    assert guest.control("replay.next").off


# --- turns and eyes
def war(house: Houses, answers: int | None = None) -> tuple[Guest, Replay]:
    """A match of Tam Quốc Sát played by bots, to its end or so far."""
    home = house("vi")
    rules = home.games["tam_quoc_sat"]
    match = Match(rules, 5, {}, 3)
    bot = rules.bots["easy"] if "easy" in rules.bots else next(iter(rules.bots.values()))
    while (asked := match.waiting) is not None and (answers is None or len(match.log) < answers):
        if isinstance(asked, Call):
            match.answer(*(str(seat) for seat in asked.seats if match.choose(bot, seat) == (STEP_UP,)), by="bot")
        else:
            match.answer(*(asked.only or match.choose(bot, asked.seat)), by="bot")
    scene = home.replay_of(Session(match, Side(people=people(5))))
    assert isinstance(scene, Replay)
    return Guest(home, scene), scene


def test_turns_are_jumped_to_back_and_forth(house: Houses) -> None:
    guest, scene = watched(house)
    tape = scene.tape
    assert len(tape.turns) > len(tape.rounds)
    guest.press("replay.turn.next")
    assert tape.at == tape.turns[1]
    guest.press("replay.next")
    guest.press("replay.turn.back")
    assert tape.at == tape.turns[1]
    guest.tap(pygame.K_PAGEUP)
    assert tape.at == tape.turns[0]
    tape.go_to(tape.turns[-1])
    assert tape.turn_after() == tape.length


@pytest.mark.rule("TQ-54")
def test_after_the_end_every_seat_lends_its_eyes(house: Houses) -> None:
    guest, scene = war(house)
    scene.jump(scene.tape.length // 3)
    hands = [zone for zone in scene.tape.view.zones if zone.startswith("hand/")]
    assert not any(scene.tape.view.zones[zone].faces for zone in hands)
    guest.press("replay.eyes")
    for seat in range(5):
        view = scene.tape.view
        assert view.viewer == seat
        assert [zone for zone in hands if view.zones[zone].faces] == [f"hand/{seat}"]
        guest.press("replay.eyes.more")
    assert scene.tape.view.viewer is None
    guest.press("replay.eyes.less")
    assert scene.tape.view.viewer == 4


@pytest.mark.rule("TQ-54")
def test_before_the_end_nobody_lends_its_eyes(house: Houses) -> None:
    guest, scene = war(house, answers=60)
    assert guest.control("replay.eyes").off
    scene.watch(2)
    assert scene.tape.view.viewer is None


def test_the_log_up_to_this_moment_opens_over_it_and_the_way_back_leads_out(house: Houses) -> None:
    guest, scene = war(house)
    scene.jump(scene.tape.length // 2)
    guest.press("replay.log")
    assert guest.top.name == "log"
    guest.tap(pygame.K_ESCAPE)
    assert guest.top is scene
    left = guest.control("replay.leave")
    assert left.action == scene.back


def test_the_ends_and_the_steps_have_signs_of_their_own(house: Houses) -> None:
    guest, _ = watched(house)
    names = ["first", "turn.back", "back", "next", "turn.next", "last"]
    icons = [getattr(guest.control(f"replay.{name}"), "icon", None) for name in names]
    assert icons == ["to_start", "skip_back", "chevron_left", "chevron_right", "skip_on", "to_end"]
