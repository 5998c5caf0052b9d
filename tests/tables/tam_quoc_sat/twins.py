"""Two copies of one match on two tables: all that some people may not know lies elsewhere in the second."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, cast

import msgspec
import pygame

from game import app
from game.core.bot import Bot
from game.core.game import Game
from game.core.match import Entry, Match
from game.core.question import PASS, STEP_UP, UP_OR_NOT, Decision, Path, Question
from game.core.view import View
from game.disk.catalog import content_folders
from game.disk.paths import shipped
from game.disk.saves import Side
from game.disk.settings import Settings
from game.scenes.curtain import Curtain
from game.scenes.play import Play
from game.scenes.session import Session
from game.tools.scripts.script import OpenMatch
from game.ui.scene import Pop
from game.ui.show import listed
from game.ui.sound import Sound
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import people
from tests.test_every_game import Disguised, cards_of, known

Seen = tuple[str, str, list[dict[str, object]], tuple[tuple[str, float], ...]]
AHEAD = 3
"""Answers of a log that are not waited for: whoever gives them is only seen to be asked."""
MS = 90.0
"""Milliseconds between two looks at the tables."""


class Recorder(Sound):
    """Writes down what would sound."""

    def __init__(self, volumes: Settings) -> None:
        super().__init__(shipped("assets", "sounds"), volumes, device=False)
        self.played: list[tuple[str, float]] = []

    def play(self, name: str, loudness: float = 1.0) -> None:
        self.played.append((name, loudness))


class Reciter(Bot):
    """Answers for every seat what stands in the log."""

    blind: ClassVar[bool] = True
    match: Match
    log: Sequence[Entry]

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        path = self.log[len(self.match.log)].path
        if isinstance(question, Decision) and question.options == UP_OR_NOT:
            return (STEP_UP,) if str(question.seat) in path else (PASS,)
        return path


class Recited(Disguised):
    """A game whose cards have changed places, with a bot that recites."""

    def __init__(self, game: Game, instead: Mapping[str, str]) -> None:
        super().__init__(game, instead)
        self.bots: dict[str, Bot] = {"reciter": Reciter()}


class Twin:
    """One of the two: the match after ``begin`` answers on the real play scene."""

    def __init__(self, match: Match, instead: Mapping[str, str], begin: int, humans: Sequence[int]) -> None:
        self.log = [Entry(e.asked, e.seats, tuple(instead.get(key, key) for key in e.path), e.by) for e in match.log]
        game = cast("Game", Recited(match.game, instead))
        self.match = OpenMatch(game, match.seats, match.options, match.seed, log=self.log[:begin])
        reciter = cast("Reciter", game.bots["reciter"])
        reciter.match, reciter.log = self.match, self.log
        chosen = Settings(lang="en", speed=1.0, bot_pause=0.0)
        house = app.off_screen((960, 600), chosen, content_folders())
        house.ui.sound = self.sound = Recorder(chosen)
        plays = ["human" if seat in humans else "reciter" for seat in range(match.seats)]
        who = [people(match.seats, kind)[seat] for seat, kind in enumerate(plays)]
        self.play = Play(house, Session(self.match, Side(people=tuple(who), started=0.0)))
        self.stack = Stack(house.ui, self.play)

    def shown(self) -> Seen:
        """Everything that comes out of the app: pixels, the ui log, the scene, what sounded."""
        ui, top = self.stack.ui, self.stack.top
        pixels = hashlib.sha256(ui.screen.surface.get_buffer().raw).hexdigest()
        return pixels, top.shown_as, listed(top.desk), tuple(self.sound.played)

    @property
    def asked(self) -> bool:
        """Whether a person is asked, and nothing moves."""
        play = self.play
        return play.session.due == "human" and play.standing.answer is None and not self.stack.top.motion.busy

    def press(self, *names: str) -> bool:
        """Presses the first of these that is there."""
        self.stack.top.ready()
        desk = self.stack.top.desk
        control = next((found for name in names if (found := desk.find(name))), None)
        if control is not None:
            control.activate(desk)
        return control is not None

    def answer(self) -> None:
        """Whoever is asked gives the answer of the log; a cover goes unopened."""
        if isinstance(self.stack.top, Curtain):
            self.stack.top.go(Pop())
            self.stack.handle(pygame.event.Event(pygame.USEREVENT))
        mine = {str(seat) for seat in self.play.session.humans}
        entry = self.log[len(self.match.log)]
        call = len(entry.seats) > 1
        self.play.answer(tuple(key for key in entry.path if key in mine) if call else entry.path)


def hidden(match: OpenMatch, viewers: Sequence[int | None], rng: Random) -> dict[str, str]:
    """The cards of which none of these knows more than the back, and in whose place each lies instead."""
    told = b"".join(known(match, viewer) for viewer in viewers)
    piles: dict[str, list[str]] = {}
    for card in cards_of(match.table):
        if msgspec.json.encode(card) not in told:
            piles.setdefault(match.table.back(card), []).append(card)
    mixed = {back: rng.sample(pile, len(pile)) for back, pile in piles.items()}
    return {card: other for back, pile in piles.items() for card, other in zip(pile, mixed[back], strict=True)}


class Twins:
    """Both, always at the same moment; ``opens`` if people look at their hands."""

    def __init__(self, match: OpenMatch, begin: int, humans: Sequence[int], *, opens: bool) -> None:
        self.instead = hidden(match, [None, *humans] if opens else [None], Random(1))
        self.both = [Twin(match, instead, begin, humans) for instead in ({}, self.instead)]
        self.end = len(match.log) - AHEAD
        self.opens = opens
        self.met: set[str] = set()
        """Scenes, and families of controls."""
        self.pictures: set[str] = set()

    def run(self) -> None:
        """To the end of the log. Raises AssertionError as soon as the two can be told apart."""
        first = self.both[0]
        while not self.over:
            self.look(3)
            if not first.asked or self.over:
                continue
            self.look(7)
            if not (self.opens and all([one.press("curtain.open", "strip.look") for one in self.both])):  # noqa: C419
                for one in self.both:
                    one.answer()

    @property
    def over(self) -> bool:
        """Whether the log has come to its end."""
        return len(self.both[0].match.log) >= self.end

    def look(self, frames: int) -> None:
        """So many frames of both."""
        for _ in range(frames):
            if self.over:
                return
            for one in self.both:
                one.stack.step(MS)
            first, second = (one.shown() for one in self.both)
            assert first[1:] == second[1:], self._where()
            assert first[0] == second[0], self._where()
            self.pictures.add(first[0])
            self.met |= {first[1], *(".".join(str(control["id"]).split(".")[:2]) for control in first[2])}

    def _where(self) -> str:
        first = self.both[0]
        return f"after answer {len(first.match.log)}: {first.match.waiting}"
