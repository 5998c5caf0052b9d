"""Both questions, by mouse and by keys alone, and why what is off is off."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.controls import Button, Control
from game.ui.stack import Stack
from tests.tables.reef.table import Table, a_match
from tests.ui.gallery import Taste, make_ui

MIDDLE: dict[str, Any] = {
    "turn": 0,
    "oxygen": 24,
    "divers": [{"at": 7, "taken": [3]}, {"at": 10, "heading": "back"}],
    "dice": [[1, 2]],
}


def staged(start: dict[str, Any], lang: str = "en", *, hints: bool = True) -> tuple[Table, Stack]:
    ui = make_ui(lang, (1366, 768), Taste())
    ui.settings.hints = hints  # type: ignore[attr-defined]
    table = Table(a_match(2, start=start), ui)
    stack = Stack(table.ui, table)
    stack.step(0)
    return table, stack


def press(stack: Stack, key: int) -> None:
    stack.step(0, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
    stack.top.motion.skip()
    stack.step(0)


def control(table: Table, name: str) -> Control:
    found = table.desk.find(name)
    assert found is not None
    return found


@pytest.mark.parametrize("keys", [(pygame.K_r, pygame.K_1), (pygame.K_1, pygame.K_o), (pygame.K_RETURN, pygame.K_2)])
def test_a_turn_by_keys_alone(keys: tuple[int, int]) -> None:
    table, stack = staged(MIDDLE)
    for key in keys:
        press(stack, key)
    assert table.given == [("roll",), ("back",) if keys[1] == pygame.K_2 else ("out",)]


@pytest.mark.rule("RF-12")
def test_before_the_roll_the_way_is_off_and_says_why() -> None:
    table, _ = staged(MIDDLE)
    for name in ("table.option.out", "table.option.back"):
        assert control(table, name).off
        assert control(table, name).hint() == table.ui.words("reef-why-after-move")
    assert not control(table, "table.option.roll").off


@pytest.mark.rule("RF-12")
def test_on_the_way_home_nothing_turns_round() -> None:
    start = {"turn": 0, "oxygen": 40, "divers": [{"at": 20, "heading": "back"}, {}], "dice": [[1, 2], [1, 1]]}
    match = a_match(2, start=start, oxygen_start=40)
    table = Table(match)
    table.answer(("roll",))
    table.motion.skip()
    table.answer(("roll",))
    table.motion.skip()
    while match.waiting is not None and match.waiting.seats[0] != 0:
        table.answer((match.waiting.step(()).options[0].key,))
        table.motion.skip()
    Stack(table.ui, table).step(0)
    assert control(table, "table.option.out").hint() == table.ui.words("reef-why-bound")


def test_the_way_home_names_its_chance() -> None:
    table, stack = staged(MIDDLE)
    press(stack, pygame.K_r)
    back, out = control(table, "table.option.back"), control(table, "table.option.out")
    assert isinstance(back, Button)
    assert isinstance(out, Button)
    assert back.note is not None
    assert "%" in back.note
    assert out.note == table.ui.words("reef-out-note", first=12, last=22)


def test_without_hints_the_dice_wait_to_be_clicked() -> None:
    table, stack = staged(MIDDLE, hints=False)
    at = table.desk.box("reef.dice").center
    stack.step(0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
    stack.step(0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)])
    assert table.given == [("roll",)]
    assert table.desk.find("reef.odd.7") is None


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_everything_can_be_pointed_at(lang: str) -> None:
    table, _ = staged(MIDDLE, lang)
    names = [control.id for control in table.desk.controls()]
    assert {f"reef.space.{n}" for n in range(1, 26)} <= set(names)
    assert {"reef.oxygen", "reef.turn", "reef.panel.0", "reef.card.0.0", "reef.odd.7", "reef.score.0"} <= set(names)
    for name in names:
        hint = control(table, name).hint()
        assert hint != "" or name.startswith("reef.panel")
    assert not table.ui.words.missing


def test_while_something_moves_nothing_is_asked() -> None:
    table, stack = staged(MIDDLE)
    table.answer(("roll",))
    stack.step(16)
    assert table.desk.find("table.option.roll") is None
    assert table.desk.find("table.option.out") is None
