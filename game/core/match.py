"""A match is (game, seats, options, seed, start, answers).

That list is the save, the undo, the replay and the bug report; loading is running the rules again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Literal

import msgspec

from game.core.bot import Bot
from game.core.event import Event
from game.core.game import Game, Result, Value
from game.core.question import PASS, STEP_UP, Call, Decision, NotOffered, Path, Question, Seat
from game.core.table import Table
from game.core.view import View, look

By = Literal["human", "bot", "policy", "only"]


class Entry(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One answer: to which question, of which seats, what, and given by whom."""

    asked: str
    seats: tuple[Seat, ...]
    path: Path
    by: By = "human"


class LogMismatch(ValueError):
    """A recorded answer no longer fits the rules; ``entry`` is its index. Answers before it are good."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"answer {entry} no longer fits: {why}")
        self.entry = entry
        self.why = why


class Match:
    """One match being played.

    ``waiting`` is the pending question, None when ``result`` stands. Raises BadStart for options, seats or a start
    that the game refuses, LogMismatch for a log that does not fit.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        start: Any | None = None,
        log: Iterable[Entry] = (),
        *,
        watch: Callable[[Table[Any], Event], None] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.chosen(options or {}, seats, placed=start is not None)
        self.seed = seed
        self.start = start
        self._watch = watch
        self._run(log)

    def _run(self, log: Iterable[Entry]) -> None:
        self.log: list[Entry] = []
        self._marks: list[int] = []
        self._barrier = 0
        self.waiting: Question | None = None
        self.result: Result | None = None
        self._table: Table[Any] = Table(self.seats, self.seed)
        self.game.lay(self._table, self.options, self.start)
        self._table.watch = self._watch
        self._rules = self.game.play(self._table)
        self._go(None)
        for index, entry in enumerate(log):
            self._replay(index, entry)

    def _replay(self, index: int, entry: Entry) -> None:
        asked = self.waiting
        if asked is None:
            raise LogMismatch(index, "the match is already over")
        if (asked.ask, asked.seats) != (entry.asked, entry.seats):
            raise LogMismatch(index, f"{asked.ask} of {asked.seats} is asked, not {entry.asked} of {entry.seats}")
        try:
            self.answer(*entry.path, by=entry.by)
        except NotOffered as wrong:
            raise LogMismatch(index, str(wrong)) from None

    def _go(self, path: Path | None) -> None:
        try:
            self.waiting = self._rules.send(path)
        except StopIteration as end:
            self.waiting, self.result = None, end.value

    def answer(self, *path: str, by: By = "human") -> None:
        """Answers the pending question. Raises NotOffered, and then nothing has changed."""
        asked = self.waiting
        if asked is None:
            raise NotOffered("the match is over")
        asked.check(path)
        self.log.append(Entry(asked.ask, asked.seats, path, by))
        self._marks.append(events := len(self._table.past))
        self._go(path)
        if len(self._table.past) == events and self.waiting is not None:
            _bark(asked, path, self.waiting)

    def choose(self, bot: Bot, seat: Seat, rng: Random | None = None) -> Path:
        """What a bot at ``seat`` answers; by default its chance depends only on seed, entry and seat."""
        asked = self.waiting
        if asked is None:
            raise NotOffered("the match is over")
        chance = rng or Random(f"{self.seed}/{len(self.log)}/{seat}")
        question = asked.of(seat) if isinstance(asked, Call) else asked
        return bot.choose(self.view(seat) if bot.looks(question) else None, question, chance)

    @property
    def events(self) -> int:
        """How many events there have been: the mark to ask ``told`` from."""
        return len(self._table.past)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return sum(event.starts_turn for event, _ in self._table.past)

    def view(self, viewer: Seat | None) -> View[Any]:
        """What ``viewer`` may know now."""
        return look(self._table, viewer, self.waiting)

    def told(self, viewer: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """What ``viewer`` was told from event ``since`` on."""
        return self._table.told(viewer, since)

    def everything(self) -> tuple[Event, ...]:
        """What happened with nothing hidden: for reports and replays, never for a screen in mid-match."""
        return tuple(event for event, _ in self._table.past)

    def problems(self) -> list[str]:
        """The invariants that do not hold now."""
        return self.game.check(self._table)

    @property
    def progress(self) -> Mapping[str, int]:
        """How far the match is, in public numbers."""
        return self.game.progress(self._table)

    def bar_undo(self) -> None:
        """Another seat has opened its hand: nothing before this moment may be undone."""
        self._barrier = len(self.log)

    def can_undo(self, seat: Seat, *, free: bool = False) -> bool:
        """Whether ``seat`` may take back its last answer; ``free`` lifts the bar that bots' answers are."""
        return self._undo_point(seat, free) is not None

    def undo(self, seat: Seat, *, free: bool = False) -> None:
        """Goes back to the last answer of ``seat`` and runs the rules again. Raises NotOffered if barred."""
        point = self._undo_point(seat, free)
        if point is None:
            raise NotOffered(f"seat {seat} has nothing to take back")
        barrier = self._barrier
        self._run(self.log[:point])
        self._barrier = min(barrier, point)

    def _undo_point(self, seat: Seat, free: bool) -> int | None:
        """Index of the answer to go back to, None if barred."""
        for index in range(len(self.log) - 1, self._barrier - 1, -1):
            entry = self.log[index]
            if entry.by == "human" and seat in entry.seats:
                return index if self._table.last_light < self._marks[index] else None
            if entry.by == "human" or (entry.by == "bot" and not free):
                return None
        return None

    def digest(self) -> str:
        """A fingerprint of everything that happened and is pending; equal matches have equal digests."""
        whole = [(type(event).__name__, event) for event, _ in self._table.past]
        pending = (self.waiting.ask, self.waiting.seats) if self.waiting else None
        return hashlib.sha256(msgspec.json.encode((whole, pending, self.result, self.log))).hexdigest()


class Stuck(RuntimeError):
    """The rules ask again what was just answered, and nothing has happened: a fault, not a question."""


def _bark(asked: Question, path: Path, again: Question) -> None:
    """Raises Stuck for a question that was answered, not declined, and comes back unchanged."""
    if not isinstance(asked, Decision) or not isinstance(again, Decision) or path[:1] == (PASS,):
        return
    if (asked.ask, asked.seat, asked.options) == (again.ask, again.seat, again.options):
        raise Stuck(f"{asked.ask} is asked of seat {asked.seat} again after {' '.join(path)}: nothing has happened")


class Unfinished(RuntimeError):
    """A match that has taken more answers than it may."""


def _steps_up(match: Match, bot: Bot, call: Call, seat: Seat, rng: Random | None) -> bool:
    """Whether a bot steps up to a call; a blind one is asked without ado."""
    if bot.blind and rng is not None:
        return bot.steps_up(call, seat, rng)
    return match.choose(bot, seat, rng)[0] == STEP_UP


def play_out(match: Match, bots: Sequence[Bot], rng: Random | None = None, most: int = 1_000_000) -> Result:
    """Lets bots answer until the match is over; with ``rng`` all of them draw from that one source (fast).

    Raises Unfinished after ``most`` answers.
    """
    while (asked := match.waiting) is not None:
        if len(match.log) >= most:
            raise Unfinished(f"not over after {most} answers")
        if isinstance(asked, Call):
            up = [str(seat) for seat in asked.seats if _steps_up(match, bots[seat], asked, seat, rng)]
            match.answer(*up, by="bot")
        elif rng is not None and (bot := bots[asked.seat]).blind:
            match.answer(*bot.choose(None, asked, rng), by="bot")
        else:
            match.answer(*match.choose(bots[asked.seat], asked.seat, rng), by="bot")
    if match.result is None:
        raise RuntimeError("the rules ended without a result")
    return match.result
