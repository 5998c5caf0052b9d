"""The near hand: however many cards there are, each can be seen, pointed at, walked to and dragged."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tables.tam_quoc_sat.hand import HAND, PICKED, READY, HandCard, fan, spread
from game.tables.tam_quoc_sat.layout import arrange
from game.ui.screen import Screen
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

KINDS = ("slash", "dodge", "peach", "duel", "snatch", "dismantle", "fire_attack", "iron_chain")
FLOOR = 34.0


def a_hand(count: int, *, size: tuple[int, int] = (1920, 1080), lang: str = "en", **taste: Any) -> tuple[War, Stack]:
    """The Lord's turn with so many cards in the hand."""
    kinds = [KINDS[at % len(KINDS)] if at < 24 else "slash" for at in range(count)]
    seats = [
        {"general": name, "role": role, "hand": tuple(kinds) if not at else ()}
        for at, (name, role) in enumerate(
            zip(("cao_cao", "guan_yu", "zhen_ji", "lu_bu", "sun_quan"), ROLES, strict=True)
        )
    ]
    match = a_match(5, 3, {"turn": 0, "phase": "play", "seats": seats}, deck="army", packs="standard,wind,fire")
    scene = War(match, 0, make_ui(lang, size, Taste(**taste)))
    stack = Stack(scene.ui, scene)
    settled(stack)
    return scene, stack


GENERALS = ("cao_cao", "guan_yu", "zhen_ji", "lu_bu", "sun_quan")
ROLES = ("lord", "rebel", "loyalist", "rebel", "renegade")


def settled(stack: Stack) -> None:
    for _ in range(40):
        stack.step(16)


def cards(scene: War) -> list[HandCard]:
    found = [control for control in scene.desk.controls() if isinstance(control, HandCard)]
    return sorted(found, key=lambda card: card.at)


def moved_to(stack: Stack, at: tuple[int, int]) -> None:
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    settled(stack)


@given(count=st.integers(1, 40), pointed=st.integers(0, 39))
def test_a_card_that_is_pointed_at_opens_under_the_mouse(count: int, pointed: int) -> None:
    pointed = min(pointed, count - 1)
    stage = StageLike()
    lies, w = fan(stage, count), stage.layout.card[0]  # type: ignore[arg-type]
    xs = spread(lies, pointed, w)
    assert xs == sorted(xs)
    assert lies[0].x == pytest.approx(xs[0])
    assert lies[-1].x == pytest.approx(xs[-1])
    seen = (xs[pointed + 1] if pointed + 1 < count else xs[pointed] + w) - xs[pointed]
    assert xs[pointed] <= lies[pointed].x + 1e-6
    assert xs[pointed] + seen >= lies[pointed].x + lies[pointed].wide - 1e-6
    if count > 2 and lies[0].wide < 0.72 * w:
        assert seen > 0.9 * w


class StageLike:
    """All that a fan asks of a stage."""

    screen = Screen.offscreen((1920, 1080))
    layout = arrange(screen.all, 8, screen)


def test_many_cards_leave_each_its_corner_and_stay_inside() -> None:
    stage = StageLike()
    lies = fan(stage, 28)  # type: ignore[arg-type]
    room, w = stage.layout.hand, stage.layout.card[0]
    assert min(lie.wide for lie in lies) >= FLOOR
    assert lies[0].x >= room.x - 1
    assert lies[-1].x + w <= room.right_edge + 1


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_card_of_a_large_hand_can_be_pointed_at_and_shows_itself(lang: str) -> None:
    scene, stack = a_hand(26, lang=lang, size=(1366, 768))
    for card in cards(scene)[::5]:
        box = scene.desk.box(card.id)
        moved_to(stack, box.center)
        assert scene.desk.pointer.hover == card.id
        now = cards(scene)
        x, neighbour = now[card.at]._x, now[card.at + 1]._x if card.at + 1 < len(now) else 1e9
        assert neighbour - x > 0.9 * scene.board.stage.layout.card[0]


def test_the_keyboard_walks_along_the_hand() -> None:
    scene, stack = a_hand(18)
    names = [card.id for card in cards(scene)]
    scene.desk.set_focus(names[3])
    scene.desk.ring = True
    walked = []
    for _ in range(6):
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0))
        stack.step(16)
        walked.append(scene.desk.focus)
    assert walked == names[4:10]


def test_cards_glide_where_they_belong_and_at_once_without_motion() -> None:
    for taste, soon in ((Taste(), False), (Taste(less_motion=True), True), (Taste(speed=0.0), True)):
        scene, stack = a_hand(5, less_motion=taste.less_motion, speed=taste.speed)
        card = next(card for card in cards(scene) if card.card.startswith("slash"))
        stage = scene.board.stage
        assert stage.eased[f"{card.card}.y"][0] == READY
        card.activate(scene.desk)
        stack.step(16)
        stack.step(16)
        assert (stage.eased[f"{card.card}.y"][0] == PICKED) == soon
        settled(stack)
        assert stage.eased[f"{card.card}.y"][0] == PICKED
        assert not stack.moving


def test_a_dragged_card_aims_at_the_seat_it_is_dropped_on() -> None:
    scene, stack = a_hand(20)
    name = next(card.id for card in cards(scene) if card.card.startswith("duel"))
    start, end = scene.desk.box(name).center, scene.desk.box("tqs.seat.2").center
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=start, rel=(1, 1), buttons=(0, 0, 0)))
    stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for at in ((start[0], start[1] - 60), end):
        stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        stack.step(16)
    stack.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    settled(stack)
    assert scene.board.plan.has(name.removeprefix(HAND))
    assert scene.board.stage.asked.chosen == {2}


def test_sorting_lays_equal_cards_side_by_side_and_back() -> None:
    scene, stack = a_hand(16)
    before = [card.card for card in cards(scene)]
    control = scene.desk.find("tqs.sort")
    assert control is not None
    control.activate(scene.desk)
    settled(stack)
    after = [card.card.partition("@")[0] for card in cards(scene)]
    assert sorted(after) == sorted(card.partition("@")[0] for card in before)
    assert all(after.index(kind) + after.count(kind) > at for at, kind in enumerate(after))
    control = scene.desk.find("tqs.sort")
    assert control is not None
    control.activate(scene.desk)
    settled(stack)
    assert [card.card for card in cards(scene)] == before
