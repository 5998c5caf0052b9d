"""The list of finished matches: what it tells, what it opens, what it forgets."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.disk.history import Finished
from game.disk.saves import Person
from game.scenes.records import records
from game.scenes.result import Result
from game.ui.controls import Label, Pill
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import NAMES, over, plain


def filled(house: Houses, lang: str = "en", count: int = 2) -> Guest:
    """The list with some finished matches, the last one opened first."""
    home = house(lang)
    assert home.folder
    for n in range(count):
        assert over(home, 2 + n, seed=n, kept=True).finish(home.folder) is None
    return Guest(home, home.history())


def folder(guest: Guest) -> Path:
    assert guest.house.folder
    return guest.house.folder.history


def labels(guest: Guest) -> list[str]:
    return [plain(p.mark.text) for p in guest.top.desk.placed if isinstance(p.mark, Label | Pill)]


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_an_empty_list_says_so(house: Houses, lang: str) -> None:
    home = house(lang)
    guest = Guest(home, home.history())
    assert guest.ids == {"history.back"}
    assert not home.ui.words.missing


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_matches_are_listed_with_everybody_and_their_points(house: Houses, lang: str) -> None:
    guest = filled(house, lang)
    told = labels(guest)
    for name in NAMES[:3]:
        assert any(text.startswith(name) for text in told)
    assert not guest.ui.words.missing
    assert {"history.0.open", "history.1.replay", "history.1.delete"} <= guest.ids


def test_a_result_is_looked_at_again_and_left_for_the_list(house: Houses) -> None:
    guest = filled(house)
    guest.press("history.0.open")
    assert isinstance(guest.top, Result)
    assert guest.top.past is not None
    assert [one.name for one in guest.top.session.people] == list(NAMES[:3])
    guest.wait(500)
    guest.press("result.home")
    assert guest.top.name == "history"


def test_a_match_is_watched_again(house: Houses) -> None:
    guest = filled(house)
    guest.press("history.1.replay")
    assert guest.top.name == "replay"
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "history"


def test_a_match_is_forgotten_only_after_asking(house: Houses) -> None:
    guest = filled(house)
    guest.press("history.0.delete")
    guest.press("history.delete.keep")
    assert "history.1.open" in guest.ids
    guest.press("history.0.delete")
    guest.press("history.delete.delete")
    assert "history.1.open" not in guest.ids
    assert len(list(folder(guest).glob("*.match"))) == 1


def test_what_cannot_be_read_says_why_and_can_be_deleted(house: Houses) -> None:
    guest = filled(house, count=1)
    (folder(guest) / "odd.result").write_text("{")
    guest = Guest(guest.house, guest.house.history())
    assert guest.control("history.1.open").off
    assert guest.control("history.1.replay").why == "The moves of this match are gone"
    guest.press("history.1.open")
    assert guest.top.name == "history"
    guest.press("history.1.delete")
    guest.press("history.delete.delete")
    assert not (folder(guest) / "odd.result").exists()


def test_a_damaged_match_is_told_and_nothing_opens(house: Houses) -> None:
    guest = filled(house, count=1)
    (path,) = folder(guest).glob("*.match")
    path.write_text("rubbish")
    guest = Guest(guest.house, guest.house.history())
    guest.press("history.0.open")
    assert guest.top.name == "history"


def test_a_match_cut_short_is_watched_as_far_as_it_goes(house: Houses) -> None:
    guest = filled(house, count=1)
    (path,) = folder(guest).glob("*.match")
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:20]))
    guest = Guest(guest.house, guest.house.history())
    guest.press("history.0.open")
    assert guest.top.name == "replay"


# --- records
def finished(winners: tuple[int, ...], scores: tuple[int, ...], *people: Person) -> Finished:
    return Finished(game="deep_sea", winners=winners, scores=scores, people=people, ended=1.0)


def test_records_count_people_by_name_and_leave_bots_out() -> None:
    mai, kian, bot = Person(name="Mai"), Person(name="Kian"), Person(name="Rùa", plays="easy")
    found = records(
        [finished((0,), (30, 10, 5), mai, kian, bot), finished((1,), (4, 20), mai, kian), finished((), (), mai)]
    )
    assert [(one.name, one.played, one.won) for one in found] == [("Mai", 3, 1), ("Kian", 2, 1)]
    assert (found[0].best, found[0].mean) == (30, 17)


def test_records_without_scores_have_no_best() -> None:
    (one,) = records([finished((0,), (), Person(name="Mai"))])
    assert not one.scored
