"""Every event has its motion; when it has ended, the picture is that of the view."""

from __future__ import annotations

import pytest

from game.rules.reef import events
from game.tables.reef.position import Position
from game.tables.reef.scripts import SHOWS
from tests.tables.motions import drawn, ends_at_once, ends_in_view, every_frame
from tests.tables.reef.table import Table, a_match


@pytest.mark.parametrize(
    ("seed", "seats", "less", "oxygen"),
    [(1, 2, False, "shared"), (2, 3, True, "personal"), (3, 4, False, "personal"), (4, 6, False, "shared")],
)
def test_after_the_events_the_picture_is_that_of_the_view(seed: int, seats: int, less: bool, oxygen: str) -> None:
    table = Table(a_match(seats, seed, oxygen=oxygen), less_motion=less)
    ends_in_view(table, seed, Position, 8)


def test_bubbles_rise_while_something_moves_and_stand_still_after() -> None:
    table = Table(a_match(2))
    table.motion.stir()
    before = drawn(table)
    table.motion.advance(1000)
    assert drawn(table) != before
    table.motion.advance(60_000)
    still = drawn(table)
    table.motion.advance(1000)
    assert drawn(table) == still


@pytest.mark.parametrize("lang", ["fa", "en"])
def test_every_frame_of_a_match_can_be_drawn(lang: str) -> None:
    """The frames between, too, with all that moves."""
    from tests.ui.gallery import Taste, make_ui

    table = Table(a_match(3, 5, oxygen="personal", oxygen_start=30), make_ui(lang, (960, 600), Taste(speed=2.0)))
    assert every_frame(table, 5, 60) >= set(SHOWS) - {events.Lost, events.RanOut}


@pytest.mark.parametrize("seats", [2, 6])
def test_instant_speed_ends_at_once(seats: int) -> None:
    ends_at_once(Table(a_match(seats, 9), speed=0.0))


@pytest.mark.rule("RF-6")
def test_a_diver_hops_space_by_space_after_the_dial_has_run_down() -> None:
    table = Table(a_match(2, start={"turn": 0, "oxygen": 20, "divers": [{"at": 2}, {"at": 3}], "dice": [[1, 2]]}))
    table.answer(("roll",))
    shown: list[float] = []
    places: list[float] = []
    while table.motion.busy:
        table.motion.advance(20)
        moving = table.board.stage.moving
        if moving.oxygen is not None and (not shown or shown[-1] != moving.oxygen):
            assert not places
            shown.append(moving.oxygen)
        hop = moving.hops.get(0)
        if hop and (not places or places[-1] != hop.dst):
            places.append(hop.dst)
    assert shown == [20.0, 19.0, 18.0]
    assert places == [3, 4, 5]


@pytest.mark.rule("RF-16")
def test_the_marker_steps_over_every_point() -> None:
    start = {
        "turn": 0, "oxygen": 20, "scores": [[47], [0]],
        "divers": [{"at": 2, "heading": "back", "taken": [3, 2]}, {"home": True}], "dice": [[1, 2]],
    }  # fmt: skip
    table = Table(a_match(2, start=start))
    table.answer(("roll",))
    seen: set[int] = set()
    while table.motion.busy:
        table.motion.advance(20)
        count = table.board.stage.moving.counts.get(0)
        if count:
            seen.add(round(count.points))
    assert seen >= {47, 48, 49, 50, 51, 52}
    assert table.board.stage.now.points(0) == 52


@pytest.mark.rule("RF-10")
def test_a_card_that_flies_lies_on_its_space_no_more() -> None:
    table = Table(a_match(2, start={"turn": 0, "divers": [{"at": 2}, {"at": 3}], "dice": [[1, 2]]}))
    table.answer(("roll",))
    flown = False
    while table.motion.busy:
        table.motion.advance(20)
        flights = table.board.stage.moving.flights
        flown = flown or bool(flights and flights[0].space == 5)
    assert flown
    assert table.board.stage.now.track[4] == ""
    assert len(table.board.stage.now.taken[0]) == 1
