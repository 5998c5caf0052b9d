"""Every kind of question has a prompt that works: each option can be reached, chosen and sent by its control."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core.question import STEP_UP, Call, Decision, Question
from game.ui.controls.node import Control
from game.ui.kit import Ui
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.asked import Asked, Kind, came_up, unasked
from tests.tables.tam_quoc_sat.hands import Hands, Keys, Mouse
from tests.tables.tam_quoc_sat.walks import Walk
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, War, a_match, step, the_game
from tests.ui.gallery import Taste, make_ui

LANGUAGES = ("vi", "fa", "en")
HANDS: dict[str, type[Hands]] = {"mouse": Mouse, "keys": Keys}


def controls(scene: War) -> dict[str, Control]:
    scene.ready()
    return {control.id: control for control in scene.desk.controls()}


def press(scene: War, control: Control) -> None:
    scene.motion.skip()
    control.activate(scene.desk)


def viewer(question: Question) -> int | None:
    """Who sees the prompt: whoever is asked, of a call everybody."""
    return None if isinstance(question, Call) else question.seat


def prompted(asked: Asked, ui: Ui) -> War:
    """The prompt of a question."""
    match = asked.match()
    assert match.waiting is not None
    return War(match, viewer(match.waiting), ui)


@pytest.mark.rule("TQ-53")
@pytest.mark.parametrize("order", [("mouse", "keys"), pytest.param(("keys", "mouse"), marks=pytest.mark.soak)])
def test_every_kind_of_question_of_every_skill_and_card_has_a_prompt_that_works(order: tuple[str, str]) -> None:
    """Mouse and keys take turns; the prompt is answered in one language and read in the next."""
    spoken = [make_ui(lang, (1366, 768), Taste(speed=0.0)) for lang in LANGUAGES]
    seen: set[Kind] = set()
    fresh = 0
    for asked, kinds in came_up():
        if kinds <= seen:
            continue
        fresh, seen = fresh + 1, seen | kinds
        scene = prompted(asked, spoken[fresh % 3])
        Walk(scene, HANDS[order[fresh % 2]](scene)).answer(asked.entry.path)
        assert controls(prompted(asked, spoken[(fresh + 1) % 3]))
    assert not unasked(seen)
    for ui in spoken:
        assert not ui.words.missing
        assert not ui.words.faults


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("hands", HANDS)
def test_whatever_is_asked_by_chance_is_answered_by_its_controls(seed: int, hands: str) -> None:
    ui, rng, bot = make_ui(LANGUAGES[seed % 3], (1366, 768), Taste(speed=0.0)), Random(seed), the_game().bots["random"]
    for game in range(6):
        match = a_match(5 + (seed + game) % 6, 100 * seed + game, **EVERY_PACK)
        while (question := match.waiting) is not None and len(match.log) < 700:
            if question.only is not None or rng.random() < 0.7:
                step(match, rng)
                continue
            up = tuple(str(seat) for seat in question.seats if match.choose(bot, seat, rng)[0] == STEP_UP)
            path = up if isinstance(question, Call) else match.choose(bot, question.seat, rng)
            scene = War(match, viewer(question), ui)
            Walk(scene, HANDS[hands](scene)).answer(path)
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
