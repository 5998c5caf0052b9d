"""The scenario tool, and every scenario file that we have."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from game.tools import scenario
from game.tools.player import Differs

TESTS = Path(__file__).parent.parent
FILES = sorted((TESTS / "scenarios").rglob("*.yaml"))
RULES = {"deep_sea": ("DS", 25), "reef": ("RF", 18), "lost_cities": ("LC", 16)}
"""By game: how its rules are called, and how many there are."""

HEAD = "scenario: 1\ngame: deep_sea\n"
DIVE = (
    HEAD
    + """start: {turn: 0, air: 20, path: [1-0, 1-1, blank, 1-3], divers: [{at: 1, carrying: [2-4]}, {at: 4}]}
dice: [[1, 2]]
"""
)


def played(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit status, output and errors of one file."""
    file = tmp_path / "case.yaml"
    file.write_text(text, encoding="utf-8")
    status = scenario.run(argparse.Namespace(files=[file]))
    found = capsys.readouterr()
    return status, found.out.replace(str(file), "case.yaml"), found.err.replace(str(file), "case.yaml")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_must_follow_follows(file: Path) -> None:
    scenario.play(file)


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    word, count = RULES[game]
    rules = [f"{word}-{number}" for number in range(1, count + 1)]
    named: list[str] = []
    for file in (TESTS / "scenarios" / game).glob("*.yaml"):
        named += scenario.Scenario(file).header.rules
    for code in (TESTS / "rules" / game).glob("test_*.py"):
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", code.read_text(encoding="utf-8")):
            named += re.findall(rf"{word}-\d+", marks)
    assert sorted(dict.fromkeys(named), key=rules.index) == rules


PASSING = {
    "a fresh match": HEAD + "options: {first: 1}\nexpect: {turn: 1, over: null, at: [aboard, aboard]}\n",
    "auto rolls and leaves": DIVE + "steps:\n- {seat: 1, swim: roll}\n",
    "illegal": DIVE + "steps:\n- {seat: 0, swim: keep_diving, illegal: true}\nexpect: {at: [1, 4]}\n",
    "illegal with its reason": DIVE
    + "steps:\n- {seat: 0, search: take, illegal: true, why: why-no-relic}\nexpect: {at: [3, 4]}\n",
    "illegal for one who is not asked": DIVE.replace("{at: 4}", "{home: true}")
    + "steps:\n- {seat: 1, swim: roll, illegal: true}\nexpect: {at: [1, aboard]}\n",
    "a lone answer may be written out": DIVE.replace("2-4", "")
    + "steps:\n- {seat: 0, swim: roll}\n- {seat: 0, search: leave}\nexpect: {turn: 1}\n",
    "a lone answer may be left out": DIVE.replace("2-4", "")
    + "auto: fail\nsteps:\n- {seat: 0, swim: roll}\n- expect: {turn: 1, waiting: {seat: 1, ask: swim}}\n",
    "stacks compare without order": HEAD
    + "start: {path: [1-0, [1-1, 2-4]], divers: [{}, {}]}\nexpect: {path: [1-0, [2-4, 1-1]]}\n",
}


