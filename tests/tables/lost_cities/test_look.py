"""What is on the screen: nothing that this viewer may not know, at every size and in every direction of writing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
import pytest

from game.core.event import UNSEEN
from game.rules.lost_cities import events
from game.tables.lost_cities.board import LostCitiesBoard
from game.tables.lost_cities.layout import arrange
from game.tables.lost_cities.stage import PICKED
from game.tables.lost_cities.table import PILL
from game.ui.motion import Motion
from game.ui.screen import Screen
from game.ui.stack import Stack
from tests.tables.lost_cities.table import HAND_0, HAND_1, MIDDLE, Table, a_match, people
from tests.ui.conftest import Hands
from tests.ui.gallery import Taste, make_ui


def shot(start: Mapping[str, Any], viewer: int | None, lang: str = "en", **options: bool) -> bytes:
    table = Table(a_match(start=start, **options), make_ui(lang, (960, 600), Taste()), viewer=viewer)
    Stack(table.ui, table).step(0)
    return pygame.image.tobytes(table.ui.screen.surface, "RGB")


def swapped(hands: list[list[str]], pile: list[str]) -> dict[str, Any]:
    return MIDDLE | {"hands": hands, "pile": pile}


MIXED_PILE = ["sea-8", "volcano-4", "jungle-5", "volcano-3", "snow-8"]


@pytest.mark.rule("LC-3")
def test_the_public_picture_does_not_depend_on_hands_or_pile() -> None:
    other = swapped([["jungle-5", *HAND_1[1:]], [*HAND_0[1:], "sea-2"]], ["sea-7", *MIXED_PILE[:2], *MIXED_PILE[3:]])
    assert shot(MIDDLE, None) == shot(other, None)
    assert shot(MIDDLE, None, fan_discards=True) == shot(other, None, fan_discards=True)


@pytest.mark.rule("LC-3")
def test_my_picture_does_not_depend_on_the_other_hand_or_the_order_of_the_pile() -> None:
    other = swapped([list(HAND_0), [*HAND_1[1:], "jungle-5"]], ["sea-2", "sea-8", "volcano-4", "volcano-3", "snow-8"])
    assert shot(MIDDLE, 0) == shot(other, 0)


@pytest.mark.parametrize("size", [(960, 600), (1366, 768), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("hand", [5, 10])
def test_a_chosen_card_leaves_the_running_scores_in_sight(size: tuple[int, int], hand: int) -> None:
    table = Table(a_match(hand=hand, first=0), make_ui("en", size, Taste()))
    stage = table.board.stage
    for card in stage.hand():
        top = stage.lying(card).raised(PICKED).y - stage.fan().h / 2
        assert top >= stage.layout.floor(near=True) + 3 + PILL / 2


def test_my_picture_does_depend_on_my_hand() -> None:
    other = swapped([["jungle-5", *HAND_0[1:]], list(HAND_1)], ["sea-7", *MIXED_PILE[:2], *MIXED_PILE[3:]])
    assert shot(MIDDLE, 0) != shot(other, 0)


@pytest.mark.rule("LC-7")
def test_covered_discards_are_not_drawn_unless_they_may_be_fanned() -> None:
    """Pointing at a tray of three: the picture depends on its covered cards only where the table chose so."""
    first = MIDDLE | {"discards": {"snow": [4, 8, 5]}, "pile": ["jungle-5", "volcano-3"]}
    second = MIDDLE | {"discards": {"snow": [8, 4, 5]}, "pile": ["jungle-5", "volcano-3"]}
    for fan in (False, True):
        pictures = [pointed(start, "lost_cities.tray.snow", fan) for start in (first, second)]
        assert (pictures[0] != pictures[1]) is fan


def pointed(start: Mapping[str, Any], name: str, fan: bool) -> bytes:
    match = a_match(start=start, fan_discards=fan)
    table = Table(match, make_ui("en", (960, 600), Taste(speed=0.0)), viewer=None)
    hands = Hands(table)
    hands.move(table.desk.box(name).center)
    hands.wait(900)
    return pygame.image.tobytes(table.ui.screen.surface, "RGB")


def test_the_still_layer_follows_the_position() -> None:
    """Without a new backdrop from the scene, a changed position is drawn all the same."""
    table = Table(a_match(start=MIDDLE))
    stack = Stack(table.ui, table)
    stack.step(0)
    before = pygame.image.tobytes(table.ui.screen.surface, "RGB")
    table.board.sync(a_match(start=MIDDLE | {"discards": {}}).view(0))
    table.ui.redraw()
    stack.step(0)
    assert pygame.image.tobytes(table.ui.screen.surface, "RGB") != before


@pytest.mark.parametrize("size", [(960, 600), (1366, 768), (1440, 1080), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("regions", [5, 6])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3])
def test_nothing_overlaps_or_leaves_the_screen(size: tuple[int, int], regions: int, scale: float) -> None:
    screen = Screen.offscreen(size, scale)
    layout = arrange(screen.all, regions, screen)
    boxes = [*layout.people, layout.wheel, layout.pile, layout.turn, layout.middle]
    for at, box in enumerate(boxes):
        assert box.x >= 0
        assert box.right_edge <= screen.w
        assert box.bottom_edge <= screen.h
        assert not any(box.touches(other) for other in boxes[at + 1 :]), (box, at)
    assert layout.turn.bottom_edge <= screen.h - 172
    assert layout.column(0) >= 30
    assert layout.column(regions - 1) + layout.card <= layout.w - 30
    assert layout.floor(False) < layout.tray_top < layout.tray(0).bottom_edge < layout.top(True) + 20
    for count in range(1, 12):
        fan = layout.fan(count)
        assert fan.shown(0)[0] >= 0
        assert fan.shown(count - 1)[0] + fan.w <= layout.w


def test_the_fan_keeps_its_direction_where_the_panels_mirror() -> None:
    plain, mirrored = Screen.offscreen((1366, 768)), Screen.offscreen((1366, 768))
    mirrored.mirrored = True
    left, right = (arrange(screen.all, 5, screen) for screen in (plain, mirrored))
    for layout in (left, right):
        first, last = layout.fan(8).place(0), layout.fan(8).place(7)
        assert layout.board.point(first.x, 0)[0] < layout.board.point(last.x, 0)[0]
        assert first.angle < 0 < last.angle
    assert mirrored.px(right.pile).x == 1366 - plain.px(left.pile).right


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_every_event_has_its_line(lang: str) -> None:
    ui = make_ui(lang)
    board = LostCitiesBoard(ui, people(), Motion())
    sheet = ((1, 2, 3, 4, 5), (0, 0, 0, 0, 0))
    told = [
        events.RoundBegan(2, 1, "ahead"), events.RoundBegan(2, 1, "alternate"), events.Laid(0, "sea-7"),
        events.Laid(0, "sea-i#1"), events.Discarded(1, "sea-7"), events.Discarded(1, "snow-i#2"),
        events.Drew(0, UNSEEN, 12), events.Drew(0, UNSEEN, 0), events.Took(0, "sea-7"), events.Took(0, "sea-i#3"),
        events.EndProposed(0), events.EndRefused(1), events.RoundEnded(1, "pile", (15, 0), sheet),
        events.RoundEnded(1, "agreed", (15, 0), sheet), events.MatchEnded((0,), (9, 3)),
        events.MatchEnded((0, 1), (9, 9)),
    ]  # fmt: skip
    lines = [board.tell(event) for event in told]
    assert all(lines)
    assert len(set(lines)) == len(lines)
    assert not ui.words.missing
    assert not ui.words.faults
