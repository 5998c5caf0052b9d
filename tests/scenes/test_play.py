"""The table of a match: whose question an answer reaches."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.disk.saves import Person, Side
from game.scenes.play import Play
from game.scenes.session import Session
from game.ui.scene import GUARD
from tests.scenes.conftest import Guest, Houses


def table(house: Houses, seats: int = 2) -> tuple[Guest, Match]:
    """People only, the first of them about to roll."""
    home = house()
    match = Match(home.games["deep_sea"], seats, {"first": 0}, 4)
    people = tuple(Person(name=f"P{seat}") for seat in range(seats))
    guest = Guest(home, Play(home, Session(match, Side(people=people))))
    guest.wait(50)
    return guest, match


def asked(match: Match) -> tuple[str, tuple[int, ...]]:
    assert match.waiting is not None
    return match.waiting.ask, match.waiting.seats


def second_diver(house: Houses) -> tuple[Guest, Match]:
    """The first has rolled and left what was there; the second is asked at this moment."""
    guest, match = table(house)
    guest.press("table.option.roll")
    guest.wait(GUARD)
    guest.press("table.option.leave")
    assert asked(match) == ("swim", (1,))
    return guest, match


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_r, pygame.K_1])
def test_keys_meant_for_one_person_never_answer_for_the_next(house: Houses, key: int) -> None:
    guest, match = second_diver(house)
    for _ in range(6):
        guest.tap(key)
    assert len(match.log) == 2


def test_clicks_meant_for_one_person_never_answer_for_the_next(house: Houses) -> None:
    guest, match = second_diver(house)
    for _ in range(3):
        guest.press("table.option.roll")
    assert len(match.log) == 2
    guest.wait(GUARD)
    guest.press("table.option.roll")
    assert len(match.log) == 3


def test_a_question_that_comes_back_to_another_by_undo_is_guarded_as_well(house: Houses) -> None:
    guest, match = second_diver(house)
    guest.wait(GUARD)
    guest.press("play.undo")
    assert asked(match) == ("search", (0,))
    guest.press("table.option.take")
    assert len(match.log) == 1
    guest.wait(GUARD)
    guest.press("table.option.take")
    assert len(match.log) == 2
