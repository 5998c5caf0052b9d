"""Prompts: what a "no" costs, who is lit, whose card it is, and a button at every seat that is called."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import app
from game.core.match import Match
from game.core.question import Call
from game.disk.catalog import content_folders
from game.disk.saves import Side
from game.disk.settings import Settings
from game.scenes.curtain import Curtain
from game.scenes.play import Play
from game.scenes.session import Session
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.panel import panel_text
from game.tables.tam_quoc_sat.threat import Wound
from game.tables.tam_quoc_sat.zoom import HoverZoom
from game.ui.controls.node import Control
from game.ui.controls.plain import Panel
from game.ui.rich import words_of
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, War, a_match, people, step
from tests.ui.gallery import Taste, make_ui

GENERALS = (
    "zhao_yun",
    "guan_yu",
    "cao_cao",
    "zhen_ji",
    "sun_quan",
    "diao_chan",
    "lu_bu",
    "zhang_fei",
    "gan_ning",
    "xu_chu",
)


SPARE = ("zhen_ji", "lu_bu", "sun_quan", "diao_chan", "xu_chu")


def war(seats: int = 5, **more: Any) -> Match:
    """Guan Yu's turn; everybody holds a Slash and a Dodge."""
    places = [
        {"general": GENERALS[seat], "role": "lord" if seat == 2 else "rebel", "hand": ["slash", "dodge"]}
        for seat in range(seats)
    ]
    places[1]["hand"] = ["slash@H10", "dismantle@S3", "wine"]
    places[0].update(more)
    return a_match(seats, 1, {"turn": 1, "seats": places}, deck="army")


def scene_of(match: Match, lang: str = "en", size: tuple[int, int] = (1366, 768)) -> War:
    asked = match.waiting
    viewer = None if isinstance(asked, Call) or asked is None else asked.seats[0]
    return War(match, viewer, make_ui(lang, size, Taste(speed=0.0)))


def wounds(scene: War) -> list[int]:
    return [mark.damage for mark in scene.build() if isinstance(mark, Wound)]


def controls(scene: War) -> dict[str, Control]:
    scene.ready()
    return {control.id: control for control in scene.desk.controls()}


@pytest.mark.rule("TQ-53")
def test_a_slash_shows_what_it_would_cost_and_names_the_card() -> None:
    match = war()
    match.answer("slash@H10", "0")
    scene = scene_of(match)
    assert wounds(scene) == [1]
    go = controls(scene)["tqs.go"]
    assert getattr(go, "card", "").startswith("dodge@")
    assert not go.off
    assert scene.board.stage.asked.dim.keys() == {2, 3, 4}


@pytest.mark.rule("TQ-53")
def test_wine_makes_it_two() -> None:
    match = war()
    match.answer(next(option.key for option in match.waiting.options if "wine" in option.key))  # type: ignore[union-attr]
    match.answer("slash@H10", "0")
    assert wounds(scene_of(match)) == [2]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_card_of_the_hand_shows_itself_large_beside_the_question(size: tuple[int, int]) -> None:
    match = war()
    match.answer("slash@H10", "0")
    marks = scene_of(match, size=size).build()
    (zoom,) = [mark.rect for mark in marks if isinstance(mark, HoverZoom)]
    (asked,) = [mark.rect for mark in marks if isinstance(mark, Panel)]
    assert not zoom.touches(asked)


def test_two_cards_that_would_do_leave_the_choice_to_the_hand() -> None:
    match = war(hand=["dodge@H2", "dodge@D2"])
    match.answer("slash@H10", "0")
    scene = scene_of(match)
    assert controls(scene)["tqs.go"].off
    controls(scene)["tqs.hand.dodge@D2"].activate(scene.desk)
    assert not controls(scene)["tqs.go"].off


