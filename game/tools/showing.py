"""What a table costs on the screen: time of its frames when everything moves, idling when nothing does, memory."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from math import cos, sin
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import msgspec
import pygame

from game import app
from game.core.game import Game
from game.disk.catalog import content_folders
from game.disk.settings import Settings
from game.scenes.house import House
from game.scenes.play import Play
from game.scenes.session import Session
from game.tools import samples
from game.ui.screen import Screen
from game.ui.stack import Stack
from game.ui.window import Window

SIZE = (1920, 1080)
FRAME_MS = 1000 / 60
CALM_AT_MOST = 30.0
AFTERWARDS = 2.5
"""Seconds in which the loop still looks for input more often, as somebody may be about to act."""


def measured(names: Sequence[str], frames: int, seconds: float) -> dict[str, Any]:
    """``frame_ms`` of that many frames of each table, ``idle`` at the last for so long, ``memory_mb`` after all.

    Of each table also the ``first`` frame: from the press of "start", with nothing of the game loaded or drawn before;
    and of the frames in which a bot has thought their own spread, ``thinking``.
    """
    window = Window("bench", size=SIZE)
    chosen = Settings(lang="vi", bot_pause=0.0, hints=False)
    house = app.open_house(Screen(window.surface), chosen, content_folders(), window=window)
    costs = {}
    for name in names:
        first, drawn = opening(house, house.games[name]), frame_costs(house, house.games[name], frames)
        thinking = [frame.ms for frame in drawn if frame.thought]
        costs[name] = {
            **_spread([frame.ms for frame in drawn]),
            "first": round(first, 1),
            "thinking": _spread(thinking) if len(thinking) > 1 else None,
        }
    idle = idling(house, house.games[names[-1]], seconds)
    window.close()
    return {"frame_ms": costs, "idle": idle, "memory_mb": memory()}


def _spread(costs: list[float]) -> dict[str, float]:
    """Median and 99th percentile of milliseconds."""
    return {"median": round(median(costs), 3), "p99": round(quantiles(costs, n=100)[98], 3)}


def opening(house: House, game: Game) -> float:
    """Milliseconds from a new match of a full table to its first picture."""
    begun = time.perf_counter()
    Stack(house.ui, Play(house, _bots_only(house, game))).step(FRAME_MS, [])
    return (time.perf_counter() - begun) * 1000


class Cost(NamedTuple):
    """Of one drawn frame: its milliseconds, and whether a bot has answered in it."""

    ms: float
    thought: bool


def frame_costs(house: House, game: Game, frames: int) -> list[Cost]:
    """What each drawn frame costs, flip included, of full tables of bots with the mouse wandering over them."""
    costs: list[Cost] = []
    while len(costs) < frames:
        session = _bots_only(house, game)
        stack = Stack(house.ui, Play(house, session))
        for event in _wandering(house.ui.screen.size):
            before, answers, begun = stack.frames, len(session.match.log), time.perf_counter()
            stack.step(FRAME_MS, [event])
            if stack.frames > before:
                costs.append(Cost((time.perf_counter() - begun) * 1000, len(session.match.log) > answers))
            if len(costs) == frames or not isinstance(stack.top, Play):
                break
    return costs


def _bots_only(house: House, game: Game) -> Session:
    session = samples.fresh(house, game.id, game.most_seats, bots=False)
    session.rename([msgspec.structs.replace(person, plays=samples.best_bot(game)) for person in session.people])
    return session


def _wandering(size: tuple[int, int]) -> Iterator[pygame.event.Event]:
    """A mouse that goes all over the picture, a little every frame."""
    (w, h), turn = size, 0.0
    while True:
        turn += 0.01
        at = (int(w * (0.5 + 0.49 * cos(turn * 3))), int(h * (0.5 + 0.49 * sin(turn * 2))))
        yield pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))


def idling(house: House, game: Game, seconds: float) -> dict[str, float]:
    """Redraws, and processor time in percent of a core, once the picture stands still after a human's answer."""
    session = samples.lively(house, game.id, game.most_seats)
    stack, begun = Stack(house.ui, Play(house, session)), time.perf_counter()
    samples.played(session, len(session.match.log) + 1)
    while _is_lively(stack, session) and time.perf_counter() - begun < CALM_AT_MOST:
        stack.turn()
    calm = time.perf_counter()
    while time.perf_counter() - calm < AFTERWARDS:
        stack.turn()
    frames, cpu, begun = stack.frames, time.process_time(), time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        stack.turn()
    return {
        "redraws": stack.frames - frames,
        "cpu_percent": round(100 * (time.process_time() - cpu) / passed, 3),
        "seconds": round(passed, 2),
    }


def _is_lively(stack: Stack, session: Session) -> bool:
    return stack.moving or stack.ui.dirty or session.due != "human"


def memory() -> float | None:
    """Megabytes of this process that are resident; None where the system does not say."""
    status = Path("/proc/self/status")
    if status.is_file():
        line = next(line for line in status.read_text(encoding="utf-8").splitlines() if line.startswith("VmRSS"))
        return round(int(line.split()[1]) / 1024, 1)
    if sys.platform == "win32":
        return None
    import resource

    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20, 1)
