"""What every test needs: no window, no sound device, no noise; pictures that are rastered once, not for every test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")

KEPT = 150 << 20
"""Bytes of pictures that one process of the tests keeps."""


@pytest.fixture(scope="session", autouse=True)
def _rastered_once() -> Iterator[None]:
    """The same SVG at the same size gives the same picture: each test gets a copy of its own."""
    import pygame

    from game.ui import assets

    made, cache = assets.rastered, assets.Cache(KEPT)

    def kept(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
        return cache.get((svg, size), lambda: made(svg, size)).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assets, "rastered", kept)
        yield
