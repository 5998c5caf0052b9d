"""What a player hears first who comes back to the war."""

from __future__ import annotations

from random import Random

import pytest

from game.core.event import Event, Move, Moved
from game.core.question import Seat
from game.rules.tam_quoc_sat import events
from game.rules.tam_quoc_sat.card import Card
from game.tables.tam_quoc_sat.board import TamQuocSatBoard
from game.tables.tam_quoc_sat.recap import latest_turn, weight
from game.ui.motion import Motion
from tests.tables.tam_quoc_sat.wars import a_match, people, step
from tests.ui.gallery import Taste, make_ui

ME, OTHER, THIRD = 0, 1, 2
DEATH = events.Died(THIRD, "rebel", OTHER)
MY_WOUND = events.Hurt(ME, 1, "normal", OTHER, None, 2)
MY_LOSS = Moved((Move("dodge@H2", f"hand/{ME}", "discard"),), "dismantle", OTHER)
THE_TURN = events.TurnBegan(OTHER)
HIS_WOUND = events.Hurt(THIRD, 1, "normal", OTHER, None, 2)
HIS_SWORD = Moved((Move("twin_swords@S2", "centre", f"equipment/{OTHER}"),), "equip", OTHER)


def heard(event: Event, seat: Seat = ME) -> int:
    found = weight(event, seat)
    assert found is not None
    return found


def test_deaths_come_first_then_own_wounds_own_losses_and_whose_turn_it_is() -> None:
    order = (DEATH, MY_WOUND, MY_LOSS, THE_TURN, HIS_WOUND, HIS_SWORD)
    weights = [heard(event) for event in order]
    assert weights == sorted(weights, reverse=True)
    assert len(set(weights)) == len(weights)


def test_what_is_aimed_at_me_weighs_more_than_what_is_aimed_at_others() -> None:
    slash = Card("slash", "spade", 7)
    assert heard(events.Used(OTHER, slash, (ME,), "slash")) > heard(events.Used(OTHER, slash, (THIRD,), "slash"))


@pytest.mark.parametrize(
    "event",
    [
        Moved((Move("@", "draw", f"hand/{OTHER}"),), "draw_phase", OTHER),
        Moved((Move("@", "draw", f"look/{OTHER}"),), "guanxing", OTHER),
        Moved((Move("dodge@H2", f"hand/{OTHER}", "discard"),), "hand_limit", OTHER),
        events.Used(ME, Card("slash", "spade", 7), (OTHER,), "slash"),
        Moved((Move("dodge@H2", f"hand/{ME}", "discard"),), "hand_limit", ME),
        events.RoundBegan(3),
        events.TurnBegan(ME),
    ],
)
def test_what_is_known_already_or_changes_nothing_is_not_told(event: Event) -> None:
    assert weight(event, ME) is None


def test_of_turns_only_the_last_is_told() -> None:
    told = [events.TurnBegan(1), HIS_WOUND, events.TurnBegan(2), events.TurnBegan(1)]
    assert latest_turn(told) == [HIS_WOUND, events.TurnBegan(1)]


@pytest.mark.rule("TQ-50")
def test_a_recap_names_no_card_that_only_one_has_seen() -> None:
    match, rng = a_match(6, 4), Random(4)
    for _ in range(200):
        if match.waiting is not None:
            step(match, rng)
    ui = make_ui("en", (960, 600), Taste())
    board = TamQuocSatBoard(ui, people(6), Motion(ui.pace))
    board.sync(match.view(None))
    recap = board.recap(match.told(None, 0), 2)
    assert len(recap) > 20
    public = {line.text for line in board.log(match.told(None, 0))}
    assert all(line.text in public or line.weight == 3 for line in recap)
