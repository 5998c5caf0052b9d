"""Senseless input of every kind, in any order and at any size: nothing breaks, and home stays within reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes import session as sessions
from game.tables import SHOWN
from tests.monkeys import Monkey


@pytest.fixture(autouse=True)
def _nothing_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file manager comes up on the computer of whoever runs the tests."""
    monkeypatch.setattr("subprocess.Popen", lambda *args, **kwargs: None)


def _tried(folder: Path, seed: int, events: int) -> Monkey:
    monkey = Monkey(folder, seed)
    monkey.play(events)
    monkey.go_home()
    for scene in reversed(monkey.stack.scenes):
        scene.leave()
    for match in (folder / "saves").glob("*.match"):
        session = sessions.resume(match, monkey.house.games)
        session.leave()
    return monkey


def test_two_thousand_senseless_events(tmp_path: Path) -> None:
    monkey = _tried(tmp_path, 5, 2000)
    assert {"home", "setup", "settings"} <= monkey.seen
    assert monkey.seen & set(SHOWN), "a table"


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", range(10))
def test_many_senseless_events(tmp_path: Path, seed: int) -> None:
    _tried(tmp_path, seed, 20_000)
