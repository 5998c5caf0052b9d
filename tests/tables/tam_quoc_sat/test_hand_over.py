"""Several people at one screen: covers, strips and calls, and no hand open that is not to be."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import app
from game.core.question import PASS, Call
from game.disk.catalog import content_folders
from game.disk.saves import Side
from game.disk.settings import Settings
from game.scenes.curtain import Curtain
from game.scenes.play import Play
from game.scenes.session import Session
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import a_match, people, the_game


class Evening:
    """People (the first ``humans`` seats) and bots play; whoever is asked answers by chance."""

    def __init__(self, humans: int, seats: int, seed: int) -> None:
        house = app.off_screen((960, 600), Settings(lang="en", bot_pause=0.0, speed=0.0), content_folders())
        who = [*people(humans), *people(seats, "random")[humans:]]
        self.match = a_match(seats, seed)
        self.session = Session(self.match, Side(people=tuple(who), started=0.0))
        self.stack = Stack(house.ui, Play(house, self.session))
        self.rng = Random(seed)
        self.seen: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        """Full covers by turn."""

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
            self.turns[self.match.turns] += 1
            self.press("curtain.open")
        elif isinstance(top, Play):
            self._at_the_table(top)
        else:
            return False
        self.stack.step(500)
        return True

    def _at_the_table(self, play: Play) -> None:
        play.ready()
        if play.desk.find("strip.look"):
            assert play.telling.eyes is None
            self.seen["strip"] += 1
            declines = play.desk.find("strip.decline") is not None
            self.press("strip.decline" if declines and self.rng.random() < 0.5 else "strip.look")
        elif play.asking is not None:
            self._answer(play)

    def _answer(self, play: Play) -> None:
        question = play.asking
        if isinstance(question, Call):
            assert play.telling.eyes is None or not self.session.secret
            self.seen["call"] += 1
            called = [name for name in play.desk._controls if name.startswith("tqs.call.")]
            assert called
            self.press("tqs.nobody" if self.rng.random() < 0.8 else self.rng.choice(called))
            return
        assert question is not None
        assert play.telling.eyes == question.seat
        self.seen["answer"] += 1
        bot = the_game().bots["random"]
        play.answer(question.only or self.match.choose(bot, question.seat, self.rng))


@pytest.mark.rule("TQ-50", "TQ-51")
@pytest.mark.parametrize("seed", [1])
def test_hands_are_open_only_to_those_who_are_asked(seed: int) -> None:
    evening = Evening(4, 6, seed)
    for _ in range(300):
        if not evening.turn():
            break
    assert evening.seen["call"] > 3
    assert evening.seen["strip"] > 3
    assert evening.seen["answer"] > 20
    assert all(covers <= 1 for turn, covers in evening.turns.items() if turn)


@pytest.mark.rule("TQ-50")
def test_one_person_among_bots_is_never_covered() -> None:
    evening = Evening(1, 5, 1)
    for _ in range(150):
        if not evening.turn():
            break
        if isinstance(evening.stack.top, Play):
            assert evening.stack.top.telling.eyes == 0
    assert not evening.seen["cover"]
    assert not evening.seen["strip"]


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
