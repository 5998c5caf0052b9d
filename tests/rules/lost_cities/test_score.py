"""What expeditions are worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.lost_cities.facts import Facts, Tariff
from game.rules.lost_cities.score import line, points, result
from tests.rules.lost_cities.trips import fresh

SEED = Tariff(counts_investments=False)


def cards(faces: str) -> list[str]:
    """``i i 3`` as cards of a region."""
    return [f"sea-{'i#' + str(at) if face == 'i' else face}" for at, face in enumerate(faces.split())]


@pytest.mark.rule("LC-11", "LC-12", "LC-14")
@pytest.mark.parametrize(
    ("faces", "worth", "by_the_letter"),
    [
        ("i i 3 4 5 6 7 8 10", 89, 69),
        ("i 6 7 8 9 10", 40, 40),
        ("i i i", -80, -80),
        ("i 2", -36, -36),
        ("i i i 2 3 4 5 6 7 8 9 10", 156, 156),
        ("2 3 4 5 6 7 8 9", 44, 44),
        ("5 6 7 8 9", 15, 15),
        ("", 0, 0),
        ("i i 5 6 7 8 9 10", 95, 75),
    ],
)
def test_worked_values(faces: str, worth: int, by_the_letter: int) -> None:
    assert points(cards(faces), Tariff()) == worth
    assert points(cards(faces), SEED) == by_the_letter


@pytest.mark.rule("LC-15")
def test_base_and_bonus_are_the_tables() -> None:
    assert points(cards("i 2 3 4 5 6 7 8"), Tariff(base=10, bonus=40)) == (35 - 10) * 2 + 40
    assert points(cards("i 2 3 4 5 6 7"), Tariff(base=10, bonus=40)) == (27 - 10) * 2


@given(st.sets(st.integers(2, 10)), st.integers(0, 3))
def test_a_line_adds_up(numbers: set[int], investments: int) -> None:
    laid = cards(" ".join(["i"] * investments + [str(number) for number in sorted(numbers)]))
    found = line(laid, Tariff())
    assert found.points == (found.total - found.base) * found.times + found.bonus
    assert found.cards == len(laid)
    assert (found.bonus > 0) == (len(laid) >= 8)


@pytest.mark.rule("LC-13")
def test_the_higher_total_wins_and_equals_share() -> None:
    now: Facts = fresh().table.facts
    now.scored = ((10, 5), (20, -5))
    assert result(now).winners == (0, 1)
    now.scored = ((10, 5), (20, -6))
    assert (result(now).winners, result(now).scores) == ((0,), (15, 14))
