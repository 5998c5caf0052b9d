"""A match on the real play scene: one human who presses whatever is there, bots for the rest."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game import app
from game.disk.catalog import content_folders
from game.disk.saves import Side
from game.disk.settings import Settings
from game.scenes.play import Play
from game.scenes.session import Session
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, a_match, people

KEYS = (pygame.K_1, pygame.K_3, pygame.K_RETURN, pygame.K_x, pygame.K_c, pygame.K_s, pygame.K_d, pygame.K_o, pygame.K_q)
NO_GODS = {**EVERY_PACK, "packs": "standard,wind,fire,forest,mountain,ex"}
"""Chance hardly ever presses just seven of eleven cards, as one god must."""
ELSEWHERE = ("play.", "toast")


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def presses(stack: Stack, rng: Random) -> None:
    """A key, or a click on any control of the table."""
    if rng.random() < 0.3:
        stack.handle(key(rng.choice(KEYS)))
        return
    stack.top.ready()
    desk = stack.top.desk
    names = [control.id for control in desk.controls() if not control.id.startswith(ELSEWHERE)]
    if not names:
        return
    at = desk.box(rng.choice(names)).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        if isinstance(stack.top, Play):
            stack.handle(pygame.event.Event(kind, pos=at, button=1))


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_pressed_the_match_goes_on(seed: int) -> None:
    house = app.off_screen((1366, 768), Settings(lang="vi", bot_pause=0.0, speed=0.0), content_folders())
    who = [*people(6, "random")]
    who[1] = people(6)[1]
    match = a_match(6, seed, **NO_GODS)
    stack = Stack(house.ui, Play(house, Session(match, Side(people=tuple(who), started=0.0))))
    rng = Random(seed)
    answers = 0
    for _ in range(320):
        if not isinstance(stack.top, Play):
            break
        stack.step(100)
        answers = len(match.log)
        presses(stack, rng)
    assert answers > 20
    assert not house.ui.words.missing
    assert not house.ui.words.faults
