"""All questions, by click, by drag and by keyboard alone; what is off says why."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.rules.lost_cities.facts import DRY
from game.ui.controls import Control
from game.ui.controls.button import Button
from tests.tables.lost_cities.table import HAND_0, MIDDLE, Table, a_match
from tests.ui.conftest import Hands
from tests.ui.gallery import Taste, make_ui

SORTED = ("desert-2", "desert-8", "sea-7", "sea-10", "snow-i#1", "jungle-6", "volcano-9", "volcano-10")


def at(start: dict[str, Any] = MIDDLE, lang: str = "en", **options: int | bool) -> tuple[Table, Hands]:
    table = Table(a_match(start=start, **options), make_ui(lang, (1366, 768), Taste(speed=0.0)))
    return table, Hands(table)


def control(table: Table, name: str) -> Control:
    found = table.desk.find(name)
    assert found is not None, f"no {name} among {[c.id for c in table.desk.controls()]}"
    return found


def chosen(table: Table) -> tuple[str, ...]:
    """What has been chosen so far."""
    return table.path


def why(table: Table, name: str) -> str:
    """Why a control is off, without the marks that isolate what was filled in."""
    return (control(table, name).why or "").replace("\u2068", "").replace("\u2069", "")


def middle(table: Table, name: str) -> tuple[int, int]:
    return table.desk.box(name).center


def drag(table: Table, hands: Hands, name: str, to: tuple[int, int], *keys: int) -> None:
    """``keys`` are pressed on the way."""
    start = middle(table, name)
    hands.move(start)
    hands.down(start)
    hands.move((start[0], start[1] - 20))
    hands.key(*keys)
    hands.move(to)
    hands.up(to)


def test_the_hand_is_sorted_by_region_and_value() -> None:
    table, _ = at()
    assert sorted(SORTED) != list(SORTED)
    assert table.board.stage.hand() == SORTED
    assert {card.partition("#")[0] for card in SORTED} == set(HAND_0)


# --- playing
def test_a_card_is_picked_and_laid_by_clicks() -> None:
    table, hands = at()
    hands.click("lost_cities.hand.sea-7")
    assert chosen(table) == ("sea-7",)
    hands.click("lost_cities.road.sea")
    assert table.given == [("sea-7", "expedition/0/sea")]
    assert table.board.stage.now.laid[0][1] == ("sea-3", "sea-5", "sea-7")


def test_the_change_of_score_is_told_before_laying() -> None:
    table, hands = at()
    hands.click("lost_cities.hand.sea-7")
    lay = control(table, "table.option.lay")
    assert isinstance(lay, Button)
    assert "−12" in (lay.note or "")
    assert "−5" in (lay.note or "")
    assert "+7" in (lay.tip or "")


def test_a_card_is_laid_by_keys_alone() -> None:
    table, hands = at()
    hands.key(pygame.K_3, pygame.K_RETURN)
    assert table.given == [("sea-7", "expedition/0/sea")]


def test_a_card_is_discarded_by_button_tray_and_key() -> None:
    for act in ("table.option.discard", "lost_cities.tray.sea", pygame.K_d):
        table, hands = at()
        hands.key(pygame.K_3)
        hands.key(act) if isinstance(act, int) else hands.click(act)
        assert table.given == [("sea-7", "discard/sea")]


def test_arrows_walk_through_the_hand() -> None:
    table, hands = at()
    table.desk.ring = True
    table.desk.set_focus("lost_cities.hand.sea-7")
    hands.key(pygame.K_RIGHT)
    assert table.desk.focus == "lost_cities.hand.sea-10"
    hands.key(pygame.K_LEFT, pygame.K_LEFT, pygame.K_RETURN)
    assert chosen(table) == ("desert-8",)


def test_picking_again_and_escape_put_the_card_back_and_another_takes_its_place() -> None:
    table, hands = at()
    hands.click("lost_cities.hand.sea-7")
    hands.click("lost_cities.hand.sea-7")
    assert chosen(table) == ()
    hands.click("lost_cities.hand.sea-7")
    hands.key(pygame.K_ESCAPE)
    assert chosen(table) == ()
    hands.key(pygame.K_3, pygame.K_4)
    assert chosen(table) == ("sea-10",)


def test_a_card_is_dragged_to_its_expedition() -> None:
    table, hands = at()
    drag(table, hands, "lost_cities.hand.sea-7", middle(table, "lost_cities.road.sea"))
    assert table.given == [("sea-7", "expedition/0/sea")]


def test_a_card_is_dragged_to_its_tray() -> None:
    table, hands = at()
    drag(table, hands, "lost_cities.hand.sea-7", middle(table, "lost_cities.tray.sea"))
    assert table.given == [("sea-7", "discard/sea")]


@pytest.mark.parametrize(
    ("key", "given"),
    [
        (pygame.K_ESCAPE, []),
        (pygame.K_4, []),
        (pygame.K_3, []),
        (pygame.K_d, [("sea-7", "discard/sea")]),
        (pygame.K_e, [("sea-7", "expedition/0/sea")]),
    ],
)
def test_keys_pressed_while_a_card_is_dragged_decide_and_the_drop_does_not(key: int, given: list[object]) -> None:
    table, hands = at()
    drag(table, hands, "lost_cities.hand.sea-7", middle(table, "lost_cities.tray.sea"), key)
    assert table.given == given
    assert table.board.stage.held is None


def test_a_card_dragged_elsewhere_goes_back_to_the_hand() -> None:
    table, hands = at()
    for place in ("lost_cities.tray.snow", "lost_cities.far.sea", "lost_cities.panel.0"):
        drag(table, hands, "lost_cities.hand.sea-7", middle(table, place))
        assert table.given == []
        assert chosen(table) == ()


def test_a_tremble_of_the_mouse_is_a_click() -> None:
    table, hands = at()
    start = middle(table, "lost_cities.hand.sea-7")
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 5, start[1] + 5))
    hands.up((start[0] + 5, start[1] + 5))
    assert chosen(table) == ("sea-7",)


@pytest.mark.rule("LC-6")
def test_what_cannot_be_laid_says_why() -> None:
    table, hands = at()
    hands.click("lost_cities.hand.desert-8")
    assert why(table, "table.option.lay") == "Must be higher than 9"
    assert why(table, "lost_cities.road.desert") == "Must be higher than 9"
    hands.click("lost_cities.road.desert")
    assert table.given == []
    hands.key(pygame.K_RETURN)
    assert table.given == [("desert-8", "discard/desert")]


def test_other_places_say_why_not() -> None:
    table, hands = at()
    hands.click("lost_cities.hand.sea-7")
    assert why(table, "lost_cities.far.sea") == "That is the other explorer’s"
    assert why(table, "lost_cities.road.snow") == "Only where its region is"
    assert why(table, "lost_cities.pile") == "Play a card first, then draw"


# --- drawing
def played() -> tuple[Table, Hands]:
    table, hands = at()
    hands.key(pygame.K_3, pygame.K_RETURN)
    assert table.match.waiting is not None
    assert table.match.waiting.ask == "draw"
    return table, hands


@pytest.mark.parametrize("act", ["table.option.pile", "lost_cities.pile", pygame.K_1, pygame.K_RETURN])
def test_the_pile_is_drawn_from(act: str | int) -> None:
    table, hands = played()
    hands.key(act) if isinstance(act, int) else hands.click(act)
    assert table.given[-1] == ("pile",)
    assert "jungle-5" in table.board.stage.hand()


@pytest.mark.parametrize("act", ["lost_cities.tray.snow", "table.option.snow", pygame.K_4])
def test_a_discard_is_taken(act: str | int) -> None:
    table, hands = played()
    hands.key(act) if isinstance(act, int) else hands.click(act)
    assert table.given[-1] == ("discard/snow",)
    assert "snow-5" in table.board.stage.hand()


@pytest.mark.parametrize("name", ["pile", "tray.snow"])
def test_drawing_by_drag_to_the_hand(name: str) -> None:
    table, hands = played()
    drag(table, hands, f"lost_cities.{name}", middle(table, "lost_cities.hand.snow-i#1"))
    assert table.given[-1] == ("pile" if name == "pile" else "discard/snow",)


def test_a_drawn_card_let_go_elsewhere_stays_where_it_was() -> None:
    table, hands = played()
    drag(table, hands, "lost_cities.pile", middle(table, "lost_cities.far.snow"))
    assert len(table.given) == 1


@pytest.mark.rule("LC-8")
def test_the_card_just_discarded_may_not_be_taken_back() -> None:
    table, hands = at()
    hands.key(pygame.K_3, pygame.K_d)
    assert why(table, "lost_cities.tray.sea") == "You have just discarded that card"
    assert why(table, "table.option.sea") == "You have just discarded that card"
    assert why(table, "lost_cities.tray.volcano") == "No card lies here"
    assert why(table, "lost_cities.hand.desert-2") == "You have played; now draw a card"


# --- ending together
def long_round() -> tuple[Table, Hands]:
    """A round in which for long nobody has drawn from the pile."""
    match = a_match(start=MIDDLE)
    for _ in range(DRY):
        asked = match.waiting
        assert asked is not None
        seat = asked.seats[0]
        card = match.view(seat).zones[f"hand/{seat}"].cards[0]  # type: ignore[index]
        match.answer(card, f"discard/{card.partition('-')[0]}")
        asked = match.waiting
        assert asked is not None
        match.answer(next(key for key in asked.step(()).options if key.key.startswith("discard/")).key)
    table = Table(match, make_ui("en", (1366, 768), Taste(speed=0.0)), viewer=match.waiting.seats[0])  # type: ignore[union-attr]
    return table, Hands(table)


@pytest.mark.rule("LC-16")
def test_ending_the_round_is_proposed_and_the_other_is_asked() -> None:
    table, hands = long_round()
    hands.key(pygame.K_1, pygame.K_d)
    hands.click("table.option.end_round")
    assert table.given[-1] == ("end_round",)
    other = Table(table.match, make_ui("en", (1366, 768), Taste(speed=0.0)), viewer=1 - (table.viewer or 0))
    Hands(other).click("table.option.yes")
    assert other.given == [("yes",)]
    assert other.match.view(None).facts.scored[0]


# --- discards and counter
@pytest.mark.rule("LC-7")
def test_covered_discards_and_the_counter_are_only_for_tables_that_chose_so() -> None:
    for fan in (False, True):
        table, _ = at(fan_discards=fan)
        pile = control(table, "lost_cities.pile")
        assert (getattr(pile, "unseen", None) is not None) is fan
        assert len(table.board.stage.tray(0).cards) == (2 if fan else 1)


@pytest.mark.rule("LC-7")
def test_the_counter_lists_what_nobody_showed() -> None:
    table, _ = at(fan_discards=True)
    unseen = getattr(control(table, "lost_cities.pile"), "unseen", ())
    assert "sea-7" not in unseen
    assert "desert-6" not in unseen
    assert {"sea-2", "jungle-5"} <= set(unseen)


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_everything_is_said_in_every_language(lang: str) -> None:
    table, hands = at(lang=lang)
    for name in [c.id for c in table.desk.controls()]:
        control(table, name).hint()
    for key in (pygame.K_2, pygame.K_3, pygame.K_RETURN, pygame.K_1):
        hands.key(key)
        hands.wait(30)
    assert not table.ui.words.missing
    assert not table.ui.words.faults
