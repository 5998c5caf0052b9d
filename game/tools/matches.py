"""Many matches of bots: played one after another or in several processes, and summed."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from random import Random
from typing import Any

from msgspec import Struct, field

from game.core.event import Event
from game.core.game import Game, Result, Value
from game.core.match import Match, Unfinished, play_out
from game.core.table import Table
from game.rules import GAMES
from game.tools.shelf import BadInput, open_games

MOST_ANSWERS = 100_000
"""A match that takes more answers is given up and counted as unfinished."""
MOST_PROCESSES = 61
"""What Windows allows one pool."""
CHUNK = 25


class Plan(Struct, frozen=True):
    """What to play: one bot for each seat."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Value]
    check: bool = False


class Played(Struct, frozen=True):
    """What one match came to; ``result`` is None if it did not end."""

    result: Result | None
    decisions: int
    turns: int
    violations: tuple[str, ...]


class Tally(Struct):
    """The sums of some matches; wins of all winners, so a shared win counts for each."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    unfinished: int = 0
    violations: list[str] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    roles: dict[str, list[int]] = field(default_factory=dict)
    """By role: how often it won, how often it was played."""

    def add(self, played: Played) -> None:
        """Counts one match."""
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        self.violations += played.violations
        if played.result is None:
            self.unfinished += 1
        else:
            self._add_result(played.result)

    def _add_result(self, result: Result) -> None:
        seats = max(len(result.scores), len(self.wins), *(seat + 1 for seat in result.winners), 0)
        self.wins += [0] * (seats - len(self.wins))
        self.scores += [0] * (len(result.scores) - len(self.scores))
        for seat in result.winners:
            self.wins[seat] += 1
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score
        for seat, role in enumerate(result.facts.get("roles", ())):
            won = self.roles.setdefault(role, [0, 0])
            won[0] += seat in result.winners
            won[1] += 1


def plan(game: Game, players: int, bots: Sequence[str], options: dict[str, Value], *, check: bool = False) -> Plan:
    """A plan that can be played. Raises BadInput for a bot the game does not have, BadStart for options."""
    unknown = [bot for bot in bots if bot not in game.bots]
    if unknown:
        raise BadInput(f"{game.id} has no bot {unknown[0]!r}, only {', '.join(game.bots)}")
    if len(bots) not in (1, players):
        raise BadInput(f"--bots names {len(bots)} bots for {players} seats; name one, or one for each seat")
    each = tuple(bots) * (players if len(bots) == 1 else 1)
    return Plan(game.id, each, game.chosen(options, players), check)


def play_one(plan: Plan, seed: int) -> Played:
    """One match to its end, with invariants checked after every event if the plan says so."""
    game = GAMES[plan.game]
    wrong: list[str] = []

    def watch(table: Table[Any], event: Event) -> None:
        wrong.extend(f"seed {seed}, {type(event).__name__}: {problem}" for problem in game.check(table))

    watching = watch if plan.check else None
    match = Match(game, len(plan.bots), plan.options, seed, watch=watching)
    bots = [game.bots[bot] for bot in plan.bots]
    result = None
    with suppress(Unfinished):
        result = play_out(match, bots, Random(seed), MOST_ANSWERS)
    return Played(result, len(match.log), match.turns, tuple(wrong))


def play_all(
    jobs: Sequence[tuple[Plan, int]], processes: int, progress: Callable[[int], None]
) -> tuple[list[Played], float]:
    """Plays every (plan, seed), in this process or several; the matches in order and the seconds without start-up."""
    if processes == 1:
        with _seldom_swept():
            begun = time.perf_counter()
            found = [_played(plan, seed, at, progress) for at, (plan, seed) in enumerate(jobs)]
            return found, time.perf_counter() - begun
    processes = min(processes, MOST_PROCESSES, -(-len(jobs) // CHUNK))
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=open_games) as pool:
        list(pool.map(_ready, range(processes)))
        begun, found = time.perf_counter(), []
        for part in pool.map(_play_some, _chunks(jobs)):
            found += part
            progress(len(found))
    return found, time.perf_counter() - begun


@contextmanager
def _seldom_swept() -> Iterator[None]:
    """Looks for rubbish less often while matches run: they leave little, and what is loaded already stays."""
    often = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    yield
    gc.set_threshold(*often)
    gc.unfreeze()


def _played(plan: Plan, seed: int, at: int, progress: Callable[[int], None]) -> Played:
    if at % CHUNK == 0:
        progress(at)
    return play_one(plan, seed)


def _ready(number: int) -> int:
    return number


def _play_some(jobs: Sequence[tuple[Plan, int]]) -> list[Played]:
    return [play_one(plan, seed) for plan, seed in jobs]


def _chunks(jobs: Sequence[tuple[Plan, int]]) -> Iterator[Sequence[tuple[Plan, int]]]:
    for first in range(0, len(jobs), CHUNK):
        yield jobs[first : first + CHUNK]


def bar(total: int) -> Callable[[int], None]:
    """A progress bar on a terminal; silent elsewhere."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        full = 30 * done // max(1, total)
        end = "\r\033[K" if done >= total else ""
        print(f"\r[{'#' * full}{'.' * (30 - full)}] {done}/{total}{end}", end="", file=sys.stderr, flush=True)

    return show
