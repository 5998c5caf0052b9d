"""The pen: every text on screen, in any mix of Vietnamese, Persian and English, on a steady baseline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Literal, NamedTuple

import pygame

from game.text.bidi import Base, direction
from game.text.lines import Passage, cut, fitting, shortened, wrap
from game.text.marks import clean
from game.text.words import RIGHT_TO_LEFT
from game.ui.assets import MEGABYTE, Cache
from game.ui.faces import FACES, PERSIAN, Fonts
from game.ui.palette import Colour
from game.ui.rich import Line, Named, Rich, Text, fixed, names_in, spans_of
from game.ui.typeset import Pictures, Setter, Style, baseline, box_height

Align = Literal["start", "center", "end"]

MOST_CHARACTERS = 4000
"""A longer text is cut: SDL cannot draw it, and nobody reads it."""
FARTHEST = 16_000
"""Neither a line nor a paragraph goes much farther, in pixels."""
LARGEST = 600
_BLACK = (0, 0, 0)


class Fitted(NamedTuple):
    """A text that fits a width: perhaps smaller, perhaps cut with an ellipsis."""

    text: str
    size: int


class Pen:
    """Draws text with the fonts of a folder; `lang` fixes the base direction. Sizes are in pixels.

    A surface is kept and given out again: the caller never changes it.
    """

    def __init__(self, folder: Path, lang: str, limit: int = 40 * MEGABYTE) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.fonts = Fonts(folder)
        self._setter = Setter(self.fonts)
        self._kept = Cache(limit)
        self._named = lru_cache(600)(self._find_names)
        self._laid = lru_cache(600)(self._lay)
        self._stretched = lru_cache(600)(self._measure)
        self.speak(lang)

    def illustrate(self, pictures: Pictures) -> None:
        """Where the small pictures between words come from."""
        self._setter.pictures = pictures

    def speak(self, lang: str) -> None:
        """Change the language, and with it the base direction."""
        self.lang = lang
        self.base: Base = "R" if lang in RIGHT_TO_LEFT else "L"
        self._kept.clear()
        for known in (self._named, self._laid, self._stretched):
            known.cache_clear()

    def line(
        self,
        text: str,
        size: int,
        colour: Colour,
        face: str = "ui",
        weight: int = 500,
        width: int | None = None,
        base: Base | None = None,
    ) -> pygame.Surface:
        """One line, `height(size)` tall with half a capital in its middle; cut with "…" to `width` if given."""
        key = text, size, colour, face, weight, width, base
        return self._kept.get(key, lambda: self._line(*key))

    def paragraph(
        self,
        text: Text,
        size: int,
        colour: Colour,
        width: int,
        align: Align = "start",
        face: str = "ui",
        weight: int = 500,
        leading: float = 1.45,
        most_lines: int | None = None,
    ) -> pygame.Surface:
        """Wrapped text, `width` wide; `start` is the right edge in Persian; "…" ends what is too long."""
        key = fixed(text), size, colour, width, align, face, weight, leading, most_lines
        return self._kept.get(key, lambda: self._paragraph(*key))

    def names(
        self,
        text: Rich,
        size: int,
        width: int,
        align: Align = "start",
        face: str = "ui",
        weight: int = 500,
        leading: float = 1.45,
        most_lines: int | None = None,
    ) -> tuple[Named, ...]:
        """The names in a paragraph and where each of them stands in its picture; once a line for a wrapped one."""
        return self._named(text, size, width, align, face, weight, leading, most_lines)

    def stretch(self, text: Text, size: int, face: str = "ui", weight: int = 500) -> int:
        """The width of a rich text on one line."""
        return self._stretched(fixed(text), size, face, weight)

    def _measure(self, text: Text, size: int, face: str, weight: int) -> int:
        styles = _styles(text, size, weight, _BLACK)
        return max(self._setter.width(one, 0, len(one.text), styles) for one in self._passages(text, face))

    def width(self, text: str, size: int, face: str = "ui", weight: int = 500, base: Base | None = None) -> int:
        """The width of a text on one line."""
        passage = self._one(text, size, face, base)
        return self._setter.width(passage, 0, len(passage.text), [_style(size, weight)])

    def height(self, size: int, lines: int = 1, leading: float = 1.45) -> int:
        """The height of a paragraph's surface with so many lines (one: of a `line`)."""
        return box_height(_sane(size)) + round((lines - 1) * leading * _sane(size))

    def rows(self, text: Text, size: int, width: int, face: str = "ui", weight: int = 500) -> int:
        """How many lines a paragraph takes."""
        return len(self._wrapped(text, _styles(text, size, weight, _BLACK), width, face))

    def fit(
        self, text: str, size: int, width: int, least: int | None = None, face: str = "ui", weight: int = 500
    ) -> Fitted:
        """The text at the largest size down to `least` (85 % of `size`) that fits, else cut at that size."""
        smallest = min(size, round(size * 0.85) if least is None else least)
        for smaller in range(size, smallest - 1, -1):
            if self.width(text, smaller, face, weight) <= width:
                return Fitted(text, smaller)
        return Fitted(self.cut(text, smallest, width, face, weight), smallest)

    def cut(
        self, text: str, size: int, width: int, face: str = "ui", weight: int = 500, base: Base | None = None
    ) -> str:
        """The text, or as much of its beginning as fits with an ellipsis (at least one character)."""
        if self.width(text, size, face, weight, base) <= width:
            return text
        whole = _one_line(text, size)
        kept = fitting(whole, width, lambda n: self.width(cut(whole[:n]), size, face, weight, base))
        return cut(whole[:kept].rstrip())

    def carets(self, text: str, size: int, face: str = "ui", weight: int = 500, base: Base | None = None) -> list[int]:
        """The caret's x in the `line` before each character and at the end; exact if the text is clean."""
        found = self._setter.carets(self._one(text, size, face, base), _style(size, weight))
        return (found + found[-1:] * len(text))[: len(text) + 1]

    def direction(self, text: str) -> Base:
        """The direction of what somebody types: of its first letter, else of the language."""
        return direction(text, self.base)

    def _one(self, text: str, size: int, face: str, base: Base | None) -> Passage:
        seen = _one_line(text, size)
        return self._passage(seen, [0] * len(seen), face, base)

    def _passage(self, text: str, styles: Sequence[int], face: str, base: Base | None = None) -> Passage:
        first = PERSIAN if self.base == "R" else FACES[face][0]
        chain = self.fonts.chain(face)
        return Passage(text, styles, base or self.base, lambda whole: chain.families(whole, first))

    def _line(
        self, text: str, size: int, colour: Colour, face: str, weight: int, width: int | None, base: Base | None
    ) -> pygame.Surface:
        seen = text if width is None else self.cut(text, size, width, face, weight, base)
        passage, style = self._one(seen, size, face, base), _style(size, weight, colour)
        end, tall = len(passage.text), box_height(style.size)
        surface = _empty(self._setter.width(passage, 0, end, [style]), tall)
        self._setter.draw(surface, passage, (0, end), [style], (0, baseline(style.size, tall / 2)))
        return surface

    def _paragraph(
        self,
        text: Text,
        size: int,
        colour: Colour,
        width: int,
        align: Align,
        face: str,
        weight: int,
        leading: float,
        most_lines: int | None,
    ) -> pygame.Surface:
        styles = _styles(text, size, weight, colour)
        lines = self._shown(text, styles, width, face, most_lines)
        surface = _empty(width, self.height(size, len(lines), leading))
        for line, x, middle in self._placed(lines, styles, width, align, leading):
            passage, start, end = line
            self._setter.draw(surface, passage, (start, end), styles, (x, baseline(_sane(size), middle)))
        return surface

    def _find_names(
        self,
        text: Rich,
        size: int,
        width: int,
        align: Align,
        face: str,
        weight: int,
        leading: float,
        most_lines: int | None,
    ) -> tuple[Named, ...]:
        spans, styles = spans_of(text), _styles(text, size, weight, _BLACK)
        lines = self._shown(text, styles, width, face, most_lines)
        placed = self._placed(lines, styles, width, align, leading)
        return tuple(name for line, x, y in placed for name in names_in(self._setter, line, spans, styles, (x, y)))

    def _shown(self, text: Text, styles: Sequence[Style], width: int, face: str, most_lines: int | None) -> list[Line]:
        """The lines of a paragraph, at most so many."""
        lines = self._wrapped(text, styles, width, face)
        if most_lines and len(lines) > most_lines:
            lines[most_lines - 1 :] = [self._last(lines[most_lines - 1], styles, width)]
        return lines

    def _placed(
        self, lines: Sequence[Line], styles: Sequence[Style], width: int, align: Align, leading: float
    ) -> Iterator[tuple[Line, int, float]]:
        """Each line with its x and its middle."""
        size = max((style.size for style in styles), default=1)
        for at, line in enumerate(lines):
            x = _left(align, self.base, width - self._setter.width(*line, styles))
            yield line, x, box_height(size) / 2 + at * leading * size

    def _wrapped(self, text: Text, styles: Sequence[Style], width: int, face: str) -> list[Line]:
        """The lines of all paragraphs, without the spaces at their ends; at least one. Colours change none of it."""
        plain = tuple(style._replace(colour=_BLACK) for style in styles)
        return list(self._laid(fixed(text), plain, width, face))

    def _lay(self, text: Text, styles: Sequence[Style], width: int, face: str) -> list[Line]:
        lines = (line for passage in self._passages(text, face) for line in self._lines(passage, styles, width))
        return list(islice(lines, FARTHEST // max((style.size for style in styles), default=1)))

    def _lines(self, passage: Passage, styles: Sequence[Style], width: int) -> Iterator[Line]:
        if not passage.text:
            yield passage, 0, 0
        for start, end in wrap(passage, width, lambda start, end: self._setter.width(passage, start, end, styles)):
            yield passage, start, passage.trimmed(start, end)

    def _passages(self, text: Text, face: str) -> Iterator[Passage]:
        pairs = [(c, at) for at, span in enumerate(spans_of(text)) for c in clean(span.text)][:MOST_CHARACTERS]
        for stretch in _split(pairs):
            yield self._passage("".join(c for c, _ in stretch), [style for _, style in stretch], face)

    def _last(self, line: Line, styles: Sequence[Style], width: int) -> Line:
        """The last line that is shown, with an ellipsis for all that follows."""
        passage, start, end = line

        def measure(n: int) -> int:
            tried = shortened(passage, start, start + n)
            return self._setter.width(tried, 0, len(tried.text), styles)

        kept = shortened(passage, start, start + fitting(passage.text[start:end], width, measure))
        return kept, 0, len(kept.text)


def _sane(size: int) -> int:
    return max(1, min(LARGEST, size))


def _style(size: int, weight: int, colour: Colour = _BLACK) -> Style:
    return Style(_sane(size), weight, colour)


def _styles(text: Text, size: int, weight: int, colour: Colour) -> list[Style]:
    size = _sane(size)
    return [Style(size, span.weight or weight, span.colour or colour, span.picture) for span in spans_of(text)]


def _one_line(text: str, size: int) -> str:
    return clean(text)[: min(MOST_CHARACTERS, FARTHEST // _sane(size))].replace("\n", " ")


def _split(pairs: Sequence[tuple[str, int]]) -> Iterator[list[tuple[str, int]]]:
    """Styled characters cut at the line breaks."""
    start = 0
    for at, (c, _) in enumerate(pairs):
        if c == "\n":
            yield list(pairs[start:at])
            start = at + 1
    yield list(pairs[start:])


def _left(align: Align, base: Base, room: int) -> int:
    """The x of a line that leaves so much room."""
    if align == "center":
        return room // 2
    return room if (align == "start") == (base == "R") else 0


def _empty(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(0, width), max(1, height)), pygame.SRCALPHA)
