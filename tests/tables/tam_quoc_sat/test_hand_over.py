"""Several people at one screen: covers, strips and calls, and no hand open that is not to be."""

from __future__ import annotations

from collections import Counter
from random import Random

import pygame
import pytest

from game import app
from game.core.question import PASS, Call, Seat
from game.disk.catalog import content_folders
from game.disk.saves import Side
from game.disk.settings import Settings
from game.scenes.curtain import Curtain
from game.scenes.play import Play
from game.scenes.session import Session
from game.tables.tam_quoc_sat.board import TamQuocSatBoard
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import a_match, people, step, the_game

AWAKE = pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
"""Somebody is there."""


class Evening:
    """People (the first ``humans`` seats) and bots play; whoever is asked answers by chance."""

    def __init__(self, humans: int, seats: int, seed: int) -> None:
        house = app.off_screen((960, 600), Settings(lang="en", bot_pause=0.0, speed=0.0), content_folders())
        who = [*people(humans), *people(seats, "random")[humans:]]
        self.match = a_match(seats, seed)
        self.session = Session(self.match, Side(people=tuple(who), started=0.0))
        self.play = Play(house, self.session)
        self.stack = Stack(house.ui, self.play)
        self.rng = Random(seed)
        self.seen: Counter[str] = Counter()
        self.covers: Counter[int] = Counter()
        """Full covers by turn."""
        self.looks: Counter[int] = Counter()
        """Hands opened from a strip, by turn."""
        self.answers: Counter[int] = Counter()
        """Private answers after such a look, by turn."""
        self.looking: Seat | None = None
        """Who has opened its hand from a strip and not answered yet."""
        self.rests: Seat | None = None
        """Who has last opened its hand behind a cover: as that seat sees it the table lies while all look at it."""

    @property
    def near(self) -> Seat:
        """Who sits at the bottom."""
        assert isinstance(self.play.board, TamQuocSatBoard)
        return self.play.board.stage.near

    def press(self, name: str) -> None:
        self.stack.top.ready()
        control = self.stack.top.desk.find(name)
        assert control is not None, (name, [control.id for control in self.stack.top.desk.controls()])
        control.activate(self.stack.top.desk)
        self.stack.step(0)

    def turn(self) -> bool:
        """One thing that a person does; False at the end of the match."""
        top = self.stack.top
        if isinstance(top, Curtain):
            self.seen["cover"] += 1
            self.covers[self.match.turns] += 1
            self.looking = None
            self.press("curtain.open")
            assert self.near == top.seat
            self.rests = top.seat
        elif isinstance(top, Play):
            self._at_the_table(top)
        else:
            return False
        self.stack.step(500, [AWAKE])
        return True

    def _at_the_table(self, play: Play) -> None:
        play.ready()
        if play.telling.eyes == self.match.view(None).facts.turn:
            self.rests = play.telling.eyes
        if play.telling.eyes is None and self.rests is not None:
            assert self.near == self.rests
        if play.desk.find("strip.look"):
            assert play.telling.eyes is None
            self._strip(play)
        elif play.asking is not None:
            self._answer(play)

    def _strip(self, play: Play) -> None:
        self.seen["strip"] += 1
        assert play._strip is not None
        seat, near = play._strip.seat, self.near
        if play.desk.find("strip.decline") is not None and self.rng.random() < 0.5:
            self.press("strip.decline")
            assert self.near == near, "nobody has opened a hand"
        else:
            assert self.looking is None
            self.looks[self.match.turns] += 1
            self.press("strip.look")
            assert self.near == seat
            self.looking = seat

    def _answer(self, play: Play) -> None:
        question = play.asking
        near = self.near
        if isinstance(question, Call):
            assert play.telling.eyes is None or not self.session.secret
            self.seen["call"] += 1
            self.looking = None
            called = [name for name in play.desk._controls if name.startswith("tqs.call.")]
            assert called
            self.press("tqs.nobody" if self.rng.random() < 0.8 else self.rng.choice(called))
            assert self.near == near
            return
        assert question is not None
        openly = self.session.secret and play.board.openly(question)
        assert play.telling.eyes == question.seat or (openly and play.telling.eyes is None)
        self.seen["answer"] += 1
        if self.looking is not None:
            self.answers[self.match.turns] += 1
            self.looking = None
        bot = the_game().bots["random"]
        play.answer(question.only or self.match.choose(bot, question.seat, self.rng))

    def play_on(self, most: int) -> None:
        """Until so many things have been done, or to the end; the count of covers holds in every turn."""
        for _ in range(most):
            if not self.turn():
                break
        assert self.seen["answer"] > min(most, 200) / 20
        for turn in self.covers.keys() - {0}:
            assert self.covers[turn] <= 1, "one full cover a turn"
        for turn, looks in self.looks.items():
            assert looks <= self.answers[turn] + 1, "a hand opens for an answer only"


