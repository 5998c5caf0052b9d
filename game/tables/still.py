"""The still layer of a table: the scene's own backdrop, drawn anew only where what it shows is not true any more."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.paint import Canvas

Draw = Callable[[Canvas], None]
Truth = Callable[[], tuple[object, ...]]


class Same:
    """Equal only to the very same thing: positions are many, comparing them is not worth it."""

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)


@dataclass(frozen=True)
class Part:
    """A region that is drawn anew by itself: what draws it, what it shows, and where (None: everywhere).

    Regions do not overlap; what ``draw`` draws outside its own is cut off. ``late`` ones wait for a frame that has
    little else to draw.
    """

    draw: Draw
    truth: Truth
    where: Callable[[], pygame.Rect] | None = None
    late: bool = False


class Patchwork:
    """``base`` draws what stays for a whole match at one size; over it lie ``parts`` that change one by one."""

    def __init__(self, base: Draw, parts: Sequence[Part]) -> None:
        self._draw_base, self._parts = base, parts
        self._base: pygame.Surface | None = None
        self._base_key: Hashable = None
        self._surface: pygame.Surface | None = None
        self._shown: list[tuple[object, ...] | None] = [None] * len(parts)
        self._patched = False
        """Whether the backdrop of this frame has been drawn anew in part."""

    def backdrop(self, canvas: Canvas) -> None:
        """The layer on a surface, which is remembered."""
        before, self._surface = self._surface, canvas.surface
        base = self._made_base(canvas)
        if before is None or before.get_size() != canvas.surface.get_size():
            self._shown = [None] * len(self._parts)
            canvas.surface.blit(base, (0, 0))
        elif before is not canvas.surface:
            canvas.surface.blit(before, (0, 0))
        self._patched = bool(self._patch(canvas))

    def refresh(self, canvas: Canvas) -> bool:
        """Draws what has changed anew in the layer, and on the canvas too; whether there was anything."""
        if self._surface is None:
            return False
        self._made_base(canvas)
        boxes = self._patch(Canvas(canvas.ui, self._surface, canvas.place), late=not self._patched)
        for box in boxes:
            canvas.surface.blit(self._surface, box.topleft, box)
        patched, self._patched = bool(boxes) or self._patched, False
        return patched

    def _patch(self, canvas: Canvas, *, late: bool = True) -> list[pygame.Rect]:
        """Draws the parts that are not true any more, of the late ones one a frame, if any; where that was."""
        truths = [part.truth() for part in self._parts]
        untrue = [at for at, truth in enumerate(truths) if self._shown[at] != truth]
        now = [at for at in untrue if not self._parts[at].late or self._shown[at] is None]
        now = now or untrue[: int(late)]
        if len(now) < len(untrue):
            canvas.ui.redraw()
        for at in now:
            self._shown[at] = truths[at]
        return [self._draw(canvas, self._parts[at]) for at in now]

    def _draw(self, canvas: Canvas, part: Part) -> pygame.Rect:
        surface = canvas.surface
        box = surface.get_rect() if part.where is None else part.where().clip(surface.get_rect())
        before = surface.get_clip()
        surface.set_clip(box)
        surface.blit(self._made_base(canvas), box.topleft, box)
        part.draw(canvas)
        surface.set_clip(before)
        return box

    def _made_base(self, canvas: Canvas) -> pygame.Surface:
        screen = canvas.ui.screen
        key = (screen.size, screen.u, screen.text_size, canvas.ui.words)
        if self._base is None or key != self._base_key:
            self._base_key = key
            self._shown = [None] * len(self._parts)
            self._base = canvas.surface.convert(canvas.surface)
            self._draw_base(Canvas(canvas.ui, self._base, canvas.place))
        return self._base


class Still(Patchwork):
    """A patchwork of one piece: ``over`` draws what rests, ``truth`` says what that is."""

    def __init__(self, base: Draw, over: Draw, truth: Truth) -> None:
        super().__init__(base, [Part(over, truth)])
