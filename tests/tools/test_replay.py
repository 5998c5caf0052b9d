"""`replay` runs a saved match again, checks its digests, and shows hidden things only when asked to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.__main__ import main
from game.disk.match_file import digest_line
from game.disk.saves import Person
from game.scenes import session as sessions
from game.tools import samples
from game.tools.shelf import open_games

FACE = re.compile(r"\b[1-4]-[0-9]+#[0-9]")
"""A relic with its value, as only the table itself knows it."""


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A match left in the middle."""
    session = sessions.begin(open_games()["deep_sea"], (Person(),) * 3, {}, 7, tmp_path / "saves", {})
    samples.played(session, 60)
    assert session.leave()
    return next((tmp_path / "saves").glob("*.match"))


def test_the_recorded_digest_holds(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(left), "--check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"{left}: digest ok"
    assert "unfinished after 60 answers" in lines[-2]
    assert lines[0].startswith("DiveBegan dive=1")


def test_a_digest_that_differs_is_said(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left.write_bytes(left.read_bytes() + digest_line("0" * 64))
    assert main(["replay", str(left), "--check"]) == 1
    assert "digest differs after 60 answers" in capsys.readouterr().out


def test_without_a_digest_there_is_nothing_to_check(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for line in left.read_bytes().splitlines(keepends=True) if b'"digest"' not in line]
    left.write_bytes(b"".join(lines))
    assert main(["replay", str(left), "--check"]) == 0
    assert "no digest is recorded" in capsys.readouterr().out


def test_hidden_things_of_an_unfinished_match_are_shown_only_when_asked(
    left: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["replay", str(left)])
    public = capsys.readouterr().out
    main(["replay", str(left), "--reveal"])
    everything = capsys.readouterr().out
    faces = set(FACE.findall(everything))
    assert len(faces) >= 3
    assert not FACE.findall(public)


def test_an_answer_that_no_longer_fits_is_found(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = left.read_bytes().splitlines(keepends=True)
    lines[12] = lines[12].replace(lines[12].split(b'"')[1], b"elsewhere")
    left.write_bytes(b"".join(lines))
    assert main(["replay", str(left)]) == 2
    assert capsys.readouterr().err.startswith(f"error: {left}:13: ")


@pytest.mark.parametrize("content", [b"", b"no match at all\n", b"\x00" * 500, b'{"kind": "something else"}\n'])
def test_what_is_no_match_is_refused_in_one_line(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.match"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("error: ")
    assert str(file) in error
    assert len(error.splitlines()) == 1


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.match")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_torn_end_is_told_and_the_rest_runs(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left.write_bytes(left.read_bytes()[:-30])
    assert main(["replay", str(left)]) == 0
    assert "unfinished" in capsys.readouterr().out
