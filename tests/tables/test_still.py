"""The still layer: only what has changed is drawn anew, and late parts wait for a free frame."""

from __future__ import annotations

import pygame

from game.tables.still import Part, Patchwork
from game.ui.paint import Canvas
from tests.ui.gallery import Taste, make_ui

LEFT, MIDDLE, RIGHT = (pygame.Rect(x, 0, 100, 60) for x in (0, 100, 200))


class Table:
    """Three regions whose truths can be changed; what is drawn is remembered."""

    def __init__(self) -> None:
        self.ui = make_ui("en", (300, 60), Taste())
        self.truth = {"left": 1, "middle": 1, "right": 1}
        self.drawn: list[str] = []
        boxes = {"left": LEFT, "middle": MIDDLE, "right": RIGHT}
        parts = [self.part(name, box) for name, box in boxes.items()]
        self.layer = Patchwork(lambda canvas: canvas.fill((1, 2, 3)), parts)
        self.back = pygame.Surface((300, 60))

    def part(self, name: str, box: pygame.Rect) -> Part:
        def draw(canvas: Canvas) -> None:
            self.drawn.append(name)
            canvas.surface.fill((50 + self.truth[name], 0, 0))

        return Part(draw, lambda: (self.truth[name],), lambda: box, late=name != "left")

    def frame(self, *, stale: bool = False) -> list[str]:
        """What one frame draws anew."""
        self.drawn.clear()
        if stale:
            self.layer.backdrop(self.ui.canvas(self.back))
        surface = self.back.copy()
        self.layer.refresh(self.ui.canvas(surface))
        assert surface.get_at((50, 30)) == self.back.get_at((50, 30))
        return list(self.drawn)

    def colours(self) -> list[int]:
        return [self.back.get_at(box.center)[0] - 50 for box in (LEFT, MIDDLE, RIGHT)]


def test_the_first_frame_draws_everything_and_the_next_nothing() -> None:
    table = Table()
    assert table.frame(stale=True) == ["left", "middle", "right"]
    assert table.frame() == []
    assert table.frame(stale=True) == []


def test_a_part_is_drawn_inside_its_region_only() -> None:
    table = Table()
    table.frame(stale=True)
    table.truth["left"] = 7
    assert table.frame() == ["left"]
    assert table.colours() == [7, 1, 1]


def test_late_parts_wait_one_by_one_and_ask_for_the_frames_they_need() -> None:
    table = Table()
    table.frame(stale=True)
    table.truth = {"left": 2, "middle": 2, "right": 2}
    table.ui.dirty = False
    assert table.frame(stale=True) == ["left"]
    assert table.ui.dirty
    assert table.frame() == ["middle"]
    table.ui.dirty = False
    assert table.frame() == ["right"]
    assert not table.ui.dirty
    assert table.colours() == [2, 2, 2]
