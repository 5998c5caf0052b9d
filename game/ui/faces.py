"""Font files: families, weights, coverage, and the opened fonts of every size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container
from functools import cache
from pathlib import Path

import pygame

from game.text.cmap import characters
from game.text.scripts import Chain

LATIN, PERSIAN, HEAD, BRUSH = "BeVietnamPro", "Vazirmatn", "Alegreya", "MaShanZheng"

FACES = {
    "ui": (LATIN, PERSIAN, BRUSH),
    "head": (HEAD, LATIN, PERSIAN, BRUSH),
    "brush": (BRUSH, LATIN, PERSIAN),
}
"""The families of each face, the preferred one first."""

_STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
_WEIGHTS = {LATIN: (400, 500, 600, 700, 800), PERSIAN: (400, 500, 600, 700, 800), HEAD: (500, 700, 800), BRUSH: (400,)}
_MOST_OPEN = 160
_MOST_WIDTHS = 20_000


def nearest(family: str, weight: int) -> int:
    """The weight of the family closest to the one asked for, the bolder of two."""
    return min(_WEIGHTS[family], key=lambda have: (abs(have - weight), -have))


def file_name(family: str, weight: int) -> str:
    """The file of a family in one of its weights."""
    return f"{family}_{weight}{_STYLES[weight]}.ttf"


class Fonts:
    """Fonts of one folder, opened when first used; a font keeps its direction, so each has two."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shaping = True
        self._open: OrderedDict[tuple[str, int, int, bool], pygame.font.Font] = OrderedDict()
        self._widths: dict[tuple[str, int, int, bool, str], int] = {}
        self.covered = cache(self._covered)
        self.chain = cache(self._chain)

    def _covered(self, family: str) -> Container[int]:
        return characters(self.folder / file_name(family, nearest(family, 400)))

    def _chain(self, face: str) -> Chain:
        order = FACES[face]
        return Chain(order, {"Latn": order[0], "Arab": PERSIAN, "Hani": BRUSH}, self.covered)

    def font(self, family: str, weight: int, size: int, rtl: bool) -> pygame.font.Font:
        """The font, opened if need be; the longest unused ones are closed."""
        key = family, nearest(family, weight), size, rtl
        found = self._open.get(key)
        if found is None:
            found = self._open[key] = self._load(*key)
            if len(self._open) > _MOST_OPEN:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(key)
        return found

    def _load(self, family: str, weight: int, size: int, rtl: bool) -> pygame.font.Font:
        font = pygame.font.Font(self.folder / file_name(family, weight), size)
        try:
            if rtl:
                font.set_script("Arab")
            font.set_direction(pygame.DIRECTION_RTL if rtl else pygame.DIRECTION_LTR)
        except pygame.error:  # an SDL_ttf without HarfBuzz
            self.shaping = False
        return font

    def width(self, family: str, weight: int, size: int, rtl: bool, text: str) -> int:
        """The advance width of one run in pixels."""
        key = family, weight, size, rtl, text
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= _MOST_WIDTHS:
                self._widths.clear()
            found = self._widths[key] = self.font(family, weight, size, rtl).size(text)[0] if text else 0
        return found

    def render(
        self, family: str, weight: int, size: int, rtl: bool, text: str, colour: tuple[int, ...]
    ) -> tuple[pygame.Surface, int]:
        """The picture of one run, and how far below its top the baseline is."""
        font = self.font(family, weight, size, rtl)
        seen = text if self.shaping or not rtl else text[::-1]
        return font.render(seen, True, colour), font.get_ascent() + _risen(font, text)


def _risen(font: pygame.font.Font, text: str) -> int:
    """How many pixels SDL_ttf adds on top for letters higher than the ascent (Ẵ); the text must be NFC."""
    tops = (metric[3] for metric in font.metrics(text) if metric)
    return max(0, max(tops, default=0) - font.get_ascent())
