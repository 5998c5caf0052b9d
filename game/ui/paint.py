"""Canvas: draws in units on the screen's surface, mirrored when the place is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, Protocol

import pygame

from game.ui import palette as colours
from game.ui.assets import DIRECTIONAL
from game.ui.palette import Colour
from game.ui.place import Rect
from game.ui.rich import Rich
from game.ui.shapes import box_svg, path_svg

if TYPE_CHECKING:
    from game.ui.kit import Ui

Align = Literal["start", "center", "end"]
Face = Literal["ui", "head", "brush"]


class Place(Protocol):
    """What turns units into pixels: the screen, or the frame of a board."""

    @property
    def u(self) -> float: ...
    @property
    def mirrored(self) -> bool: ...
    def px(self, rect: Rect) -> pygame.Rect: ...
    def point(self, x: float, y: float) -> tuple[float, float]: ...
    def at(self, px: float, py: float) -> tuple[float, float]: ...


@dataclass(frozen=True, slots=True)
class Shifted:
    """A place moved down or up by units: scrolled content."""

    base: Place
    dy: float

    @property
    def u(self) -> float:
        return self.base.u

    @property
    def mirrored(self) -> bool:
        return self.base.mirrored

    def px(self, rect: Rect) -> pygame.Rect:
        return self.base.px(rect.move(0, self.dy))

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.base.point(x, y + self.dy)

    def at(self, px: float, py: float) -> tuple[float, float]:
        x, y = self.base.at(px, py)
        return x, y - self.dy


@dataclass(frozen=True, slots=True)
class Canvas:
    """A surface, a place, and how solid things are drawn (alpha 0-255)."""

    ui: Ui
    surface: pygame.Surface
    place: Place
    alpha: int = 255
    drop: float = 0.0
    """Units by which everything is drawn lower."""

    # --- other canvases on the same surface
    def within(self, frame: Place) -> Canvas:
        """The same surface in a board's own units."""
        return Canvas(self.ui, self.surface, frame, self.alpha, self.drop)

    def lowered(self, dy: float) -> Canvas:
        """Everything `dy` units lower."""
        return replace(self, drop=self.drop + dy)

    def faded(self, alpha: float) -> Canvas:
        """Everything less solid: 0 (nothing) .. 1 (as before)."""
        alpha = max(0, min(255, round(self.alpha * alpha)))
        return Canvas(self.ui, self.surface, self.place, alpha, self.drop)

    @contextmanager
    def clipped(self, box: pygame.Rect) -> Iterator[None]:
        """Nothing is drawn outside a box of pixels for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(box.clip(before))
        yield
        self.surface.set_clip(before)

    # --- surfaces
    def px(self, rect: Rect) -> pygame.Rect:
        """Units -> pixels of the surface."""
        return self.place.px(rect.move(0, self.drop) if self.drop else rect)

    def blit(self, picture: pygame.Surface, at: tuple[float, float]) -> None:
        """A ready surface with its top left pixel there."""
        spot = (round(at[0]), round(at[1]))
        if self.alpha >= 255:
            self.surface.blit(picture, spot)
        elif self.alpha > 0:
            picture.set_alpha(self.alpha)
            self.surface.blit(picture, spot)
            picture.set_alpha(255)

    def blit_centred(self, picture: pygame.Surface, x: float, y: float) -> None:
        """A ready surface with its middle at the point (units)."""
        px, py = self.place.point(x, y + self.drop)
        self.blit(picture, (px - picture.get_width() / 2, py - picture.get_height() / 2))

    def blits(self, pictures: Iterable[tuple[pygame.Surface, tuple[int, int]]]) -> None:
        """Many ready surfaces at pixel places, fast."""
        self.surface.fblits(list(pictures))

    # --- pictures
    def sprite(
        self,
        name: str,
        rect: Rect,
        angle: float = 0,
        tint: Colour | None = None,
        flip: bool = False,
    ) -> None:
        """A picture filling `rect`; turned about its middle if `angle`."""
        box = self.px(rect)
        w, h = box.size if rect.w != rect.h else [max(1, round(rect.w * self.place.u))] * 2
        picture = self.ui.art.sprite(name, w, h, angle, tint, flip)
        self.blit(picture, (box.centerx - picture.get_width() / 2, box.centery - picture.get_height() / 2))

    def nine(self, name: str, rect: Rect, corner: float = 28) -> None:
        """A nine-slice panel, button or well (`ui/<name>`), borders `corner` units."""
        box = self.px(rect)
        self.blit(self.ui.art.nine(name, box.w, box.h, corner * self.place.u), box.topleft)

    def icon(self, name: str, rect: Rect, colour: Colour = colours.IVORY) -> None:
        """A one-colour icon; arrows turn round where the place is mirrored."""
        box = self.px(rect)
        size = min(box.w, box.h)
        flip = self.place.mirrored and name in DIRECTIONAL
        picture = self.ui.art.icon(name, size, colour, flip)
        self.blit(picture, (box.centerx - size / 2, box.centery - size / 2))

    # --- shapes
    def fill(self, colour: Colour, rect: Rect | None = None) -> None:
        """A plain box without smooth corners; the whole surface without `rect`. Alpha works."""
        box = self.px(rect) if rect else self.surface.get_rect()
        if len(colour) == 3 and self.alpha >= 255:
            self.surface.fill(colour, box)
            return
        veil = pygame.Surface(box.size)
        veil.fill(colour[:3])
        veil.set_alpha((colour[3] if len(colour) == 4 else 255) * self.alpha // 255)
        self.surface.blit(veil, box)

    def box(
        self,
        rect: Rect,
        fill: Colour | None,
        radius: float = 0,
        edge: Colour | None = None,
        line: float = 1.5,
        dash: float = 0,
    ) -> None:
        """A smooth rounded box; `edge` inside its border, dashed with pieces of `dash` units."""
        box, u = self.px(rect), self.place.u
        width = max(1.0, line * u) if edge else 0.0
        what = (*box.size, fill, radius * u, edge, width, dash * u)
        self.blit(self.ui.art.drawn(box.size, box_svg, *what), box.topleft)

    def path(
        self,
        d: str,
        view: tuple[float, float],
        rect: Rect,
        fill: Colour | None,
        edge: Colour | None = None,
        line: float = 1,
    ) -> None:
        """An SVG path in its own view box, stretched over `rect`; never flipped."""
        box = self.px(rect)
        self.blit(self.ui.art.drawn(box.size, path_svg, d, view, fill, edge, line), box.topleft)

    def rule(self, x: float, y: float, w: float, colour: Colour = colours.ROW_LINE) -> None:
        """A hairline between rows."""
        self.fill(colour, Rect(x, y, w, 1.5))

    # --- text
    def text(
        self,
        words: str,
        rect: Rect,
        size: float = 22,
        colour: Colour = colours.IVORY,
        weight: int = 500,
        face: Face = "ui",
        align: Align = "start",
    ) -> float:
        """One line, in the middle of `rect` vertically; shrinks, then ends in an ellipsis. -> its width, units."""
        box = self.px(rect)
        picture = self.ui.fitted(words, size, colour, box.w, weight, face)
        self.blit(picture, (self._x(box, picture.get_width(), align), box.centery - picture.get_height() / 2))
        return picture.get_width() / self.place.u

    def paragraph(
        self,
        words: Rich,
        rect: Rect,
        size: float = 22,
        colour: Colour = colours.IVORY,
        weight: int = 500,
        face: Face = "ui",
        align: Align = "start",
        leading: float = 1.45,
        most_lines: int | None = None,
    ) -> float:
        """Wrapped text from the top of `rect`, never wider. -> its height, units (lines x leading x size)."""
        box, ui = self.px(rect), self.ui
        px = ui.screen.font(size)
        picture = ui.pen.paragraph(words, px, colour[:3], box.w, align, face, weight, leading, most_lines)
        spare = ui.spare(px, leading)
        self.blit(picture, (box.x, box.y - spare / 2))
        return (picture.get_height() - spare) / self.place.u

    def _x(self, box: pygame.Rect, width: int, align: Align) -> float:
        if align == "center":
            return box.centerx - width / 2
        return box.right - width if (align == "end") != self.place.mirrored else box.x
