"""Why somebody won the dive, in words, and what lies in the middle of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import off_screen
from game.disk.settings import Settings
from game.scenes.session import Session
from game.tables import ending
from game.tables.deep_sea.ending import heap
from game.tables.ending import ScoreEnding
from game.ui.place import Rect
from tests.scenes.ends import banked, plain


def shown(session_of: str, *chips: list[str], **more: object) -> ScoreEnding:
    house = off_screen((960, 600), Settings(lang=session_of, speed=0.0))  # type: ignore[arg-type]
    session: Session = banked(house, *chips, **more)  # type: ignore[arg-type]
    assert session.match.result
    made = ending("deep_sea")(house.ui, session.people, session.match.result, session.view(None))
    assert isinstance(made, ScoreEnding)
    return made


@pytest.mark.rule("DS-21")
def test_the_haul_of_the_winner() -> None:
    made = shown("en", ["1-3", "4-12", "4-13"], ["2-4"])
    assert plain(made.headline) == "Mai wins the dive"
    assert plain(made.reason) == "3 relics brought home, 2 from the deepest water"
    assert made.places == [(1, 0), (2, 1)]
    assert made.columns[0].cells == (3, 1)


@pytest.mark.rule("DS-22")
def test_a_broken_tie_says_which_level_decided() -> None:
    made = shown("en", ["2-4", "3-8"], ["4-12"], ["1-1"])
    assert made.result.winners == (1,)
    assert "12 points too" in plain(made.reason)
    assert "1 of level 4 against 0" in plain(made.reason)
    assert [place for place, _ in made.places] == [1, 2, 3]


@pytest.mark.rule("DS-22")
def test_the_tie_may_be_decided_further_up() -> None:
    made = shown("en", ["3-8", "2-4", "1-0"], ["3-9", "1-3"])
    assert made.result.winners == (0,)
    assert "1 of level 2 against 0" in plain(made.reason)


@pytest.mark.rule("DS-22")
def test_a_shared_victory_names_everybody_who_shares_it() -> None:
    made = shown("en", ["2-4"], ["2-4"], ["1-1"])
    assert made.result.winners == (0, 1)
    assert "Mai and" in plain(made.headline)
    assert "shared" in plain(made.reason)
    assert [place for place, _ in made.places] == [1, 1, 3]


def test_nobody_brought_anything_home() -> None:
    made = shown("en", [], [])
    assert plain(made.headline) == "Everybody shares the sea"
    assert "not a single point" in plain(made.reason)


@pytest.mark.rule("DS-23")
def test_an_empty_sea_is_told() -> None:
    made = shown("en", ["1-1"], [], dive=1, path=[])
    assert made.result.facts["why"] == "empty_row"
    assert plain(made.reason).endswith("Not a relic was left in the sea")


@pytest.mark.parametrize("count", [1, 2, 7, 12, 32])
def test_all_relics_lie_in_their_area_without_overlap(count: int) -> None:
    area = Rect(100, 50, 380, 200)
    boxes = heap(count, area)
    assert len(boxes) == count
    for i, box in enumerate(boxes):
        assert area.inset(-1).holds(box.x, box.y)
        assert area.inset(-1).holds(box.right_edge, box.bottom_edge)
        assert not any(box.touches(other) for other in boxes[i + 1 :])


def test_no_relic_needs_no_place() -> None:
    assert heap(0, Rect(0, 0, 100, 100)) == []


def test_the_words_of_all_languages_know_the_ending() -> None:
    root = Path(__file__).parents[3] / "data" / "words"
    keys = [
        {line.split(" =")[0] for line in (root / lang / "result.ftl").read_text("utf-8").splitlines() if " =" in line}
        for lang in ("vi", "fa", "en")
    ]
    assert keys[0] == keys[1] == keys[2]
