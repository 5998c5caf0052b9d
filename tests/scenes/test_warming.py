"""A table is ready before its match begins: loaded and drawn while people sit down, never on the way to the home."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from game.scenes.house import House
from game.scenes.setup import Setup
from game.tables import SHOWN
from game.tools import samples
from game.ui import assets
from game.ui.stack import Stack
from tests.scenes.conftest import Guest, Houses

LARGE = 700_000
"""Pixels of a picture that takes longer to draw than a frame may."""
QUIET = 60
"""Turns in which whoever sets a game up does nothing."""
LOADED = """
import gc
import sys
from game.app import off_screen
from game.disk.settings import Settings
from game.scenes.setup import Setup
from game.ui.stack import Stack

house = off_screen((1366, 768), Settings(lang="en"))
scene = house.home()
stack = Stack(house.ui, scene)
there = lambda: sum(name.startswith("game.tables.{0}.") for name in sys.modules)
for _ in range({1}):
    stack.step(16)
home = there()
stack = Stack(house.ui, Setup(house, "{0}"))
stack.step(16)
first = "game.tables.{0}.board" in sys.modules
for _ in range({1}):
    stack.step(16)
print(home, first, "game.tables.{0}.board" in sys.modules, "game.scenes.play" in sys.modules, gc.get_freeze_count())
"""


@pytest.mark.parametrize("game", SHOWN)
def test_a_table_is_loaded_while_it_is_set_up_and_not_before(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED.format(game, 150)], capture_output=True, text=True, check=True)
    home, first, board, play, settled = done.stdout.split()[-5:]
    assert int(home) <= 2, "the home screen asks a game only what lies in its box"
    assert (first, board, play) == ("False", "True", "True")
    assert int(settled) > 50_000, "the collector need not look through it in mid-match"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes of all pictures that are rasterised."""
    sizes: list[tuple[int, int]] = []
    raster = assets.rastered

    def note(svg: bytes, size: tuple[int, int]) -> object:
        sizes.append(size)
        return raster(svg, size)

    monkeypatch.setattr(assets, "rastered", note)
    return sizes


def large(sizes: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [size for size in sizes if size[0] * size[1] >= LARGE]


def begin(house: House, game: str) -> Stack:
    """The first picture of a match against bots, for as many as it was set up for."""
    session = samples.fresh(house, game, len(Setup(house, game).seating))
    bots = [msgspec.structs.replace(person, plays="normal") for person in session.people[1:]]
    session.rename([session.people[0], *bots])
    stack = Stack(house.ui, house.play(session))
    stack.step(16)
    return stack


@pytest.mark.parametrize("game", SHOWN)
def test_the_first_picture_of_a_match_draws_nothing_large(
    house: Houses, drawn: list[tuple[int, int]], game: str
) -> None:
    here = house("fa", (1920, 1080))
    stack = Stack(here.ui, Setup(here, game))
    before = len(drawn)
    stack.step(16)
    for _ in range(QUIET):
        stack.step(50)
    assert large(drawn[before:]), "there is something to be drawn beforehand"
    del drawn[:]
    begin(here, game)
    assert large(drawn) == []


def test_nothing_is_made_while_somebody_does_something(house: Houses, drawn: list[tuple[int, int]]) -> None:
    here = house(size=(1920, 1080))
    guest = Guest(here, Setup(here, "deep_sea"))
    del drawn[:]
    for at in range(40):
        guest.move((300 + at, 300))
        guest.stack.step(50)
    assert large(drawn) == []


def test_while_somebody_thinks_pictures_are_made_and_nothing_is_redrawn(house: Houses) -> None:
    here = house(less_motion=True)
    stack, cache = begin(here, "tam_quoc_sat"), here.ui.art.cache
    for _ in range(20):
        stack.step(50)
    frames, made = stack.frames, cache.made
    for _ in range(200):
        before = cache.made
        stack.step(50)
        assert cache.made - before <= 2, "a ground and what lies on it"
    assert cache.made - made > 60
    made = cache.made
    stack.step(50)
    assert (stack.frames, cache.made) == (frames, made), "all is made: there is nothing left to do"
