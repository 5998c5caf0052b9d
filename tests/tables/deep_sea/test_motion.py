"""Every event has its motion; when it has ended, the picture is that of the view."""

from __future__ import annotations

import pytest

from game.rules.deep_sea import events
from game.tables.deep_sea.position import Position
from game.tables.deep_sea.scripts import SHOWS
from tests.tables.deep_sea.table import Table, a_match
from tests.tables.motions import ends_at_once, ends_in_view, every_frame


@pytest.mark.parametrize(("seed", "seats", "less"), [(1, 2, False), (2, 3, True), (3, 4, False), (4, 6, False)])
def test_after_the_events_the_picture_is_that_of_the_view(seed: int, seats: int, less: bool) -> None:
    table = Table(a_match(seats, seed), less_motion=less)
    ends_in_view(table, seed, Position, 12)


def test_every_frame_of_a_dive_can_be_drawn() -> None:
    """The frames between, too, with all that moves."""
    table = Table(a_match(3, 5, dives=2), speed=2.0)
    assert every_frame(table, 5, 40) >= set(SHOWS) - {events.KeptDiving, events.Dropped}


@pytest.mark.parametrize("seats", [2, 6])
def test_instant_speed_ends_at_once(seats: int) -> None:
    ends_at_once(Table(a_match(seats, 9), speed=0.0))


def test_a_diver_hops_place_by_place_and_higher_over_others() -> None:
    divers = [{"at": 2}, {"at": 3}]
    table = Table(a_match(2, start={"turn": 0, "divers": divers, "dice": [[1, 2]]}))
    table.answer(("roll",))
    places: list[float] = []
    lifts: list[float] = []
    while table.motion.busy:
        table.motion.advance(20)
        hop = table.board.stage.moving.hops.get(0)
        if hop and (not places or places[-1] != hop.dst):
            places.append(hop.dst)
            lifts.append(hop.lift)
    assert places == [3, 4, 5, 6]
    assert lifts[0] == lifts[1] > lifts[2] == lifts[3]


@pytest.mark.rule("DS-8")
def test_portholes_go_dark_one_by_one() -> None:
    divers = [{"at": 2}, {"at": 9, "carrying": ["1-0", "1-1", "1-2"]}]
    table = Table(a_match(2, start={"turn": 0, "air": 20, "divers": divers}))
    table.answer(("roll",))
    table.motion.skip()
    table.answer(("leave",))
    shown: list[float] = []
    while table.motion.busy:
        air = table.board.stage.moving.air
        if air is not None and (not shown or shown[-1] != air):
            shown.append(air)
        table.motion.advance(20)
    assert shown[:3] == [20.0, 19.0, 18.0]
    assert table.board.stage.now.air == 17
