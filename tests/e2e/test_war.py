"""A whole match of Tam Quốc Sát through the real window: two people and three bots, from home to the ending."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.driver import App, Display, running
from tests.e2e.secrets import Record, Tape, check_cover
from tests.e2e.test_match import checked
from tests.e2e.warring import END, People, to_the_table

PEOPLE = ("Player 1", "Player 2")


def played(display: Display, folder: Path, seed: int, seconds: float) -> People:
    """The match of one seed, with everything that must hold of any."""
    with running(display, folder, "--seed", str(seed)) as app:
        to_the_table(app)
        people = People(app, seed)
        people.play(lambda app: app.scene == END, seconds)
        app.ready("result.home")
        assert_tells_the_end(app)
        app.click("result.home")
        app.wait_scene("home")
        pictures = list(app.pictures)
    (match,) = (folder / "history").glob("*.match")
    checked(match)
    record = Record(match)
    assert record.match.result is not None
    assert record.check(Tape(pictures, PEOPLE, people.opened)) > 20
    assert check_cover(pictures) >= people.did["cover"]
    return people


def assert_tells_the_end(app: App) -> None:
    """The ending can be left in every way there is."""
    assert {"result.home", "result.again", "result.seats", "result.replay"} <= set(app.ids("result."))


@pytest.mark.rule("TQ-50", "TQ-51", "TQ-52")
@pytest.mark.timeout(300)
def test_two_people_play_a_whole_match_against_three_bots(display: Display, settled: Callable[..., Path]) -> None:
    did = played(display, settled(), 3, 240).did
    assert did["cover"] >= 3
    assert did["looked"] + did["declined unseen"] >= 2
    assert did["nobody"] >= 2
    assert did["answer"] >= 3
    assert did["end"] >= 1


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(10, 18))
def test_many_whole_matches(display: Display, settled: Callable[..., Path], seed: int) -> None:
    played(display, settled(), seed, 300)
