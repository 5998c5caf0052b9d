"""Scrolled content: wheel, dragged bar, keys; what gets the focus comes into view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.ui import palette as colours
from game.ui.controls.node import Control, Look, Mark
from game.ui.paint import Canvas, Place
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.desk import Desk

BAR = 14
STEP = 90
"""Units a notch of the wheel."""


@dataclass(eq=False)
class Scroll(Control):
    """A window on `children`, whose boxes are written as if nothing were scrolled (from the top of `rect` down)."""

    kind: ClassVar[str] = "scroll"
    keeps: ClassVar[frozenset[int]] = frozenset(
        {pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END}
    )
    children: Sequence[Mark] = field(default=(), kw_only=True)
    height: float = field(default=0, kw_only=True)
    """Height of the content, units; 0 = to the bottom of the lowest child."""
    sound: str = field(default="", kw_only=True)

    def __post_init__(self) -> None:
        if not self.height and self.children:
            self.height = max(child.rect.bottom_edge for child in self.children) - self.rect.y
        self.tab = self.most > 0 and not any(_takes_focus(child) for child in self.children)

    @property
    def most(self) -> float:
        """How far it can be scrolled, units."""
        return max(0.0, self.height - self.rect.h)

    def bounded(self, offset: float) -> float:
        """The nearest possible offset."""
        return max(0.0, min(self.most, offset))

    def hit(self, place: Place) -> pygame.Rect:
        """Only its bar is pressed; the content has controls of its own."""
        return place.px(self._track().inset(-12, 0)) if self.most else pygame.Rect(-9, -9, 0, 0)

    def _track(self) -> Rect:
        return self.rect.right(BAR)[0]

    def _thumb(self, offset: float) -> Rect:
        track = self._track()
        h = max(48.0, track.h * self.rect.h / max(1.0, self.height))
        return Rect(track.x, track.y + (track.h - h) * offset / self.most, track.w, min(h, track.h))

    def draw_bar(self, canvas: Canvas, look: Look) -> None:
        """Over its content."""
        if not self.most or look.desk is None:
            return
        canvas.box(self._track(), (*colours.INK, 150), BAR / 2)
        lit = look.pressed or look.hover > 0.5
        thumb = self._thumb(look.desk.offset(self.id)).inset(2, 2)
        canvas.box(thumb, colours.BRASS if lit else colours.MUTE, BAR / 2)

    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        thumb = self._thumb(desk.offset(self.id))
        inside = thumb.y <= at[1] <= thumb.bottom_edge
        desk.memory[self.id + ":grip"] = at[1] - thumb.y if inside else thumb.h / 2
        self.drag(desk, at)

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        track, thumb = self._track(), self._thumb(0)
        grip = desk.memory.get(self.id + ":grip", 0.0)
        room = max(1.0, track.h - thumb.h)
        desk.scroll_to(self, (at[1] - grip - track.y) / room * self.most)  # type: ignore[operator]

    def release(self, desk: Desk, inside: bool) -> None:
        """Nothing more to do."""

    def activate(self, desk: Desk) -> None:
        """Enter does nothing here."""

    def keyed(self, desk: Desk, event: pygame.event.Event) -> bool:
        page = self.rect.h - STEP
        by = {
            pygame.K_UP: -STEP,
            pygame.K_DOWN: STEP,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -1e9,
            pygame.K_END: 1e9,
        }.get(event.key)
        if by is None:
            return False
        desk.scroll_to(self, desk.offset(self.id) + by)
        return True


def _takes_focus(node: Mark) -> bool:
    if isinstance(node, Control):
        return node.tab
    return any(_takes_focus(part) for part in node.parts())


def list_box(rect: Rect, id: str, rows: Sequence[Sequence[Mark]], heights: Sequence[float], gap: float = 12) -> Scroll:
    """A scrolled list: the marks of each row are laid from (0, 0) of their row and moved to their place."""
    children: list[Mark] = []
    y = rect.y
    for row, h in zip(rows, heights, strict=True):
        for node in row:
            node.rect = node.rect.move(rect.x, y)
            children.append(node)
        y += h + gap
    return Scroll(rect, id, children=children, height=y - gap - rect.y if rows else 0)
