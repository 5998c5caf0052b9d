"""What the picture shows and what it keeps to itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.question import Call
from game.rules.tam_quoc_sat import measure
from game.rules.tam_quoc_sat.menu import Menu
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.tables.tam_quoc_sat.layout import TOPS, arrange
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.reckon import Reckoner
from game.ui.screen import Screen
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import War, a_match, step, the_game
from tests.ui.gallery import Taste, make_ui

GENERALS = ("sun_quan", "guan_yu", "zhen_ji", "diao_chan", "lu_bu")
ROLES = ("lord", "rebel", "loyalist", "rebel", "renegade")


def position(hands: dict[int, tuple[str, ...]], roles: tuple[str, ...] = ROLES) -> dict[str, Any]:
    """A position of five in which only what is hidden differs."""
    seats = [
        {"general": general, "role": role, "hand": hands.get(seat, ())}
        for seat, (general, role) in enumerate(zip(GENERALS, roles, strict=True))
    ]
    return {"turn": 0, "phase": "play", "seats": seats, "discard": ("peach@H3",)}


def picture(match: Match, viewer: int | None, lang: str = "vi") -> bytes:
    scene = War(match, viewer, make_ui(lang, (1366, 768), Taste(speed=0.0)))
    stack = Stack(scene.ui, scene)
    for _ in range(3):
        stack.step(20)
    return pygame.image.tobytes(scene.ui.screen.surface, "RGB")


ONE = {0: ("slash@S7", "dodge@H2"), 1: ("dodge@D2", "peach@H4"), 2: ("slash@S8", "nullification@SJ"), 3: ("duel@SA",)}
OTHER = {0: ONE[0], 1: ("slash@S8", "nullification@SJ"), 2: ("dodge@D2", "peach@H4"), 3: ("duel@CA",)}


@pytest.mark.rule("TQ-50")
@pytest.mark.parametrize("viewer", [None, 0])
def test_other_hands_and_roles_leave_no_trace_in_the_picture(viewer: int | None) -> None:
    first = a_match(5, 3, position(ONE))
    second = a_match(5, 3, position(OTHER, ("lord", "renegade", "rebel", "loyalist", "rebel")))
    assert picture(first, viewer) == picture(second, viewer)
    assert picture(first, 1) != picture(second, 1)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (960, 600), (2560, 1080), (1280, 1024)])
def test_seats_stand_apart_and_inside(seats: int, size: tuple[int, int]) -> None:
    screen = Screen.offscreen(size)
    layout = arrange(screen.all, seats, screen)
    assert len(layout.slots) == seats - 1
    for at, slot in enumerate(layout.slots):
        assert slot.x >= 0
        assert slot.right_edge <= layout.w
        assert slot.y >= 0
        assert slot.bottom_edge <= layout.h
        assert not any(slot.touches(other) for other in layout.slots[at + 1 :])
        assert not slot.touches(layout.pile)
        assert not slot.touches(layout.discard)


@pytest.mark.parametrize("seats", TOPS)
def test_the_next_player_sits_at_the_right_and_the_one_before_at_the_left(seats: int) -> None:
    screen = Screen.offscreen((1920, 1080))
    layout = arrange(screen.all, seats, screen)
    assert layout.slot(2, 3 % seats).x > layout.w / 2
    assert layout.slot(2, 1).x < layout.w / 2


@pytest.mark.rule("TQ-23", "TQ-24", "TQ-14")
@pytest.mark.parametrize("viewer", [None, 2])
def test_what_the_table_reckons_from_a_view_is_what_the_rules_say(viewer: int | None) -> None:
    match = a_match(8, 4, packs="standard,wind,fire,forest,mountain,god,ex")
    rng = Random(4)
    for _ in range(150):
        if match.waiting is None:
            break
        step(match, rng)
    known, truth = Reckoner(Position.of(match.view(viewer))), Play(match._table, the_game().box)
    for one in range(8):
        assert known.attack_range(one) == measure.attack_range(truth, one)
        assert known.hand_limit(one) == measure.hand_limit(truth, one)
        for other in range(8):
            assert known.distance(one, other) == measure.distance(truth, one, other)


def test_a_closer_look_opens_and_closes() -> None:
    match = a_match(5, 3, position(ONE))
    scene = War(match, 0)
    stack = Stack(scene.ui, scene)
    for name, sign in (
        ("tqs.seat.2", "tqs.skills"),
        ("tqs.discards", "tqs.discard.0"),
        ("tqs.hand.slash@S7", "tqs.large"),
    ):
        scene.ready()
        control = scene.desk.find(name)
        assert control is not None
        (control.inspect or control.activate)(*(() if control.inspect else (scene.desk,)))
        stack.step(20)
        assert scene.desk.find(sign) is not None
        assert scene.board.escape()
        stack.step(20)
        assert scene.desk.find(sign) is None
    assert not scene.board.escape()


def test_every_kind_general_skill_and_role_has_its_words_and_its_picture() -> None:
    ui = make_ui("fa", (960, 600), Taste())
    content = the_game().content
    for kind in content.kinds:
        assert ui.words.has(f"card-{kind}"), kind
        assert ui.art.has(f"tam_quoc_sat/emblems/{kind}")
    for general in content.generals:
        assert ui.words.has(f"general-{general}"), general
        assert ui.art.has(f"tam_quoc_sat/masks/{general}")
    for skill in content.skills:
        assert ui.words.has(f"skill-{skill}.text"), skill


@pytest.mark.rule("TQ-50")
def test_a_card_that_is_looked_at_is_put_away_when_the_hand_closes() -> None:
    scene = War(a_match(5, 3, position(ONE)), 0)
    scene.board._show("card.slash@S7")
    scene.board.peek()
    scene.viewer = None
    scene.board.sync(scene.view)
    assert scene.board.stage.zoom is None
    assert not scene.board.stage.peeks


def test_nothing_is_drawn_while_somebody_thinks() -> None:
    scene = War(a_match(10, 3), 0, size=(960, 600))
    stack = Stack(scene.ui, scene)
    for _ in range(30):
        stack.step(50)
    frames = stack.frames
    for _ in range(40):
        stack.step(50)
    assert stack.frames == frames


@pytest.mark.rule("TQ-51")
def test_who_could_answer_a_call_is_reckoned_as_the_rules_do() -> None:
    seen: set[bool] = set()
    for seed in range(3):
        match, rng = a_match(7, seed, deck="army", packs="standard,wind,fire,forest,mountain"), Random(seed)
        for _ in range(220):
            asked = match.waiting
            if asked is None:
                break
            if isinstance(asked, Call) and asked.ask == "nullification":
                truth = Play(match._table, the_game().box)
                for seat in asked.seats:
                    need = Need(asked.ask, (asked.ask,), use=True, cause=asked.cause)
                    known = Reckoner(Position.of(match.view(seat))).can_answer(seat, asked.ask, asked.cause)
                    assert known == bool(Menu(truth, seat, need).options)
                    seen.add(known)
            step(match, rng)
    assert seen == {True, False}
