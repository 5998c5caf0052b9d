"""Events in motion: every one can be drawn on its way, and ends where a view taken then would be."""

from __future__ import annotations

from random import Random

import pytest

from game.core.event import Event
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.scripts import SHOWS
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, War, a_match, step
from tests.ui.gallery import Taste, make_ui


@pytest.mark.parametrize("viewer", [None, 2])
def test_a_story_ends_where_the_view_is(viewer: int | None) -> None:
    ui = make_ui("vi", (960, 600), Taste())
    match = a_match(7, 4, **EVERY_PACK)
    scene, rng = War(match, viewer, ui), Random(4)
    for _ in range(220):
        if match.waiting is None:
            break
        step(match, rng)
        last: list[Position] = []
        told = match.told(viewer, scene.seen)
        for event in told:
            scene.motion.run(scene.board.show(event, scene.view))
            scene.motion.skip()
            last.append(scene.board.stage.now)
        scene.seen = match.events
        if told:
            assert last[-1] == Position.of(scene.view)
            assert scene.board.stage.moving.still
        scene.board.sync(scene.view)


def test_every_frame_of_a_match_can_be_drawn() -> None:
    ui = make_ui("fa", (960, 600), Taste(speed=4.0))
    match = a_match(10, 6, **EVERY_PACK)
    scene, rng = War(match, 1, ui), Random(6)
    stack = Stack(ui, scene)
    shown: set[type[Event]] = set()
    for _ in range(90):
        if match.waiting is None:
            break
        before = match.events
        step(match, rng)
        shown |= {type(event) for event in match.told(1, before)}
        scene.news()
        for _ in range(4):
            stack.step(50)
        scene.motion.skip()
        stack.step(16)
    assert {events.Used, events.Hurt, events.TurnBegan} <= shown
    assert not ui.words.missing
    assert not ui.words.faults


def test_less_motion_and_no_time_end_alike() -> None:
    ends = []
    for taste in (Taste(speed=0.0), Taste(less_motion=True)):
        match = a_match(5, 3)
        scene, rng = War(match, 0, make_ui("en", (960, 600), taste)), Random(3)
        for _ in range(60):
            step(match, rng)
            scene.news()
            scene.motion.skip()
        ends.append(scene.board.stage.now)
    assert ends[0] == ends[1]


def test_what_is_worth_a_look_has_a_script() -> None:
    plain = {"Noted", "Placed", "Laid", "Lifted", "Drank", "ExtraTurn", "ExtraTurnTaken", "RoleShown", "KingdomChosen"}
    plain |= {"RoundBegan", "TurnEnded", "MaxHpChanged", "DyingEnded", "SkillsChanged", "Reshuffled", "Happened"}
    known = {kind.__name__ for kind in SHOWS} | plain
    declared = {
        name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, events.Happened)
    }
    assert declared - known == set()
