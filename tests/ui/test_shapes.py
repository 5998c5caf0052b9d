"""Drawn boxes look the same however often and after whatever they are drawn."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from game.ui.shapes import box_svg

MARK = Path(__file__).parents[2] / "assets/sprites/shell/app_mark.svg"


def pixels(svg: bytes, size: tuple[int, int]) -> bytes:
    return pygame.image.tobytes(pygame.image.load_sized_svg(io.BytesIO(svg), size), "RGBA")


def test_a_dashed_box_never_changes() -> None:
    size = 326, 72
    svg = box_svg(*size, (10, 20, 24, 128), 14, (52, 82, 92), 2.0, 9.0).encode()
    seen = set()
    for turn in range(60):
        pixels(MARK.read_bytes(), (40 + turn, 40 + turn))
        seen.add(pixels(svg, size))
    assert len(seen) == 1


def test_dashes_leave_gaps_and_keep_to_the_edge() -> None:
    box = pygame.image.load_sized_svg(io.BytesIO(box_svg(120, 60, None, 10, (255, 0, 0), 2, 8).encode()), (120, 60))
    top = [box.get_at((x, 1)).a > 128 for x in range(20, 100)]
    assert any(top)
    assert not all(top)
    assert box.get_at((60, 30)).a == 0
