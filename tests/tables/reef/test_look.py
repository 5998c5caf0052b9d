"""What is on the screen: nothing that nobody may know, at every size and in every direction of writing."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.event import Rolled
from game.rules.reef import events
from game.tables.reef.board import ReefBoard
from game.tables.reef.layout import BOARD, DECK, FIELD, LAP, arrange, score_cell, space
from game.ui.motion import Motion
from game.ui.screen import Screen
from game.ui.stack import Stack
from tests.tables.deep_sea.table import people
from tests.tables.reef.table import Table, a_match
from tests.ui.gallery import Taste, make_ui


def shot(start: dict[str, Any], lang: str = "en", size: tuple[int, int] = (960, 600), **options: Any) -> bytes:
    table = Table(a_match(2, start=start, **options), make_ui(lang, size, Taste()))
    Stack(table.ui, table).step(0)
    return pygame.image.tobytes(table.ui.screen.surface, "RGB")


@pytest.mark.rule("RF-2")
def test_the_picture_does_not_depend_on_hidden_values() -> None:
    start = {"turn": 0, "divers": [{"at": 3}, {"at": 14}]}
    assert shot(start | {"track": {1: 1, 2: 4, 20: 7}}) == shot(start | {"track": {1: 3, 2: 2, 20: 4}})


@pytest.mark.rule("RF-10")
def test_the_picture_does_depend_on_cards_taken() -> None:
    start = {"turn": 0, "track": {1: 1}}
    mine, other = ([{"at": 3, "taken": [value]}, {"at": 14}] for value in (2, 3))
    assert shot(start | {"divers": mine}) != shot(start | {"divers": other})


@pytest.mark.parametrize("size", [(960, 600), (1366, 768), (1440, 1080), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3])
def test_nothing_overlaps_or_leaves_the_screen(size: tuple[int, int], seats: int, scale: float) -> None:
    screen = Screen.offscreen(size, scale)
    layout = arrange(screen.all, seats, screen)
    boxes = [*layout.panels, layout.action, layout.legend, *([layout.cards] if layout.cards else [])]
    for i, box in enumerate(boxes):
        assert box.x >= 0
        assert box.y >= 84
        assert box.right_edge <= screen.w
        assert box.bottom_edge <= screen.h
        assert not any(box.touches(other) for other in boxes[i + 1 :])
    assert not any(layout.sea.touches(box) for box in boxes)
    assert layout.sea.y >= 0
    assert layout.action.bottom_edge <= screen.h - 172
    assert min(panel.h for panel in layout.panels) >= 96


def test_the_board_keeps_its_direction_where_the_panels_mirror() -> None:
    plain, mirrored = Screen.offscreen((1366, 768)), Screen.offscreen((1366, 768))
    mirrored.mirrored = True
    left, right = (arrange(screen.all, 4, screen) for screen in (plain, mirrored))
    assert left.board.point(0, 0)[0] < left.board.point(100, 0)[0]
    assert right.board.point(0, 0)[0] < right.board.point(100, 0)[0]
    assert mirrored.px(right.panels[0]).right == 1366 - plain.px(left.panels[0]).left


@pytest.mark.rule("RF-1")
def test_the_track_winds_from_the_top_right_corner() -> None:
    rows = [[space(n) for n in range(first, first + 5)] for first in (1, 6, 11, 16, 21)]
    for at, row in enumerate(rows):
        xs = [x for x, _ in row]
        assert xs == sorted(xs, reverse=at % 2 == 0)
        assert len({y for _, y in row}) == 1
    assert all(FIELD.holds(*space(n)) for n in range(1, 26))


@pytest.mark.rule("RF-16")
def test_scores_run_once_round_the_border() -> None:
    cells = [score_cell(points) for points in range(LAP)]
    assert LAP == 50
    assert len({(round(cell.x), round(cell.y)) for cell in cells}) == LAP
    for cell, after in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert abs(cell.x - after.x) < cell.w + 1
        assert abs(cell.y - after.y) < cell.h + 1
        assert not FIELD.holds(*cell.centre)
    assert score_cell(50) == score_cell(0)
    assert score_cell(0).right_edge == pytest.approx(BOARD)
    assert score_cell(0).y == DECK


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_every_event_has_its_line(lang: str) -> None:
    ui = make_ui(lang)
    board = ReefBoard(ui, people(2), Motion())
    told = [
        *(events.RoundBegan(2, 1, 25, why) for why in ("farthest", "last_aboard", "next", "chosen", "drawn")),
        events.Breathed(0, 7, 11), events.Breathed(0, 9, 0, True), events.Swam(0, 3, 7), events.Swam(0, 3, 0),
        events.Took(0, "7-3-snail", 7), events.CameHome(1), events.Headed(0, True), events.Headed(0, False),
        events.Headed(0, True, True), events.RanOut(0),
        *(events.RoundEnded(1, why) for why in ("no_air", "all_home", "all_done")),
        events.Scored(0, ("7-3-snail",), 3), events.Scored(0, (), 0), events.Lost(0, ()),
        events.Lost(0, ("7-3-snail",)), events.MatchEnded((0,), (9, 3), ""), events.MatchEnded((0, 1), (9, 9), ""),
        events.MatchEnded((0,), (9, 9), "best_round"), events.MatchEnded((0,), (9, 9), "earlier"),
    ]  # fmt: skip
    lines = [board.tell(event) for event in told]
    assert all(lines)
    assert len(set(lines)) == len(lines)
    assert board.tell(Rolled(0, (1, 2))) is None
    assert board.tell(events.TurnBegan(0)) is None
    assert not ui.words.missing
    assert not ui.words.faults


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("text", [0.9, 1.4])
@pytest.mark.parametrize("oxygen", ["shared", "personal"])
def test_both_questions_in_every_language(lang: str, text: float, oxygen: str) -> None:
    divers = [{"at": 7, "taken": [3, 1]}, {"at": 25}, {"at": 7}, {"home": True, "taken": [4]}, {}, {"at": 7}]
    start = {"turn": 0, "oxygen": 19, "scores": [[14], [55], [14], [14], [0], [0]], "divers": divers}
    table = Table(a_match(6, start=start, oxygen=oxygen), make_ui(lang, (1366, 768), Taste(text_size=text)))
    stack = Stack(table.ui, table)
    stack.step(0)
    table.answer(("roll",))
    table.motion.skip()
    stack.step(0)
    assert not table.ui.words.missing
    assert not table.ui.words.faults
