"""Rich text: a sentence as a sequence of spans with looks of their own, small pictures, and names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.text.lines import Passage
from game.text.spans import pieces
from game.ui.palette import Colour
from game.ui.typeset import Setter, Style


class Span(NamedTuple):
    """A stretch of a rich text; what is None is as in the rest of the text."""

    text: str
    colour: Colour | None = None
    weight: int | None = None
    ref: str = ""
    """What it is the name of."""
    picture: str = ""
    """The small picture that stands for its one character."""


class Named(NamedTuple):
    """Where a name stands in a text that was set: its pixels, and what it is the name of."""

    ref: str
    text: str
    box: pygame.Rect


Line = tuple[Passage, int, int]
"""A passage from where to where."""
Text = str | Sequence[Span]
Rich = str | tuple[Span, ...]
"""A text that can be kept by: plain words, or spans."""
TALL = 1.3
"""How high a name can be pointed at, in em."""
Look = tuple[Colour | None, int | None]
"""Colour and weight; None as in the rest of the text."""


def rich(text: str, look: Callable[[str], Look]) -> Rich:
    """The spans of a sentence with marked names, each in the look of what it is the name of."""
    found = pieces(text)
    if all(not piece.ref and not piece.picture for piece in found):
        return text
    return tuple(
        Span(piece.text, *(look(piece.ref) if piece.ref else (None, None)), piece.ref, piece.picture) for piece in found
    )


def fixed(text: Text) -> Rich:
    """The same, so that it can be kept by."""
    return text if isinstance(text, str) else tuple(text)


def spans_of(text: Text) -> Sequence[Span]:
    """Plain words are one span."""
    return [Span(text)] if isinstance(text, str) else text


def words_of(text: Rich) -> str:
    """All its characters, a picture as its placeholder."""
    return text if isinstance(text, str) else "".join(span.text for span in text)


def names_in(
    setter: Setter, line: Line, spans: Sequence[Span], styles: Sequence[Style], at: tuple[int, float]
) -> list[Named]:
    """The names in a line that begins at x and has its middle at y, in reading order."""
    (passage, start, end), (x, middle) = line, at
    tall = round(styles[0].size * TALL)
    found: list[tuple[int, Named]] = []
    for run in passage.runs(start, end):
        wide = setter.run_width(passage, run, styles[run.style])
        if wide and spans[run.style].ref:
            box = pygame.Rect(x, round(middle - tall / 2), wide, tall)
            found.append((run.start, Named(spans[run.style].ref, passage.text[run.start : run.end], box)))
        x += wide
    return _joined([name for _, name in sorted(found, key=lambda pair: pair[0])], tall // 2)


def _joined(names: Sequence[Named], gap: int) -> list[Named]:
    """A name in several runs (a card with its suit) is one."""
    found: list[Named] = []
    for name in names:
        last = found[-1] if found else None
        if last is not None and last.ref == name.ref and last.box.inflate(2 * gap, 0).colliderect(name.box):
            found[-1] = Named(last.ref, last.text + name.text, last.box.union(name.box))
        else:
            found.append(name)
    return found