@pytest.mark.rule("TQ-53")
def test_taking_a_card_says_whose() -> None:
    match = war()
    match.answer("dismantle@S3", "0")
    while isinstance(match.waiting, Call):
        match.answer()
    assert match.waiting is not None
    assert match.waiting.ask == "take"
    scene = scene_of(match)
    texts = " ".join(words_of(getattr(mark, "text", "")) for mark in scene.build())
    assert "choose a card of An" in texts.translate({0x2068: None, 0x2069: None})


@pytest.mark.rule("TQ-51")
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (960, 600)])
@pytest.mark.parametrize("seats", range(5, 11))
def test_every_called_seat_has_a_button_at_its_place(seats: int, size: tuple[int, int]) -> None:
    match = war(seats)
    match.answer("dismantle@S3", "3")
    assert isinstance(match.waiting, Call)
    scene = scene_of(match, "vi", size)
    boxes = {name: scene.desk.box(name) for name in controls(scene) if name.startswith("tqs.call.")}
    boxes["tqs.nobody"] = scene.desk.box("tqs.nobody")
    assert len(boxes) == len(match.waiting.seats) + 1
    for name, box in boxes.items():
        assert not any(box.inflate(-4, -4).colliderect(other) for at, other in boxes.items() if at != name), name
        seat = name.removeprefix("tqs.call.")
        if seat.isdecimal() and int(seat) != scene.board.stage.near:
            place = scene.board.stage.layout.ring.px(scene.board.stage.slot(int(seat)))
            assert abs(box.centerx - place.centerx) <= 2
            assert place.top < box.top <= place.bottom + 10


@pytest.mark.rule("TQ-6")
def test_a_god_chooses_its_kingdom_before_everybody() -> None:
    offers = {
        seat: [name, SPARE[seat]]
        for seat, name in enumerate(("cao_cao", "shen_zhuge_liang", "guan_yu", "zhang_fei", "gan_ning"))
    }
    match = a_match(5, 1, {"phase": "choose", "offers": offers}, packs="standard,god")
    while match.waiting is not None and match.waiting.ask == "choose_general":
        match.answer(match.waiting.options[0].key)  # type: ignore[union-attr]
    assert match.waiting is not None
    assert match.waiting.ask == "name"
    house = app.off_screen((960, 600), Settings(lang="en", bot_pause=0.0, speed=0.0), content_folders())
    stack = Stack(house.ui, Play(house, Session(match, Side(people=tuple(people(5)), started=0.0))))
    for _ in range(10):
        stack.step(500)
        assert not isinstance(stack.top, Curtain)
    assert isinstance(stack.top, Play)
    assert stack.top.telling.eyes is None
    stack.top.ready()
    control = stack.top.desk.find("tqs.word.wei")
    assert control is not None
    control.activate(stack.top.desk)
    assert match.view(None).facts.kingdoms[1] == "wei"


@pytest.mark.rule("TQ-53")
@pytest.mark.parametrize("seed", range(3))
def test_every_kind_of_question_says_what_for_and_what_a_no_means(seed: int) -> None:
    ui = make_ui("vi", (1366, 768), Taste(speed=0.0))
    rng = Random(seed)
    seen: set[str] = set()
    for game in range(4):
        match = a_match(5 + (seed + game) % 6, 300 * seed + game, **EVERY_PACK, luck_card=True)
        for _ in range(600):
            question = match.waiting
            if question is None:
                break
            name = f"{question.ask}/{question.cause.word if question.cause else ''}"
            if question.only is None and name not in seen and not isinstance(question, Call):
                seen.add(name)
                scene = War(match, question.seat, ui)
                scene.ready()
                stage, turn = scene.board.stage, scene.turn
                assert asking.title(stage, turn) or question.ask in ("play", "choose_general"), name
                if asking.declines(turn):
                    assert panel_text(stage, turn), name
                    assert scene.board.declining(match.view(None)), name
                    told = question.ask != "discard" or any(isinstance(mark, Panel) for mark in scene.build())
                    assert told, name
            step(match, rng)
    assert len(seen) > 25
    assert not ui.words.missing
