"""What is on the screen: nothing that nobody may know, at every size and in every direction of writing."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.event import Rolled
from game.rules.deep_sea import events
from game.tables.deep_sea.board import DeepSeaBoard
from game.tables.deep_sea.layout import arrange
from game.ui.motion import Motion
from game.ui.screen import Screen
from game.ui.stack import Stack
from tests.tables.deep_sea.table import Table, a_match, people
from tests.ui.gallery import Taste, make_ui


def shot(start: dict[str, Any], lang: str = "en", size: tuple[int, int] = (960, 600)) -> bytes:
    table = Table(a_match(2, start=start), make_ui(lang, size, Taste()))
    Stack(table.ui, table).step(0)
    return pygame.image.tobytes(table.ui.screen.surface, "RGB")


def start(low: str, high: str) -> dict[str, Any]:
    carrying: list[Any] = [low, [f"1-{3 - int(low[-1])}", high]]
    return {
        "turn": 0,
        "air": 15,
        "path": [low, high, "blank", "2-4", high],
        "divers": [{"at": 2, "carrying": carrying}, {"home": True, "carrying": [low]}],
    }


@pytest.mark.rule("DS-15")
def test_the_picture_does_not_depend_on_hidden_values() -> None:
    assert shot(start("1-0", "3-8") | {"path": ["1-1", "3-9"]}) == shot(
        start("1-3", "3-10") | {"path": ["1-2", "3-11"]}
    )


def test_the_picture_does_depend_on_levels() -> None:
    assert shot({"path": ["1-0", "2-4"]}) != shot({"path": ["1-0", "3-8"]})


@pytest.mark.parametrize("size", [(960, 600), (1366, 768), (1440, 1080), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3])
def test_nothing_overlaps_or_leaves_the_screen(size: tuple[int, int], seats: int, scale: float) -> None:
    screen = Screen.offscreen(size, scale)
    layout = arrange(screen.all, seats, screen)
    boxes = [*layout.panels, layout.action, layout.legend]
    for i, box in enumerate(boxes):
        assert box.x >= 0
        assert box.y >= 84
        assert box.right_edge <= screen.w
        assert box.bottom_edge <= screen.h
        assert not any(box.touches(other) for other in boxes[i + 1 :])
    assert layout.action.bottom_edge <= screen.h - 172
    assert min(panel.h for panel in layout.panels) >= 96
    assert layout.w >= 1128
    assert layout.h >= 1079


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1080)])
def test_the_board_keeps_its_direction_where_the_panels_mirror(size: tuple[int, int]) -> None:
    plain, mirrored = Screen.offscreen(size), Screen.offscreen(size)
    mirrored.mirrored = True
    left, right = (arrange(screen.all, 4, screen) for screen in (plain, mirrored))
    assert left.board.point(0, 0)[0] < left.board.point(100, 0)[0]
    assert right.board.point(0, 0)[0] < right.board.point(100, 0)[0]
    assert mirrored.px(right.panels[0]).right == size[0] - plain.px(left.panels[0]).left


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_every_event_has_its_line(lang: str) -> None:
    ui = make_ui(lang)
    board = DeepSeaBoard(ui, people(2), Motion())
    swim = events.Swam(0, 3, 0, 5, 2, 3)
    told = [
        events.DiveBegan(2, 1, 25, "farthest"), events.Breathed(0, 2, 11), events.TurnedBack(0, True),
        events.TurnedBack(0), events.KeptDiving(0), swim, events.Swam(0, 3, 3, 2, 4, 0), events.Swam(0, 3, 5, 2, 0, 2),
        events.Took(0, ("l1",), 4), events.Took(0, ("l1", "l3"), 4),
        events.Dropped(0, ("l2",), 4, 0),
        events.DiveEnded(1, "no_air"), events.DiveEnded(1, "all_home"), events.Banked(0, ("1-3#1", "4-15#2")),
        events.Sank(0, (), (1,)), events.Sank(0, ("l1",), (1, 1)), events.RowClosed((2, 3)),
        events.MatchEnded("dives", (0,), (9, 3)), events.MatchEnded("dives", (0, 1), (9, 9)),
    ]  # fmt: skip
    lines = [board.tell(event) for event in told]
    assert all(lines)
    assert len(set(lines)) == len(lines)
    assert board.tell(Rolled(0, (1, 2))) is None
    assert board.tell(events.Breathed(0, 0, 11)) is None
    assert board.tell(events.CameHome(1)) is None, "its swim has said so"
    assert not ui.words.missing
    assert not ui.words.faults


def test_who_has_a_colour_without_a_diver_gets_one_that_is_free() -> None:
    table = Table(a_match(3))
    table.board.people = people(3, ("rose", "vermilion", "azure"))
    table.build()
    divers = [table.board.stage.diver(seat) for seat in range(3)]
    assert len(set(divers)) == 3
    assert divers[1:] == ["deep_sea/diver_1_vermilion", "deep_sea/diver_2_azure"]


def test_the_still_layer_follows_the_position() -> None:
    """Without a new backdrop from the scene, a changed position is drawn all the same."""
    table = Table(a_match(2, start={"turn": 0, "path": ["1-0", "1-1", "1-2"], "dice": [[1, 1]]}))
    stack = Stack(table.ui, table)
    stack.step(0)
    before = pygame.image.tobytes(table.ui.screen.surface, "RGB")
    other = a_match(2, start={"turn": 0, "path": ["1-0", "blank", "1-2"]})
    table.board.sync(other.view(None))
    table.ui.redraw()
    stack.step(0)
    assert pygame.image.tobytes(table.ui.screen.surface, "RGB") != before
