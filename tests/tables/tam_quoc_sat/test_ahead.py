"""What a frame has to make: what can be made beforehand is there, and the same for everybody."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.ui.assets import Art
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import War, a_match, step
from tests.ui.gallery import Taste, make_ui


def rasters(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all pictures that are rasterised from now on."""
    names: list[str] = []
    load = Art._loaded

    def note(self: Art, name: str, size: tuple[int, int]) -> pygame.Surface:
        names.append(name)
        return load(self, name, size)

    monkeypatch.setattr(Art, "_loaded", note)
    return names


def revealed(names: list[str], *, idle: int) -> list[int]:
    """How many portraits each frame makes while the generals of ten seats are turned up, after so many free turns."""
    match = a_match(10, 3)
    scene, rng = War(match, 0, make_ui("en", (1920, 1080), Taste())), Random(3)
    stack = Stack(scene.ui, scene)
    while match.view(None).facts.stage == "choose":
        scene.news()
        scene.motion.skip()
        stack.step(16)
        step(match, rng)
    for _ in range(idle):
        scene.board.idle()
    scene.news()
    made = []
    while scene.motion.busy:
        del names[:]
        stack.step(16)
        made.append(sum("/masks/" in name or "/frames/" in name for name in names))
    return made


def test_generals_come_out_of_the_dark_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame has no time for more than one mask and its ground."""
    made = revealed(rasters(monkeypatch), idle=0)
    assert max(made) <= 2
    assert sum(made) >= 9


def test_portraits_are_made_while_people_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    names = rasters(monkeypatch)
    made = revealed(names, idle=200)
    assert not any(made)


def test_what_is_made_ahead_does_not_tell_who_was_offered_what(monkeypatch: pytest.MonkeyPatch) -> None:
    names, told = rasters(monkeypatch), []
    for seed in (1, 2):
        scene = War(a_match(5, seed), 0, make_ui("en", (1366, 768), Taste()))
        del names[:]
        for _ in range(200):
            scene.board.idle()
        told.append([*names])
    assert told[0] == told[1]
    assert sum("/masks/" in name for name in told[0]) >= 50


def test_a_frame_that_has_made_something_makes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    names = rasters(monkeypatch)
    scene = War(a_match(10, 3), 0, make_ui("en", (1920, 1080), Taste()))
    scene.board.idle()
    del names[:]
    scene.ui.art.sprite("tam_quoc_sat/cards/back", 33, 44)
    scene.board.idle()
    assert names == ["tam_quoc_sat/cards/back"]
    scene.board.idle()
    assert len(names) == 2
