"""The path through the field: a serpentine of equal steps, from under the submarine down to the floor."""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import cached_property, lru_cache
from itertools import pairwise

Point = tuple[float, float]

SIDE = 120.0
"""How far the middle of the outermost spaces is from the edge of the board, units."""
TOP, FLOOR = 392.0, 214.0
"""Where the first full row lies, and how far above the lower edge the last one does."""
MOST_GAP, LEAST_GAP = 210.0, 112.0
WIDEST = 1400.0
START, FIRST = 40.0, 250.0
"""How far along the line its dots begin, and the first space lies."""
MOST_STEP = 215.0
CHIP = 84.0
DOT = 14.0
LEAD = ((240, 292.0), (120, 300.0), (20, 322.0), (-24, 366.0), (20, TOP + 6))
"""How the line begins under the submarine."""


class Course:
    """The line and its spaces in board units; ``size`` is how large a chip may be without touching the next."""

    def __init__(self, spaces: int, w: float, h: float) -> None:
        self.line = _line(spaces, w, h)
        self._far = _lengths(self.line)
        self.total = self._far[-1]
        self.step = min(MOST_STEP, (self.total - FIRST) / max(1, spaces - 1))
        self.spaces = spaces
        self.points = [self.at(self.along(space)) for space in range(1, spaces + 1)]
        self.size = min(CHIP, *(math.dist(a, b) * 0.98 for a, b in pairwise(self.points)), CHIP)

    def along(self, space: float) -> float:
        """How far along the line a space (from 1, may be between two) lies."""
        return FIRST + (space - 1) * self.step

    def at(self, far: float) -> Point:
        """The point that far along the line."""
        far = min(max(far, 0.0), self.total)
        i = min(bisect_right(self._far, far), len(self.line) - 1)
        a, b = self.line[i - 1], self.line[i]
        t = (far - self._far[i - 1]) / (self._far[i] - self._far[i - 1] or 1)
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    def space(self, space: float) -> Point:
        """The middle of a space, or of the way between two."""
        if space == int(space) and 1 <= space <= self.spaces:
            return self.points[int(space) - 1]
        return self.at(self.along(space))

    @cached_property
    def dotted(self) -> list[Point]:
        """Points along the whole line, from under the submarine to the last space."""
        return self.dots(START, self.along(self.spaces))

    def dots(self, first: float, last: float) -> list[Point]:
        """Points along a stretch of the line."""
        low, high = sorted((first, last))
        return [self.at(low + i * DOT) for i in range(int((high - low) / DOT) + 1)]


@lru_cache(maxsize=64)
def course(spaces: int, w: float, h: float) -> Course:
    """The course of that many spaces on a board of w x h units."""
    return Course(spaces, w, h)


def _line(spaces: int, w: float, h: float) -> list[Point]:
    room = h - TOP - FLOOR
    most = max(2, int(room / LEAST_GAP) + 1)
    rows = min(most, max(2, 1 + math.ceil(room / MOST_GAP)))
    line = _serpentine(rows, w, h)
    while rows < most and (_lengths(line)[-1] - FIRST) / max(1, spaces - 1) < CHIP * 1.1:
        rows += 1
        line = _serpentine(rows, w, h)
    return line


def _serpentine(rows: int, w: float, h: float) -> list[Point]:
    edge = max(0.0, w - WIDEST) / 2
    x0, x1 = edge + SIDE, w - edge - SIDE - 8
    gap = (h - TOP - FLOOR) / (rows - 1)
    lead = [(x0 + dx, y) for dx, y in LEAD]
    line = _curve([*lead, (x0 + 120, _height(x0 + 120, 0, gap))])
    for row in range(rows):
        line += _row(row, x0 + 130 if row == 0 else x0, x1, gap)
        if row < rows - 1:
            line += _bend(line[-1], x1 if row % 2 == 0 else x0, row, gap)
    return line


def _height(x: float, row: int, gap: float) -> float:
    return TOP + row * gap + 12 * math.sin((x + 400 + row * 170) / 150)


def _row(row: int, x0: float, x1: float, gap: float) -> list[Point]:
    count = int((x1 - x0) // 10)
    xs = [x0 + i * 10 for i in range(count + 1)]
    if xs[-1] < x1:
        xs.append(x1)
    return [(x, _height(x, row, gap)) for x in (reversed(xs) if row % 2 else xs)]


def _bend(last: Point, x: float, row: int, gap: float) -> list[Point]:
    top, bottom = last[1], _height(x, row + 1, gap)
    radius, middle = (bottom - top) / 2, (top + bottom) / 2
    side = 1 if row % 2 == 0 else -1
    turns = [math.radians(-90 + 180 * i / 24) for i in range(25)]
    flat = min(1.0, 79 / radius)
    return [(x + side * flat * radius * math.cos(a), middle + radius * math.sin(a)) for a in turns]


def _curve(points: list[Point], pieces: int = 12) -> list[Point]:
    """A smooth curve through the points (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    out: list[Point] = []
    for i in range(1, len(ends) - 2):
        out += [_between(ends[i - 1 : i + 3], j / pieces) for j in range(pieces)]
    return [*out, points[-1]]


def _between(p: list[Point], t: float) -> Point:
    weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, -(t**2) + t**3)
    x, y = (sum(k * q[axis] for k, q in zip(weights, p, strict=True)) / 2 for axis in (0, 1))
    return x, y


def _lengths(line: list[Point]) -> list[float]:
    far = [0.0]
    for a, b in pairwise(line):
        far.append(far[-1] + math.dist(a, b))
    return far
