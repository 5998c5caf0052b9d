"""The simulate and arena tools."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game, Value
from game.core.table import Table
from game.tools import arena, simulate
from game.tools.matches import Plan, Tally, play_one
from game.tools.shelf import BadInput, count, open_games

SIMULATED = [
    "game", "players", "games", "seed", "bots", "options", "seconds", "games_per_s", "decisions_per_s",
    "decisions_per_game", "turns_per_game", "wins_by_seat", "wins_by_role", "mean_score", "unfinished", "violations",
]  # fmt: skip
DEFAULTS: dict[str, Value] = {"dives": 3, "air": 25, "first": "random", "drowned_stacks": "split"}
FOUGHT = ["game", "a", "b", "games", "a_wins", "b_wins", "draws", "a_share", "low", "high", "mean_margin"]


def run(tool: Any, words: list[str], out: Path) -> tuple[int, dict[str, Any]]:
    """Exit status and what it wrote as JSON."""
    parser = argparse.ArgumentParser()
    tool.add_arguments(parser)
    status = tool.run(parser.parse_args([*words, "--json", str(out)]))
    return status, json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}


def test_simulate_writes_what_checks_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, found = run(simulate, ["deep_sea", "--players", "3", "--games", "20", "--seed", "5"], tmp_path / "o.json")
    assert status == 0
    assert [name for name in SIMULATED if name not in found] == []
    assert (found["players"], found["games"], found["seed"], found["bots"]) == (3, 20, 5, ["random"] * 3)
    assert found["options"] == DEFAULTS
    assert len(found["wins_by_seat"]) == len(found["mean_score"]) == 3
    assert sum(found["wins_by_seat"]) >= 20
    assert (found["unfinished"], found["violations"], found["wins_by_role"]) == (0, None, {})
    assert found["decisions_per_game"] > found["turns_per_game"] > 20
    out = capsys.readouterr()
    assert "unfinished:    0" in out.out
    assert out.err == "", "no progress bar where there is no terminal"


def test_simulate_repeats_itself_in_any_number_of_processes(tmp_path: Path) -> None:
    words = ["deep_sea", "--players", "2", "--games", "30", "--bots", "easy,random", "--option", "dives=1", "--check"]
    _, one = run(simulate, words, tmp_path / "1.json")
    _, two = run(simulate, [*words, "--jobs", "2"], tmp_path / "2.json")
    timed = ("seconds", "games_per_s", "decisions_per_s")
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}
    assert (one["violations"], one["options"]["dives"]) == (0, 1)


def test_violations_are_counted_and_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = open_games()["deep_sea"]
    monkeypatch.setattr(type(game), "check", lambda self, table: ["the sea is dry"])
    status, found = run(simulate, ["deep_sea", "--games", "1", "--check"], tmp_path / "o.json")
    assert status == 1
    assert found["violations"] > 100
    assert "seed 0, DiveBegan: the sea is dry" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["ludo"], "no game 'ludo'"),
        (["deep_sea", "--bots", "genius"], "no bot 'genius'"),
        (["deep_sea", "--bots", "easy,easy"], "2 bots for 4 seats"),
        (["deep_sea", "--option", "air"], "NAME=VALUE"),
    ],
)
def test_bad_words(words: list[str], why: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=why):
        run(simulate, words, tmp_path / "o.json")


@pytest.mark.parametrize(
    "words", [["--players", "7"], ["--option", "air=99"], ["--option", "wind=1"], ["--option", f"air={'9' * 5000}"]]
)
def test_bad_set_ups_are_said_in_one_line(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(simulate, ["deep_sea", *words], tmp_path / "o.json") == (2, {})
    assert capsys.readouterr().err.startswith("error: ")


def test_roles_are_tallied() -> None:
    tally = Tally()
    played = play_one(Plan(next(iter(open_games())), ("random", "random"), DEFAULTS), 1)
    assert played.result is not None
    facts = {**played.result.facts, "roles": ("lord", "rebel")}
    tally.add(type(played)(type(played.result)((1,), (0, 3), facts), 10, 5, ()))
    tally.add(type(played)(None, 10, 5, ()))
    assert tally.roles == {"lord": [0, 1], "rebel": [1, 1]}
    assert (tally.wins, tally.scores, tally.unfinished, tally.games) == ([0, 1], [0, 3], 1, 2)


def test_arena_writes_what_checks_read(tmp_path: Path) -> None:
    words = ["deep_sea", "--a", "easy", "--b", "random", "--games", "40"]
    status, found = run(arena, words, tmp_path / "o.json")
    assert status == 0
    assert sorted(found) == sorted(FOUGHT)
    assert found["a_wins"] + found["b_wins"] + found["draws"] == found["games"] == 40
    assert found["low"] < found["a_share"] < found["high"]
    assert found["mean_margin"] > 0


def test_a_bot_against_itself_is_even(tmp_path: Path) -> None:
    _, found = run(arena, ["deep_sea", "--a", "easy", "--b", "easy", "--games", "40"], tmp_path / "o.json")
    assert found["a_share"] == 0.5
    assert found["mean_margin"] == 0
    assert found["a_wins"] == found["b_wins"]


def test_the_interval_is_wilsons() -> None:
    low, high = arena.interval(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert arena.interval(1.0, 10)[1] == 1.0
    assert arena.interval(0.0, 10)[0] == 0.0


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.rule("DS-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("drowned", ["split", "whole"])
def test_10_000_matches_without_a_violation(players: int, drowned: str) -> None:
    game: Game = open_games()["deep_sea"]
    what = Plan(game.id, ("random",) * players, {"drowned_stacks": drowned}, check=True)
    for seed in range(1000):
        played = play_one(what, seed)
        assert played.violations == ()
        assert played.result is not None


def test_checks_run_after_every_event(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def check(game: Game, table: Table[Any]) -> list[str]:
        seen.append(type(table.past[-1][0]).__name__)
        return []

    monkeypatch.setattr(type(open_games()["deep_sea"]), "check", check)
    play_one(Plan("deep_sea", ("random",) * 2, DEFAULTS, check=True), 1)
    assert len(seen) > 100
    assert (seen[0], seen[-1]) == ("DiveBegan", "MatchEnded")


@pytest.mark.parametrize("number", ["0", "-1", "1.5", "1000001", "9" * 5000])
def test_a_count_is_a_whole_number_that_can_be_counted(number: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        count(number)


def test_no_more_processes_than_there_is_work_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[int] = []

    class Pool(ThreadPoolExecutor):
        def __init__(self, processes: int, *_: object, **__: object) -> None:
            started.append(processes)
            super().__init__(processes)

    monkeypatch.setattr("game.tools.matches.ProcessPoolExecutor", Pool)
    status, found = run(simulate, ["deep_sea", "--games", "60", "--jobs", "1000000"], tmp_path / "o.json")
    assert (status, found["games"], started) == (0, 60, [3])
