"""Measuring and drawing one line of a passage, run by run, on its baseline."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.text.clusters import clusters
from game.text.lines import Passage, Run
from game.text.scripts import drawn
from game.ui.faces import Fonts
from game.ui.palette import Colour

CAP_MIDDLE = 0.36
"""The middle of a line box lies this far above the baseline, in em: half a capital."""
BOX = 1.86
"""The height of a line box in em: room for Ẵ above and ي below, in every face the same."""

PICTURE = 0.86
"""The side of a picture between the words, in em."""


class Style(NamedTuple):
    """How a run is drawn; the size in pixels."""

    size: int
    weight: int
    colour: Colour
    picture: str = ""
    """The small picture that stands for each of its characters."""


def box_height(size: int) -> int:
    """The height of a line box in pixels."""
    return round(size * BOX)


def baseline(size: int, middle: float) -> int:
    """The y of the baseline of a line whose middle is given."""
    return round(middle + size * CAP_MIDDLE)


Pictures = Callable[[str, int], pygame.Surface]
"""The picture of a name, so many pixels square."""


class Setter:
    """Sets passages with the given fonts; ``pictures`` are those between the words."""

    def __init__(self, fonts: Fonts, pictures: Pictures | None = None) -> None:
        self.fonts, self.pictures = fonts, pictures
        self._drawn = lru_cache(8192)(self._seen)

    def width(self, passage: Passage, start: int, end: int, styles: Sequence[Style]) -> int:
        """The width of text[start:end] as one line."""
        return sum(self.run_width(passage, run, styles[run.style]) for run in passage.runs(start, end))

    def run_width(self, passage: Passage, run: Run, style: Style) -> int:
        """The width of one run."""
        text = passage.text[run.start : run.end]
        if style.picture:
            return _picture_size(style.size) * len(text)
        if run.family is None:
            return _tofu_width(style.size) * _count(text)
        return self.fonts.width(run.family, style.weight, style.size, run.rtl, self._drawn(run.family, text))

    def draw(
        self,
        onto: pygame.Surface,
        passage: Passage,
        ends: tuple[int, int],
        styles: Sequence[Style],
        at: tuple[int, int],
    ) -> None:
        """Draw text[start:end] from x rightwards, standing on the baseline y; at = (x, y)."""
        x, y = at
        for run in passage.runs(*ends):
            style = styles[run.style]
            width = self.run_width(passage, run, style)
            if style.picture:
                self._draw_picture(onto, style, (x, y))
            elif width and run.family is None:
                _draw_tofu(onto, x, y, _count(passage.text[run.start : run.end]), style)
            elif width:
                self._draw_run(onto, passage, run, style, (x, y))
            x += width

    def carets(self, passage: Passage, style: Style) -> list[int]:
        """The x before each character of the passage, and at its end."""
        end = len(passage.text)
        found = [0] * (end + 1)
        x = 0
        for run in passage.runs(0, end):
            width = self.run_width(passage, run, style)
            before = 0
            for at in range(run.start, run.end + (run.end == end)):
                before = max(before, min(width, self.run_width(passage, run._replace(end=at), style)))
                found[at] = x + (width - before if run.rtl else before)
            x += width
        return found

    def _draw_picture(self, onto: pygame.Surface, style: Style, at: tuple[int, int]) -> None:
        """In the middle of a capital's height."""
        size = _picture_size(style.size)
        if self.pictures is not None:
            onto.blit(self.pictures(style.picture, size), (at[0], round(at[1] - style.size * CAP_MIDDLE - size / 2)))

    def _draw_run(self, onto: pygame.Surface, passage: Passage, run: Run, style: Style, at: tuple[int, int]) -> None:
        family = run.family or ""
        text = self._drawn(family, passage.text[run.start : run.end])
        picture, rise = self.fonts.render(family, style.weight, style.size, run.rtl, text, style.colour)
        onto.blit(picture, (at[0], at[1] - rise))

    def _seen(self, family: str, text: str) -> str:
        return drawn(text, self.fonts.covered(family))


def _picture_size(size: int) -> int:
    return max(3, round(size * PICTURE))


def _count(text: str) -> int:
    return sum(1 for _ in clusters(text))


def _tofu_width(size: int) -> int:
    return max(3, round(size * 0.62))


def _draw_tofu(onto: pygame.Surface, x: int, y: int, count: int, style: Style) -> None:
    """Boxes for characters that no font has, so that nothing is invisible."""
    step, tall = _tofu_width(style.size), max(3, round(style.size * 0.72))
    for at in range(count):
        frame = pygame.Rect(x + at * step + step // 10, y - tall, max(2, step - step // 5), tall)
        pygame.draw.rect(onto, style.colour, frame, max(1, style.size // 16))
