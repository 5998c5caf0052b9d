"""People who press whatever is there, bots beside them: a war goes on to its end, and no hand is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.match import Entry
from game.core.question import Call
from game.disk.saves import Person
from game.scenes import session as sessions
from game.scenes.play import Play
from game.scenes.result import Result
from game.scenes.session import Session
from game.ui.scene import Scene
from tests.monkeys import Events, Monkey, pressed, struck
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, a_match, people, step

SEATS = 5
BEFORE_THE_END = 40
"""Answers that were still to come when the monkey sits down at its first war: a death and the end are near."""
SIZES = ((960, 600), (1366, 768), (700, 1000), (1, 1), (1600, 600))
FIRST = ("tqs.go", "strip.", "tqs.nobody", "tqs.pick.", "tqs.word.", "tqs.thing.", "tqs.to.", "tqs.pass", "tqs.call.")
"""What leads on in a war, the surest first."""
QUIET = 0.9
"""How often nobody steps up."""
THEN = ("tqs.hand.", "tqs.end", "tqs.skill.", "tqs.worn.")
ELSEWHERE = ("curtain.open", "pause.resume", "home.continue", "resume.go_on", "result.again", "tqs.close")
"""What leads back to it, by whichever scene it is; from a home where no match waits it goes by a new start."""
MOST_FRAMES = 8
"""Frames for which it waits while others act."""
MOST_ANSWERS = 2000
LONGEST = 400
"""Frames within which somebody who wants to go on gets the match to go on."""


def played_by_bots(seed: int) -> list[Entry]:
    """The answers of a whole match."""
    match, rng = a_match(SEATS, seed, **EVERY_PACK), Random(seed)
    while match.waiting is not None:
        step(match, rng)
    return match.log


class Warlike(Monkey):
    """Half of what it does makes sense, and it lets bots think. Counts what came of it."""

    FRAMES = (16, 100, 450)

    def __init__(self, folder: Path, seed: int, humans: int) -> None:
        self.humans, self.seed = humans, seed
        self.met: Counter[str] = Counter()
        self._at: Scene | None = None
        super().__init__(folder, seed)

    def first(self) -> Scene:
        """The match that waits, else a new one."""
        house = self.house
        assert house.folder is not None
        waiting = sorted(house.folder.saves.glob("*.match"))
        if waiting:
            return house.play(sessions.resume(waiting[0], house.games))
        game, log = house.games["tam_quoc_sat"], played_by_bots(self.seed)
        who: list[Person] = [*people(self.humans), *people(SEATS, "random")[self.humans :]]
        begun = sessions.begin(game, who, EVERY_PACK, self.seed, house.folder.saves, house.packs(game.id))
        for entry in log[:-BEFORE_THE_END]:
            begun.answer(entry.path, by="bot")
        return house.play(begun)

    @property
    def session(self) -> Session | None:
        """The match on the table, also below what lies over it."""
        return next((scene.session for scene in self.stack.scenes if isinstance(scene, Play)), None)

    # --- what it does
    def act(self) -> Events:
        chance = self.rng.random()
        if chance < 0.6:
            return self.sensible()
        if chance < 0.62:
            return self.go_away()
        if chance < 0.63:
            self.surface = pygame.Surface(self.rng.choice(SIZES))
        elif chance < 0.635:
            self.speak()
        return super().act()

    def go_away(self) -> Events:
        """The window loses the focus or is put away, and comes back; or the match is paused."""
        self.met["away"] += 1
        away = self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED))
        back = pygame.WINDOWRESTORED if away == pygame.WINDOWMINIMIZED else pygame.WINDOWFOCUSGAINED
        return self.rng.choice(([*map(pygame.event.Event, (away, back))], struck(pygame.K_ESCAPE)))

    def speak(self) -> None:
        """Another language, at once."""
        self.check_words()
        self.met["language"] += 1
        self.house.speak(self.rng.choice(("vi", "fa", "en")))

    def check_words(self) -> None:
        """No word of this language was missing or broken so far."""
        assert not self.house.ui.words.missing
        assert not self.house.ui.words.faults

    def sensible(self) -> Events:
        """A press that leads on; whoever pauses goes on or leaves."""
        self.stack.top.ready()
        desk = self.stack.top.desk
        if desk.guarding:
            return []
        live = [one.id for one in desk.controls() if not one.off and not getattr(one, "picked", False)]
        if self.rng.random() < QUIET:
            live = [name for name in live if not name.startswith("tqs.call.")]
        if self.stack.top.name == "pause" and self.rng.random() < 0.2:
            return pressed(desk.box("pause.leave").center)
        if isinstance(self.stack.top, Play) and self.stack.top.veil.on:
            return pressed(desk.box("play.veil").center)
        begun = "tqs.cancel" in live and "tqs.go" not in live
        aims = ("tqs.seat.", "tqs.hand.", *FIRST) if begun else FIRST
        starts = ("tqs.go",) if self.rng.random() < 0.5 else (self.rng.choice(THEN),) if not begun else aims
        for wanted in (ELSEWHERE, ("home.quit",), starts, aims, THEN):
            found = [name for name in live if name.startswith(wanted)]
            if found:
                return pressed(desk.box(self.rng.choice(found)).center)
        return [] if isinstance(self.stack.top, Play) else struck(pygame.K_ESCAPE)

    # --- what must hold
    def step(self, events: Events) -> None:
        super().step(events)
        for _ in range(MOST_FRAMES):
            session = self.session
            if session is None or not isinstance(self.stack.top, Play) or session.due in ("human", "over"):
                break
            super().step([])
        self._meet(self.stack.top)

    def _meet(self, top: Scene) -> None:
        """What is on the screen is counted: scenes when they come, how a match is asked frame by frame."""
        if top is not self._at:
            self.met[top.name] += 1
            if isinstance(top, Result):
                self.met["dead"] += top.session.view(None).facts.alive.count(False)
        self._at = top
        if isinstance(top, Play):
            self._watch(top)

    def _watch(self, play: Play) -> None:
        """Nobody's hand is open while all look."""
        hands = any(control.id.startswith("tqs.hand.") for control in play.desk.controls())
        if play.telling.eyes is None:
            assert not hands
        signs = {
            "public": play.telling.eyes is None,
            "open hand": hands,
            "strip": play.desk.find("strip.look") is not None,
            "call": isinstance(play.asking, Call),
        }
        self.met.update(name for name, shown in signs.items() if shown)

    def goes_on(self) -> None:
        """Whoever wants to go on can: the match gets an answer, or is over. Raises AssertionError."""
        self.surface = pygame.Surface(SIZES[0])
        session, before = self.session, -1 if self.session is None else len(self.session.match.log)
        for _ in range(LONGEST):
            self.step(self.sensible())
            now = self.session
            if self.stack.top.name == "result" or (now is not None and len(now.match.log) != before):
                return
        raise AssertionError(f"stuck in {self.stack.top.shown_as}: {session and session.match.waiting}")

    def play(self, events: int) -> None:
        until = self.done + events
        while self.done < until:
            super().play(min(250, until - self.done))
            self.goes_on()

    def to_the_end(self) -> None:
        """The match that is on comes to its end. Raises AssertionError."""
        for _ in range(MOST_ANSWERS):
            if self.met["result"]:
                return
            self.goes_on()
        raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def played(folder: Path, seed: int, humans: int, events: int) -> Counter[str]:
    """What a monkey has met; what it leaves behind can be gone on with."""
    monkey = Warlike(folder, seed, humans)
    monkey.play(events)
    monkey.to_the_end()
    monkey.check_words()
    for scene in reversed(monkey.stack.scenes):
        scene.leave()
    for match in (folder / "saves").glob("*.match"):
        sessions.resume(match, monkey.house.games).leave()
    return monkey.met


@pytest.fixture(autouse=True)
def _nothing_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file manager comes up on the computer of whoever runs the tests."""
    monkeypatch.setattr("subprocess.Popen", lambda *args, **kwargs: None)


@pytest.mark.rule("TQ-50", "TQ-51")
@pytest.mark.parametrize("humans", [2, 3])
def test_a_thousand_senseless_events_at_a_war(tmp_path: Path, humans: int) -> None:
    met = played(tmp_path, humans, humans, 1000)
    missed = {"play", "curtain", "pause", "result", "public", "open hand", "strip", "call", "dead", "away"} - set(+met)
    assert not missed


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(10))
def test_ten_thousand_senseless_events_at_wars(tmp_path: Path, seed: int) -> None:
    met = played(tmp_path, seed, 1 + seed % 3, 10_000)
    assert met["result"] > 1
    assert met["home"] > 1
    assert met["dead"] > 3
    assert met["language"] > 3