@pytest.mark.parametrize("text", PASSING.values(), ids=PASSING.keys())
def test_files_that_pass(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert played(tmp_path, text, capsys) == (0, "case.yaml: ok\n1 passed, 0 failed\n", "")


DIFFERING = {
    DIVE + "expect: {air: 18}\n": "expect (line 5): air is 19, expected 18",
    DIVE + "expect: {at: [1, 3], turn: 1}\n": "at is [1, 4], expected [1, 3]; turn is 0, expected 1",
    DIVE + "expect: {path: [1-1, 1-0, blank, 1-3]}\n": "path is",
    DIVE + "expect: {over: {winners: [0]}}\n": "over is null",
    DIVE + "expect: {waiting: null}\n": 'waiting is {"seat":',
    DIVE + "expect: {offered: {options: [keep_diving]}}\n": "offered is",
    DIVE + "expect: {not_offered: {options: [roll]}}\n": "not_offered is",
    DIVE + "steps:\n- {seat: 0, swim: keep_diving}\n": "(line 6): not on offer; swim of seat 0 offers roll, turn_back",
    DIVE + "steps:\n- expect: {air: 19}\n- {seat: 0, swim: turn_back, illegal: true}\n": "step 2 (line 7): on offer",
    DIVE + "steps:\n- {seat: 0, search: take, illegal: true, why: why-aboard}\n": "because of why-no-relic",
    DIVE + "auto: fail\nsteps:\n- {seat: 1, swim: roll}\n": "no step answers this: swim of seat 0",
    DIVE + "steps:\n- {seat: 0, stack: [1]}\n": "not asked that any more",
}


@pytest.mark.parametrize(("text", "said"), DIFFERING.items())
def test_files_that_differ(tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = played(tmp_path, text, capsys)
    assert (status, err) == (1, "")
    assert said in out
    assert out.endswith("0 passed, 1 failed\n")


MALFORMED = {
    "": "case.yaml:1: the file is empty",
    "scenario: 2\ngame: deep_sea\n": "case.yaml:1:",
    "scenario: 1\ngame: ludo\n": "case.yaml:2: .game: there is no game 'ludo'",
    HEAD + "colour: red\n": "case.yaml:3:",
    HEAD + "options: {wind: 3}\n": "case.yaml:3: .options",
    HEAD + "options: {air: 99}\n": "case.yaml:3: .options",
    HEAD + "start:\n  path: [1-0]\n  sea: 3\n": "case.yaml:5: .start.sea: unknown key",
    HEAD + "start:\n  path: [1-0, 7-7]\n": "no chip '7-7'",
    HEAD + "dice: [[1, 9]]\n": "2 dice of 1 to 3",
    HEAD + "auto: maybe\n": "case.yaml:3: .auto",
    HEAD + "steps:\n- {seat: 0, swim: rol}\n": "case.yaml:4: .steps[0].swim: 'rol' is none of turn_back",
    HEAD + "steps:\n- {seat: 0}\n": "case.yaml:4: .steps[0]: a step has exactly one of swim, search, stack",
    HEAD + "steps:\n- {swim: roll}\n": "`seat` is missing",
    HEAD + "steps:\n- {seat: 0, swim: roll, search: take}\n": "exactly one of",
    HEAD + "steps:\n- {seat: 0, swim: roll, item: 1}\n": "`item` does not go with `swim`",
    HEAD + "steps:\n- {seat: 0, swim: roll, why: x}\n": "`why` goes with `illegal",
    HEAD + "steps:\n- expect: {wind: 3}\n": "case.yaml:4: .steps[0].expect.wind: unknown key",
    HEAD + "steps:\n- 7\n": "case.yaml:4:",
    HEAD + "seats: 2\nsteps:\n- {seat: 2, swim: roll}\n": "no seat 2",
    HEAD + "seats: 2\nexpect: {carrying: {5: 0}}\n": "no seat 5",
    HEAD + "seats: 2\nexpect: {waiting: {seat: 3, ask: swim}}\n": "no seat 3",
    HEAD + "expect: {path: [8-1]}\n": "case.yaml:3: .expect.path[0]: there is no chip '8-1'",
    HEAD + "expect: {offered: {options: [fly]}}\n": "'fly' is none of roll",
    HEAD + "expect: {air: yes}\n": "case.yaml:3: .expect.air",
    HEAD + "seats: 9\n": "2 to 6 seats",
    HEAD + "seats: -1\n": "case.yaml:3: .seats: deep_sea is for 2 to 6 seats, not -1",
    HEAD + "seats: 0\nsteps:\n- {seat: 0, swim: roll}\n": "case.yaml:3: .seats: deep_sea is for 2 to 6 seats, not 0",
}


@pytest.mark.parametrize(("text", "said"), MALFORMED.items())
def test_files_that_are_malformed(tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = played(tmp_path, text, capsys)
    assert status == 2
    assert all(line.startswith("error: case.yaml:") for line in err.splitlines())
    assert said in err
    assert out.startswith("case.yaml: malformed, line ")
    assert out.endswith("0 passed, 1 failed\n")


def test_all_faults_of_a_file_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = HEAD + "steps:\n- {seat: 0, swim: fly}\n- {seat: 0, serch: take}\nexpect: {airs: 3}\n"
    _, _, err = played(tmp_path, text, capsys)
    assert [line.split(":")[2] for line in err.splitlines()] == ["4", "5", "6"]
    assert "did you mean `search`?" in err


def test_one_line_a_file_and_the_worst_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("good.yaml", "bad.yaml", "missing.yaml")]
    files[0].write_text(HEAD, encoding="utf-8")
    files[1].write_text(DIVE + "expect: {air: 1}\n", encoding="utf-8")
    assert scenario.run(argparse.Namespace(files=files)) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line.rsplit("/")[-1].split(":")[0] for line in lines] == [
        "good.yaml",
        "bad.yaml",
        "missing.yaml",
        "1 passed, 2 failed",
    ]


def test_nothing_changes_by_an_illegal_step(tmp_path: Path) -> None:
    for name, more in (("a", ""), ("b", "steps:\n- {seat: 0, swim: keep_diving, illegal: true}\n")):
        (tmp_path / name).write_text(DIVE + more, encoding="utf-8")
    assert scenario.play(tmp_path / "a").digest() == scenario.play(tmp_path / "b").digest()


def test_a_difference_is_an_assertion(tmp_path: Path) -> None:
    (tmp_path / "a").write_text(DIVE + "expect: {air: 1}\n", encoding="utf-8")
    with pytest.raises(Differs, match="air is 19"):
        scenario.play(tmp_path / "a")
