"""The still layer of a table: the scene's own backdrop, drawn anew only when what it shows is not true any more."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui.paint import Canvas

Draw = Callable[[Canvas], None]


class Same:
    """Equal only to the very same thing: positions are many, comparing them is not worth it."""

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)


class Still:
    """``base`` draws what stays for a whole match at one size, ``over`` what rests, ``truth`` says what that is."""

    def __init__(self, base: Draw, over: Draw, truth: Callable[[], tuple[object, ...]]) -> None:
        self._draw_base, self._draw_over, self._truth = base, over, truth
        self._base: pygame.Surface | None = None
        self._base_key: Hashable = None
        self._surface: pygame.Surface | None = None
        self._shown: tuple[object, ...] = ()

    def backdrop(self, canvas: Canvas) -> None:
        """The layer on a new surface, which is remembered."""
        before, self._surface = self._surface, canvas.surface
        if before is not None and self._shown == self._truth():
            canvas.surface.blit(before, (0, 0))
        else:
            self._draw(canvas)

    def refresh(self, canvas: Canvas) -> None:
        """Draws the layer anew, and on the canvas too, if something in it has changed."""
        if self._surface is not None and self._shown != self._truth():
            self._draw(Canvas(canvas.ui, self._surface, canvas.place))
            canvas.surface.blit(self._surface, (0, 0))

    def _draw(self, canvas: Canvas) -> None:
        self._shown = self._truth()
        canvas.surface.blit(self._made_base(canvas), (0, 0))
        self._draw_over(canvas)

    def _made_base(self, canvas: Canvas) -> pygame.Surface:
        screen = canvas.ui.screen
        key = (screen.size, screen.u, screen.text_size, canvas.ui.words)
        if self._base is None or key != self._base_key:
            self._base_key = key
            self._base = canvas.surface.convert(canvas.surface)
            self._draw_base(Canvas(canvas.ui, self._base, canvas.place))
        return self._base
