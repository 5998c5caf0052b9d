"""A paragraph made ready for drawing: levels, families and styles a character, cut into lines and runs."""

import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, groupby, islice
from typing import NamedTuple

from game.text.bidi import Base, levels, line_levels, visual_order
from game.text.clusters import clusters, extends
from game.text.marks import NBSP, closed

ELLIPSIS = "…"

_BREAK_AFTER = frozenset("-\u2013\u2014/\u200b")
_NO_LINE_START = frozenset("、。，．：；？！）」』】〉》”’…")

Families = Callable[[str], list[str | None]]


class Run(NamedTuple):
    """Characters start to end of a passage that one font draws in one direction; no family = boxes."""

    start: int
    end: int
    family: str | None
    rtl: bool
    style: int


@dataclass(frozen=True)
class Passage:
    """One paragraph (no line breaks inside): its characters, each with a style, and its base direction."""

    text: str
    styles: Sequence[int]
    base: Base
    choose: Families

    @cached_property
    def levels(self) -> list[int]:
        """The bidi level of every character."""
        return levels(self.text, self.base)

    @cached_property
    def families(self) -> list[str | None]:
        """The font family of every character."""
        return self.choose(self.text)

    @cached_property
    def breaks(self) -> list[int]:
        """Where a line may end: indexes of the first character after it; the end of the text is the last."""
        inside = [at for at in range(1, len(self.text)) if _may_break(self.text[at - 1], self.text[at])]
        return [*inside, len(self.text)]

    @cached_property
    def is_one_run(self) -> bool:
        """Whether every line of it is a single run: one direction, one font, one style, as most lines are."""
        looks = {*zip(self.levels, self.families, self.styles, strict=True)}
        return len(looks) == 1 and self.levels[0] == (self.base == "R")

    def runs(self, start: int, end: int) -> list[Run]:
        """The runs of the line text[start:end], from left to right."""
        if start < end and self.is_one_run:
            return [Run(start, end, self.families[0], self.base == "R", self.styles[0])]
        found = line_levels(self.text, self.levels, start, end, self.base)
        places = range(start, end)
        alike = groupby(places, lambda at: (found[at - start], self.families[at], self.styles[at]))
        logical = [(look, list(group)) for look, group in alike]
        order = visual_order([level for (level, _, _), _ in logical])
        return [_run(*logical[at]) for at in order]

    def trimmed(self, start: int, end: int) -> int:
        """The end of the line without the spaces that hang over it."""
        return start + len(self.text[start:end].rstrip(" \u2002\u2003\u2009\u200b"))


def _run(look: tuple[int, str | None, int], places: Sequence[int]) -> Run:
    level, family, style = look
    return Run(places[0], places[-1] + 1, family, bool(level % 2), style)


def _may_break(before: str, after: str) -> bool:
    if before == " ":
        return after != " "
    if before in _BREAK_AFTER:
        return after.isalpha()
    if extends(after) or after in _NO_LINE_START or NBSP in (before, after):
        return False
    return _is_east_asian(before) or _is_east_asian(after)


def _is_east_asian(c: str) -> bool:
    return unicodedata.east_asian_width(c) in "WF" and c > "\u2e80"


def wrap(passage: Passage, width: float, measure: Callable[[int, int], float]) -> Iterator[tuple[int, int]]:
    """Lines (start, end) in reading order, each at most `width` wide; over-long words are cut."""
    start = 0
    while start < len(passage.text):
        end = _line_end(passage, start, width, measure)
        yield start, end
        start = end


def _line_end(passage: Passage, start: int, width: float, measure: Callable[[int, int], float]) -> int:
    found = 0
    for at in passage.breaks[bisect_right(passage.breaks, start) :]:
        if measure(start, passage.trimmed(start, at)) > width:
            return found or start + fitting(passage.text[start:at], width, lambda n: measure(start, start + n))
        found = at
    return found


def fitting(text: str, width: float, measure: Callable[[int], float]) -> int:
    """How many characters of the text fit, in whole clusters and at least one of them."""
    lengths = accumulate(len(cluster) for cluster in clusters(text))
    ends = list(islice(lengths, 8))
    while ends and measure(ends[-1]) <= width and (more := list(islice(lengths, len(ends)))):
        ends += more
    return ends[max(1, bisect_right(ends, width, key=measure)) - 1] if ends else 0


def shortened(passage: Passage, start: int, end: int) -> Passage:
    """text[start:end] of a passage with an ellipsis behind it, as a passage of its own."""
    kept = cut(passage.text[start:end])
    last = passage.styles[end - 1] if end else 0
    styles = (*passage.styles[start:end], *[last] * len(kept))
    return Passage(kept, styles[: len(kept)], passage.base, passage.choose)


def cut(text: str) -> str:
    """The text with an ellipsis at its end, outside any name that was cut."""
    return closed(text) + ELLIPSIS