@pytest.mark.rule("TQ-50", "TQ-51")
@pytest.mark.parametrize("seed", [1])
def test_hands_are_open_only_to_those_who_are_asked(seed: int) -> None:
    evening = Evening(4, 6, seed)
    evening.play_on(220)
    assert evening.seen["call"] > 3
    assert evening.seen["strip"] > 3


@pytest.mark.rule("TQ-50", "TQ-51")
def test_eight_people_hand_over_once_a_turn_and_for_answers_they_look_at() -> None:
    evening = Evening(8, 8, 2)
    evening.play_on(160)
    assert evening.match.turns > 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_eight_people_hand_over_so_through_whole_matches(seed: int) -> None:
    evening = Evening(8, 8, seed)
    evening.play_on(6000)
    assert evening.match.result is not None


@pytest.mark.rule("TQ-50")
@pytest.mark.parametrize("seats", [5, 8])
def test_one_person_among_bots_is_never_covered(seats: int) -> None:
    evening = Evening(1, seats, 1)
    for _ in range(120):
        if not evening.turn():
            break
        if isinstance(evening.stack.top, Play):
            assert evening.stack.top.telling.eyes == 0
            assert evening.near == 0
    assert not evening.seen["cover"]
    assert not evening.seen["strip"]


@pytest.mark.rule("TQ-50")
def test_while_only_bots_act_no_hand_is_open() -> None:
    evening = Evening(2, 6, 3)
    for _ in range(110):
        if not evening.turn():
            break
        due, eyes = evening.session.due, evening.play.telling.eyes
        if due == "bot" and eyes is not None and not evening.play._passing:
            facts = evening.match.view(None).facts
            assert (facts.stage, facts.turn) == ("play", eyes)
    assert evening.seen["cover"] > 2


@pytest.mark.rule("TQ-51")
def test_whoever_cannot_answer_is_asked_like_all_others() -> None:
    match = a_match(5, 1)
    session = Session(match, Side(people=tuple(people(5)), started=0.0))
    rng, bot = Random(1), the_game().bots["random"]
    while match.waiting is not None and match.waiting.only != (PASS,):
        asked = match.waiting
        if isinstance(asked, Call):
            match.answer()
        else:
            match.answer(*(asked.only or match.choose(bot, asked.seat, rng)))
    assert match.waiting is not None
    assert session.due == "human"


def test_the_cover_before_a_change_of_hands_says_so() -> None:
    match = a_match(5, 1, luck_card=True)
    while match.waiting is not None and match.waiting.ask == "choose_general":
        step(match, Random(1))
    house = app.off_screen((960, 600), Settings(lang="en", bot_pause=0.0, speed=0.0), content_folders())
    stack = Stack(house.ui, Play(house, Session(match, Side(people=tuple(people(5)), started=0.0))))
    for _ in range(20):
        stack.step(500)
    assert isinstance(stack.top, Curtain)
    said = [getattr(mark, "text", "") for mark in stack.top.build()]
    assert house.ui.words("tam_quoc_sat-cover-luck") in said
    assert house.ui.words("curtain-turn") not in said


def test_one_person_ends_the_turn_by_hand() -> None:
    match = a_match(5, 2)
    session = Session(match, Side(people=(*people(1), *people(5, "easy")[1:]), started=0.0))
    while match.waiting is not None and not (match.waiting.only == ("end",) and match.waiting.seats == (0,)):
        step(match, Random(len(match.log)))
    assert match.waiting is not None
    assert session.due == "human"


def test_no_undo_shows_that_somebody_stepped_up_and_withdrew() -> None:
    match = a_match(5, 1)
    session = Session(match, Side(people=tuple(people(5)), started=0.0))
    rng = Random(1)
    while not (isinstance(match.waiting, Call) and match.waiting.first):
        step(match, rng)
    seat = match.waiting.seats[0]
    match.answer(str(seat))
    assert session.undoer is not None, "who stepped up by mistake may take it back"
    match.answer(PASS)
    assert match.can_undo(seat)
    assert session.undoer is None
