"""Every event has its motion; when it has ended, the picture is that of the view."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.rules.deep_sea import events
from game.tables.deep_sea.position import Position
from game.tables.deep_sea.scripts import SHOWS
from game.ui.stack import Stack
from tests.tables.deep_sea.table import Table, a_match


def picture(table: Table) -> bytes:
    """The board as it is drawn now, without what drifts by itself."""
    behind, everything = pygame.Surface(table.ui.screen.size), table.ui.screen.all
    table.motion.ambient_clock = 0.0
    table.board.backdrop(table.ui.canvas(behind), everything)
    surface = behind.copy()
    table.board.paint(table.ui.canvas(surface), everything)
    table.board.paint_over(table.ui.canvas(surface), everything)
    return pygame.image.tobytes(surface, "RGB")


def play(table: Table, rng: Random) -> None:
    waiting = table.match.waiting
    assert waiting is not None
    table.match.answer(*table.match.choose(table.match.game.bots["normal"], waiting.seats[0], rng))


@pytest.mark.parametrize(("seed", "seats", "less"), [(1, 2, False), (2, 3, True), (3, 4, False), (4, 6, False)])
def test_after_the_events_the_picture_is_that_of_the_view(seed: int, seats: int, less: bool) -> None:
    table = Table(a_match(seats, seed), less_motion=less)
    rng, turns = Random(seed), 0
    while table.match.waiting is not None:
        before = table.match.events
        play(table, rng)
        view = table.view
        for event in table.match.told(None, before):
            table.motion.run(table.board.show(event, view))
            table.motion.skip()
            assert table.board.stage.moving.still, event
        assert table.board.stage.now == Position.of(view)
        turns += 1
        if turns % 12 == 0 or table.match.waiting is None:
            reached = picture(table)
            table.board.sync(view)
            assert reached == picture(table)


def test_every_frame_of_a_dive_can_be_drawn() -> None:
    """The frames between, too, in the language that mirrors and with all that moves."""
    seen: set[type[object]] = set()
    table = Table(a_match(3, 5, dives=2), speed=2.0)
    stack, rng = Stack(table.ui, table), Random(5)
    while table.match.waiting is not None:
        before = table.match.events
        play(table, rng)
        news = table.match.told(None, before)
        fresh = {type(event) for event in news} - seen
        seen |= fresh
        table.motion.run(table.story(news))
        table.stale()
        for _ in range(40 if fresh else 0):
            stack.step(40)
        table.motion.skip()
    assert seen >= set(SHOWS) - {events.KeptDiving, events.Dropped}
    assert not table.ui.words.missing
    assert not table.ui.words.faults


@pytest.mark.parametrize("seats", [2, 6])
def test_instant_speed_ends_at_once(seats: int) -> None:
    table = Table(a_match(seats, 9), speed=0.0)
    table.answer(("roll",))
    assert not table.motion.busy
    assert table.board.stage.moving.still


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
