"""Every event has its motion; when it has ended, the picture is that of the view."""

from __future__ import annotations

from random import Random

import pytest

from game.core.event import Event
from game.rules.lost_cities import events
from game.tables.lost_cities.position import Position
from game.tables.lost_cities.scripts import SHOWS
from game.ui.stack import Stack
from tests.tables.lost_cities.table import MIDDLE, Table, a_match
from tests.tables.motions import ends_in_view, play
from tests.ui.conftest import Hands
from tests.ui.gallery import Taste, make_ui


@pytest.mark.parametrize(("seed", "viewer", "less"), [(1, 0, False), (2, 1, True), (3, None, False)])
def test_after_the_events_the_picture_is_that_of_the_view(seed: int, viewer: int | None, less: bool) -> None:
    table = Table(a_match(seed, rounds=2), viewer=viewer, less_motion=less)
    ends_in_view(table, seed, Position, 25)


@pytest.mark.parametrize("viewer", [0, None])
def test_every_frame_of_a_round_can_be_drawn(viewer: int | None) -> None:
    """The frames between, too, in the language that mirrors."""
    table = Table(a_match(5, rounds=2), make_ui("fa", (960, 600), Taste(speed=2.0)), viewer=viewer)
    stack, rng, seen = Stack(table.ui, table), Random(5), set[type[object]]()
    while table.match.waiting is not None:
        news = play(table, rng)
        fresh = [event for event in news if type(event) not in seen]
        seen |= {type(event) for event in news}
        if fresh:
            table.motion.run(table.story(news))
            for _ in range(12):
                stack.step(40)
            table.motion.skip()
        else:
            table.board.sync(table.view)
        table.stale()
        stack.step(0)
    assert {events.Laid, events.Discarded, events.Drew, events.Took, events.RoundEnded} <= seen


def test_every_event_has_its_script() -> None:
    told = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert told - {Event} == {*SHOWS, events.RoundEnded}


@pytest.mark.rule("LC-10", "LC-13")
def test_the_score_sheet_stays_until_somebody_goes_on() -> None:
    start = MIDDLE | {"pile": ["jungle-5"]}
    table = Table(a_match(start=start, rounds=2), make_ui("en", (1366, 768), Taste()))
    hands = Hands(table)
    table.answer(("desert-2", "discard/desert"))
    hands.wait(1200)
    table.answer(("pile",))
    hands.wait(4000)
    assert table.board.stage.moving.sheet == 0
    hands.click("lost_cities.go_on")
    hands.wait(100)
    assert table.board.stage.moving.still
    assert table.board.stage.now.round == 2


def test_a_city_reached_is_heard() -> None:
    table = Table(a_match(start=MIDDLE), make_ui("en", (960, 600), Taste(speed=0.0)))
    heard: list[str] = []
    table.ui.sound.play = lambda name, volume=1.0: heard.append(name)  # type: ignore[method-assign,assignment]
    table.answer(("sea-10", "expedition/0/sea"))
    table.motion.skip()
    assert "lost_cities_city_2" in heard
