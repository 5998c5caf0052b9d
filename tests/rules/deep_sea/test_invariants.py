"""The invariants find what they are there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.deep_sea.events import PATH, Sea
from tests.rules.deep_sea.dives import GAME, dive


def lose_a_chip(table: Sea) -> None:
    del table.zones[PATH].cards[0]
    table.facts.row = (0, *table.facts.row[1:])


def copy_a_chip(table: Sea) -> None:
    table.zones["banked/0"].cards.append(table.zones[PATH].cards[0])


def breathe_too_much(table: Sea) -> None:
    table.facts.air = -1


def forget_a_blank(table: Sea) -> None:
    table.facts.row = (*table.facts.row, 1)


def share_a_space(table: Sea) -> None:
    table.facts.at = (2, 2)


def swim_away(table: Sea) -> None:
    table.facts.at = (2, 9)


def lose_an_item(table: Sea) -> None:
    table.facts.items = ((), ())


def invent_points(table: Sea) -> None:
    table.facts.gained = ((5,), (0,))


HARM: dict[Callable[[Sea], None], str] = {
    lose_a_chip: "4 chips instead of 5",
    copy_a_chip: "a chip is in two places",
    breathe_too_much: "the air is -1",
    forget_a_blank: "the row and the chips on it differ",
    share_a_space: "two divers share a space",
    swim_away: "a diver is beyond the path",
    lose_an_item: "the items of diver 0 and its chips differ",
    invent_points: "the score of diver 0 and its chips differ",
}


@pytest.mark.rule("DS-24")
@pytest.mark.parametrize(("harm", "said"), HARM.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_harm_is_found(harm: Callable[[Sea], None], said: str) -> None:
    table = dive([{"at": 2, "carrying": ["2-4"]}, {"at": 3}], ["1-0", "1-1", "1-2", "1-3"]).table
    assert GAME.check(table) == []
    harm(table)
    assert said in GAME.check(table)
