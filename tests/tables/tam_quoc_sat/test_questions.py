"""Every kind of question has a prompt that works: each option can be reached, chosen and sent by its control."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.question import DONE, STEP_UP, Arrange, Call, Decision, Path, Question
from game.ui.controls.node import Control
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, War, a_match, step, the_game
from tests.ui.gallery import Taste, make_ui

PREFIXES = ("tqs.hand.", "tqs.seat.", "tqs.pick.", "tqs.word.", "tqs.skill.", "tqs.thing.", "tqs.to.")
ENDS = {"end": "tqs.end", "pass": "tqs.pass", "recast": "tqs.recast"}


def controls(scene: War) -> dict[str, Control]:
    scene.ready()
    return {control.id: control for control in scene.desk.controls()}


def control_of(scene: War, key: str) -> Control | None:
    """The live control that chooses a key."""
    live = controls(scene)
    names = [ENDS.get(key, "")] + [prefix + key for prefix in PREFIXES]
    names += [f"tqs.worn.{slot}" for slot in ("weapon", "armor", "defensive_horse", "offensive_horse")]
    for name in names:
        control = live.get(name)
        if control is None or control.off or control.action is None:
            continue
        if name.startswith("tqs.worn.") and control.label != scene.board.stage.card(key):
            continue
        return control
    return None


def press(scene: War, control: Control) -> None:
    scene.motion.skip()
    control.activate(scene.desk)


def walk(scene: War, path: Path) -> None:
    """Answers with this path as a person would: press each thing, then "do it"."""
    given = len(scene.given)
    for key in path:
        if len(scene.given) > given:
            break
        live = controls(scene)
        if scene.board.plan.pending == key:  # it was the only one there is
            continue
        control = live.get("tqs.go") if key == DONE else control_of(scene, key)
        assert control is not None, (key, path, scene.match.waiting, sorted(controls(scene)))
        press(scene, control)
    if len(scene.given) == given:
        go = controls(scene).get("tqs.go")
        assert go is not None, (path, scene.match.waiting, sorted(controls(scene)))
        assert not go.off, (path, go.why)
        press(scene, go)
    assert scene.given[given:] == [path]


def answer_like_a_person(match: Match, question: Question, rng: Random, ui: Any) -> None:
    """Gives a chance answer through the controls of the table and checks that just that came out."""
    bot = the_game().bots["random"]
    if isinstance(question, Call):
        up = tuple(str(seat) for seat in question.seats if match.choose(bot, seat, rng)[0] == STEP_UP)
        scene = War(match, None, ui)
        if question.first:
            press(scene, controls(scene)[f"tqs.call.{up[0]}" if up else "tqs.nobody"])
            assert scene.given == [up[:1]]
        else:
            for seat in up:
                press(scene, controls(scene)[f"tqs.call.{seat}"])
            press(scene, controls(scene)["tqs.nobody"])
            assert scene.given == [up]
        return
    scene = War(match, question.seat, ui)
    if question.ask == "choose_general":  # first the role is learnt
        press(scene, controls(scene)["tqs.go"])
    path = match.choose(bot, question.seat, rng)
    if isinstance(question, Arrange):
        arrange(scene, question, path)
        press(scene, controls(scene)["tqs.go"])
        assert scene.given == [path]
    else:
        walk(scene, path)


def arrange(scene: War, question: Arrange, path: Path) -> None:
    """Presses cards until they lie as the path says: all go to the second row and back in their order."""
    plan = scene.board.plan
    controls(scene)
    first, second = question.rows
    cut = path.index(second)
    want = {first: list(path[path.index(first) + 1 : cut]), second: list(path[cut + 1 :])}
    for key in [thing.key for thing in question.things]:
        if key in plan.rows[first]:
            press(scene, controls(scene)[f"tqs.thing.{key}"])
    for key in want[first]:
        press(scene, controls(scene)[f"tqs.thing.{key}"])
    for key in want[second]:
        for _ in range(2):
            press(scene, controls(scene)[f"tqs.thing.{key}"])
    assert plan.rows == want


def kind(question: Question) -> str:
    cause = question.cause.word if question.cause else ""
    return f"{type(question).__name__}/{question.ask}/{cause}"


@pytest.mark.parametrize("seed", range(4))
def test_every_kind_of_question_is_answered_by_its_controls(seed: int) -> None:
    ui = make_ui("en", (1366, 768), Taste(speed=0.0))
    rng = Random(seed)
    seen: dict[str, int] = {}
    for game in range(6):
        match = a_match(5 + (seed + game) % 6, 100 * seed + game, **EVERY_PACK)
        for _ in range(700):
            question = match.waiting
            if question is None:
                break
            name = kind(question)
            if question.only is None and seen.get(name, 0) < 2:
                seen[name] = seen.get(name, 0) + 1
                answer_like_a_person(match, question, rng, ui)
            else:
                step(match, rng)
    assert len(seen) > 40
    assert not ui.words.missing
    assert not ui.words.faults


def test_what_is_not_offered_says_why() -> None:
    match = a_match(8, 5)
    rng = Random(5)
    while not (isinstance(match.waiting, Decision) and match.waiting.ask == "play" and len(match.log) > 60):
        step(match, rng)
    scene = War(match, match.waiting.seat)
    offered = {option.key for option in match.waiting.options}
    cards = {name: control for name, control in controls(scene).items() if name.startswith("tqs.hand.")}
    assert cards
    for name, control in cards.items():
        assert control.off == (name.removeprefix("tqs.hand.") not in offered)
        assert control.why is None or len(control.why) > 3


def test_a_choice_is_taken_back_before_it_is_sent() -> None:
    match = a_match(8, 5)
    rng = Random(5)
    while not (
        isinstance(match.waiting, Decision)
        and match.waiting.ask == "play"
        and any("slash" in option.key for option in match.waiting.options)
    ):
        step(match, rng)
    scene = War(match, match.waiting.seat)
    slash = next(option.key for option in match.waiting.options if "slash" in option.key)
    press(scene, controls(scene)[f"tqs.hand.{slash}"])
    assert scene.path == (slash,)
    target = scene.turn.step.options[0].key if scene.turn.step else ""
    if scene.board.plan.pending is None:
        press(scene, controls(scene)[f"tqs.seat.{target}"])
    assert scene.board.plan.pending == target
    controls(scene)
    assert int(target) in scene.board.stage.asked.chosen
    press(scene, controls(scene)["tqs.cancel"])
    left = [*scene.path, *filter(None, (scene.board.plan.pending,)), *scene.given]
    assert left == []


def test_a_card_is_dragged_to_its_target() -> None:
    match = a_match(8, 5)
    rng = Random(5)
    while not (
        isinstance(match.waiting, Decision)
        and match.waiting.ask == "play"
        and any("slash" in option.key for option in match.waiting.options)
    ):
        step(match, rng)
    scene = War(match, match.waiting.seat)
    stack = Stack(scene.ui, scene)
    stack.step(20)
    slash = next(option.key for option in match.waiting.options if "slash" in option.key)
    target = match.waiting.step((slash,)).options[-1].key
    start = scene.desk.box(f"tqs.hand.{slash}").center
    end = scene.desk.box(f"tqs.seat.{target}").center
    for kind, at in (
        (pygame.MOUSEMOTION, start),
        (pygame.MOUSEBUTTONDOWN, start),
        (pygame.MOUSEMOTION, end),
        (pygame.MOUSEBUTTONUP, end),
    ):
        stack.handle(pygame.event.Event(kind, pos=at, button=1, rel=(1, 1), buttons=(1, 0, 0)))
        stack.step(20)
    assert scene.path == (slash,)
    assert scene.board.plan.pending == target
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=40))
    assert scene.given == [(slash, target)]
