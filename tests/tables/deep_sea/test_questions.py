"""All questions, by mouse and by keyboard alone; what is off says why."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.tables.deep_sea.hints import HeadingButton
from game.ui.controls.button import Button
from tests.tables.deep_sea.table import Table, a_match
from tests.ui.conftest import Hands
from tests.ui.gallery import Taste, make_ui

DIVING: dict[str, Any] = {"turn": 0, "divers": [{"at": 4, "carrying": ["2-4"]}, {"at": 9}], "dice": [[2, 2]]}
ON_BLANK: dict[str, Any] = {
    "turn": 0,
    "dive": 2,
    "path": ["1-0", "1-1", "blank", "1-2", "1-3", "2-4", "2-5"],
    "divers": [{"at": 1, "carrying": ["2-6", ["1-0", "2-6", "3-8"], "4-12"]}, {"at": 6}],
    "dice": [[3, 2]],
}
DROWNING: dict[str, Any] = {
    "turn": 0,
    "dive": 1,
    "air": 1,
    "divers": [{"at": 4, "heading": "up", "carrying": ["2-4", "1-0", "3-8"]}, {"at": 9, "carrying": ["1-1", "1-2"]}],
    "dice": [[1, 1]],
}


def at(start: dict[str, Any], lang: str = "en") -> tuple[Table, Hands]:
    table = Table(a_match(2, start=start), make_ui(lang, (1366, 768), Taste(speed=0.0)))
    return table, Hands(table)


def button(table: Table, name: str) -> Button:
    found = table.desk.find(name)
    assert isinstance(found, Button), name
    return found


@pytest.mark.rule("DS-10")
@pytest.mark.parametrize("key", [pygame.K_r, pygame.K_1, pygame.K_RETURN])
def test_keys_roll(key: int) -> None:
    table, hands = at(DIVING)
    hands.key(key)
    assert table.given == [("roll",)]


@pytest.mark.parametrize("name", ["table.option.roll", "deep_sea.dice"])
def test_the_mouse_rolls(name: str) -> None:
    table, hands = at(DIVING)
    hands.click(name)
    assert table.given == [("roll",)]


@pytest.mark.rule("DS-9")
def test_turning_back_may_be_taken_back_until_the_roll() -> None:
    table, hands = at(DIVING)
    hands.key(pygame.K_2)
    assert button(table, "table.option.keep_diving").why is None
    hands.click("table.option.keep_diving")
    hands.click("table.option.turn_back")
    hands.key(pygame.K_r)
    assert table.given == [("turn_back",), ("keep_diving",), ("turn_back",), ("roll",)]
    assert table.match.view(None).facts.at[0] == 1


@pytest.mark.rule("DS-9")
def test_turning_back_empty_handed_is_off_and_says_why() -> None:
    table, hands = at({"turn": 0, "divers": [{"at": 4}, {"at": 9}]})
    assert button(table, "table.option.turn_back").why == "You carry nothing"
    hands.key(pygame.K_2)
    assert table.given == []


@pytest.mark.rule("DS-14")
def test_what_lies_here_may_be_taken_or_left() -> None:
    for key, path in ((pygame.K_1, ("take",)), (pygame.K_3, ("leave",)), (pygame.K_RETURN, ("take",))):
        table, hands = at(DIVING)
        hands.key(pygame.K_r)
        assert button(table, "table.option.drop").why == "Only on an empty ring"
        hands.key(key)
        assert table.given[-1] == path


@pytest.mark.rule("DS-14")
@pytest.mark.parametrize("name", ["deep_sea.item.1", "deep_sea.carried.1"])
def test_an_item_is_dropped_by_clicking_it(name: str) -> None:
    table, hands = at(ON_BLANK)
    hands.key(pygame.K_r)
    assert button(table, "table.option.take").why == "No relic here"
    hands.click("table.option.drop")
    hands.click(name)
    assert table.given[-1] == ("drop", "1")
    assert table.board.stage.now.row[2] == ("l1", "l2", "l3")


def test_choosing_what_to_drop_by_keys_and_going_back() -> None:
    table, hands = at(ON_BLANK)
    hands.key(pygame.K_r, pygame.K_2, pygame.K_BACKSPACE)
    assert table.path == ()
    hands.key(pygame.K_2, pygame.K_3)
    assert table.given[-1] == ("drop", "2")


def test_the_only_item_is_dropped_without_asking_which() -> None:
    start = ON_BLANK | {"divers": [{"at": 1, "carrying": ["2-6"]}, {"at": 6}], "dice": [[2, 1]]}
    table, hands = at(start)
    hands.key(pygame.K_r, pygame.K_2)
    assert table.given[-1] == ("drop", "0")


def sink(table: Table, hands: Hands) -> None:
    """Goes on until the order of the sinking relics is asked."""
    for _ in range(20):
        waiting = table.match.waiting
        assert waiting is not None
        if waiting.ask == "stack":
            return
        hands.key(pygame.K_r if waiting.ask == "swim" else pygame.K_3)
    pytest.fail("nobody drowned")


@pytest.mark.rule("DS-18")
def test_the_lowest_level_sinks_first_by_one_click() -> None:
    table, hands = at(DROWNING)
    sink(table, hands)
    hands.key(pygame.K_RETURN)
    assert table.given[-1] == ("stack", "1", "0", "2")


@pytest.mark.rule("DS-18")
def test_relics_are_laid_in_the_order_of_the_clicks() -> None:
    table, hands = at(DROWNING)
    sink(table, hands)
    hands.click("deep_sea.order.2")
    assert table.path == ("stack", "2")
    hands.key(pygame.K_BACKSPACE)
    hands.click("deep_sea.order.2")
    hands.click("deep_sea.order.0")
    assert table.given[-1] == ("stack", "2", "0", "1")
    assert table.board.stage.now.row[-2] == ("l3", "l2", "l1")


def test_every_question_opens_its_page_of_the_rules() -> None:
    table, hands = at(DROWNING)
    hands.click("deep_sea.help")
    hands.key(pygame.K_r)
    hands.click("deep_sea.help")
    sink(table, hands)
    hands.click("deep_sea.help")
    assert table.opened == ["heading", "search", "drowned"]


def test_hints_can_be_switched_off() -> None:
    for hints in (True, False):
        taste = Taste(speed=0.0)
        taste.hints = hints  # type: ignore[attr-defined]
        table = Table(a_match(2, start=DIVING), make_ui("en", (1366, 768), taste))
        Hands(table)
        roll = table.desk.find("table.option.roll")
        assert isinstance(roll, HeadingButton)
        assert bool(roll.found) is hints


@pytest.mark.rule("DS-10", "DS-11")
def test_previews_say_where_each_roll_lands() -> None:
    table, _ = at(DIVING)
    roll = table.desk.find("table.option.roll")
    assert isinstance(roll, HeadingButton)
    told = {ghost.space: (ghost.sums, ghost.hits) for ghost in roll.found}
    assert told == {5: ((2,), 1), 6: ((3,), 2), 7: ((4,), 3), 8: ((5,), 2), 10: ((6,), 1)}


def test_every_space_and_panel_can_be_pointed_at() -> None:
    table, _ = at(DIVING)
    for space in range(1, len(table.board.stage.now.row) + 1):
        found = table.desk.find(f"deep_sea.space.{space}")
        assert found is not None
        assert found.hint()
    tip = table.desk.find("deep_sea.space.9")
    assert tip is not None
    assert "Kiên" in (tip.hint() or "")
    assert "8–11" not in (tip.hint() or "")


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("start", [DIVING, ON_BLANK, DROWNING])
def test_everything_is_said_in_every_language(lang: str, start: dict[str, Any]) -> None:
    table, hands = at(start, lang)
    for key in (pygame.K_r, pygame.K_2, pygame.K_BACKSPACE, pygame.K_1, pygame.K_r, pygame.K_3, pygame.K_1):
        hands.key(key)
        hands.wait(30)
    assert not table.ui.words.missing
    assert not table.ui.words.faults
