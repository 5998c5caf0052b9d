"""How fast the app starts, draws, idles, plays and saves, and how much memory it takes."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.disk.paths import UserFolder
from game.tables import SHOWN
from game.tools.shelf import BadInput, count, open_games

Figures = dict[str, Any]
RUNS, FRAMES, SECONDS, MATCHES = 5, 900, 5, 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``bench``."""
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--frozen", type=Path, metavar="EXE", help="the packaged app instead of this one")
    parser.add_argument("--runs", type=count, default=RUNS, metavar="N", help="starts, of which the best counts")
    parser.add_argument("--frames", type=count, default=FRAMES, metavar="N", help="frames of every table")
    parser.add_argument("--seconds", type=count, default=SECONDS, metavar="N", help="of idling, and of matches")
    parser.add_argument("--matches", type=count, default=MATCHES, metavar="N", help="the longest of them is saved")
    parser.add_argument("--part", choices=("all", "table", "engine"), default="all", help="measured in one process")


def run(args: argparse.Namespace) -> int:
    """Measures and prints. Raises BadInput for a packaged app that is not there or does not do as it should."""
    if args.frozen is not None and not args.frozen.is_file():
        raise BadInput(f"{args.frozen}: there is no such program; build it with `pyinstaller build.spec`")
    found = PARTS[args.part](args)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print("\n".join(_report(found)))
    return 0


# --- the parts
def _everything(args: argparse.Namespace) -> Figures:
    """All figures; what takes memory and processor time is measured in a process of its own."""
    from game.tools.starts import NoStart, app_command, best_starts

    app = app_command(args.frozen.absolute() if args.frozen else None)
    source = "source" if "-m" in app else "frozen"
    try:
        start = best_starts(app, args.runs)
    except NoStart as wrong:
        raise BadInput(str(wrong)) from None
    quick = ["--frames", str(args.frames), "--seconds", str(args.seconds), "--matches", str(args.matches)]
    return {"source": source, "start": start, **_apart(app, "table", quick), **_apart(app, "engine", quick)}


def _apart(app: Sequence[str], part: str, words: Sequence[str]) -> Figures:
    with tempfile.TemporaryDirectory(prefix="round-table-bench-") as place:
        file = Path(place, "figures.json")
        command = [*app, "bench", "--part", part, "--json", str(file), *words]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
        if done.returncode or not file.is_file():
            raise BadInput(f"{' '.join(command)}: ended with status {done.returncode}")
        found: Figures = json.loads(file.read_text(encoding="utf-8"))
        return found


def _tables(args: argparse.Namespace) -> Figures:
    """Frames of every table, idling at the last of them, and the memory after all."""
    from game.tools.showing import measured

    return measured(SHOWN, args.frames, args.seconds)


def _engine(args: argparse.Namespace) -> Figures:
    """Matches of random bots, and the save of the longest of them."""
    games = open_games()
    longest = {name: _longest(game, args.matches) for name, game in games.items()}
    name = max(longest, key=lambda one: longest[one][1])
    return {
        "engine": {name: _speed(game, args.seconds) for name, game in games.items()},
        "save": _save(games[name], longest[name][0]),
    }


PARTS = {"all": _everything, "table": _tables, "engine": _engine}


def _speed(game: Game, seconds: float) -> Figures:
    """Whole matches and decisions a second on one core, four seats (or as many as the game takes)."""
    from game.tools.matches import plan, play_one

    what = plan(game, max(game.least_seats, min(4, game.most_seats)), ["random"], {})
    play_one(what, 0)
    begun, games, decisions = time.perf_counter(), 0, 0
    while (passed := time.perf_counter() - begun) < seconds:
        games += 1
        decisions += play_one(what, games).decisions
    return {"games_per_s": round(games / passed, 1), "decisions_per_s": round(decisions / passed, 1)}


def _longest(game: Game, matches: int) -> tuple[int, int]:
    """Seed and length of the longest match among some of full tables."""
    from game.tools.matches import plan, play_one

    what = plan(game, game.most_seats, ["random"], {})
    return max(((seed, play_one(what, seed).decisions) for seed in range(matches)), key=lambda one: one[1])


def _save(game: Game, seed: int) -> Figures:
    """Milliseconds to write a match with all its answers to the disk, and to go on with it."""
    from random import Random

    from game.core.match import Match, play_out
    from game.disk.match_file import Head
    from game.disk.saves import Person, Saver, Side
    from game.scenes import session as sessions

    match = Match(game, game.most_seats, {}, seed)
    play_out(match, [game.bots["random"]] * match.seats, Random(seed))
    head = Head(game=game.id, seats=match.seats, options=match.options, seed=seed)
    with tempfile.TemporaryDirectory(prefix="round-table-bench-") as place:
        folder = UserFolder(Path(place))
        begun = time.perf_counter()
        saver = Saver.begin(folder.saves, head, Side(people=(Person(),) * match.seats))
        for entry in match.log:
            saver.add(entry)
        saver.mark(match.digest())
        saver.close()
        saved = time.perf_counter()
        session = sessions.resume(saver.path, {game.id: game})
        loaded = time.perf_counter()
        session.leave()
    return {
        "longest_match_decisions": len(match.log),
        "save_ms": round((saved - begun) * 1000, 2),
        "load_ms": round((loaded - saved) * 1000, 2),
    }


# --- telling
def _report(found: Figures) -> list[str]:
    """The figures for people, those that were measured."""
    tellers = {"start": _tell_start, "frame_ms": _tell_frames, "idle": _tell_idle, "engine": _tell_engine}
    lines = [f"measured from {found['source']}, {sys.platform}, best of several"] if "source" in found else []
    for name, teller in tellers.items():
        lines += teller(found) if name in found else []
    return lines


def _tell_start(found: Figures) -> list[str]:
    start = found["start"]
    ratio = start["app_first_frame_s"] / start["bare_first_frame_s"]
    return [
        f"bare window:   first frame {start['bare_first_frame_s'] * 1000:.0f} ms",
        (
            f"app:           first frame {start['app_first_frame_s'] * 1000:.0f} ms ({ratio:.2f}x), "
            f"home ready {start['home_ready_s'] * 1000:.0f} ms"
        ),
    ]


def _tell_frames(found: Figures) -> list[str]:
    frames = found["frame_ms"].items()
    return [
        f"frames:        {name}: first {cost['first']:.0f}, median {cost['median']:.2f}, 99 % {cost['p99']:.2f} ms"
        + _tell_thinking(cost["thinking"])
        for name, cost in frames
    ]


def _tell_thinking(cost: Figures | None) -> str:
    return f"; while a bot thinks median {cost['median']:.2f}, 99 % {cost['p99']:.2f} ms" if cost else ""


def _tell_idle(found: Figures) -> list[str]:
    idle, memory = found["idle"], found["memory_mb"]
    return [
        f"idle:          {idle['redraws']} redraws in {idle['seconds']:.0f} s, {idle['cpu_percent']:.2f} % of a core",
        f"memory:        {'unknown' if memory is None else f'{memory:.0f} MB'}",
    ]


def _tell_engine(found: Figures) -> list[str]:
    save = found["save"]
    return [
        *(
            f"engine:        {name}: {speed['games_per_s']:.0f} matches/s, {speed['decisions_per_s']:.0f} decisions/s"
            for name, speed in found["engine"].items()
        ),
        (
            f"longest match: {save['longest_match_decisions']} decisions, saved in {save['save_ms']:.1f} ms, "
            f"loaded in {save['load_ms']:.1f} ms"
        ),
    ]
