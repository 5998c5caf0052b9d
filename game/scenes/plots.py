"""The two plots of a result: points by round as bars, running totals as lines. Any game, any number of seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from game.core.question import Seat
from game.scenes.axis import Axis, axis
from game.scenes.textures import bar_svg
from game.tables import seats
from game.tables.ending import ScoreEnding
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.paint import Canvas
from game.ui.palette import INK, Colour, css
from game.ui.place import Rect, flow

TITLE = 26
NUMBER = 18
NAME = 19
DASHES: tuple[tuple[int, ...], ...] = ((), (14, 7), (3, 8), (16, 6, 3, 6), (8, 5), (22, 5, 8, 5))
"""How the line of each seat is broken, units."""
LABEL_GAP = 1.26
"""Heights of a line between names."""
LABELS = 116
LEAST_FOR_NUMBER = 30
MARKER = 28
ROW = 96.0
"""A bar and its distance at most."""


Spot = tuple[float, float]


class Stroke(NamedTuple):
    """A line through spots in pixels."""

    spots: tuple[Spot, ...]
    colour: Colour
    dash: tuple[int, ...]


class Piece(NamedTuple):
    """A stretch of a bar: which round made it, from where to where in points."""

    round: int
    start: int
    end: int


def pieces(points: Sequence[int]) -> list[Piece]:
    """The pieces of one bar: gains beyond each other to one side of 0, losses to the other."""
    found, gain, loss = [], 0, 0
    for n, value in enumerate(points):
        start = gain if value > 0 else loss
        if value:
            found.append(Piece(n, start, start + value))
        gain, loss = gain + max(0, value), loss + min(0, value)
    return found


@dataclass(eq=False)
class Plot(Mark):
    """A panel with a title; ``shown()`` says how many rounds can be seen, with a fraction while one grows."""

    ending: ScoreEnding
    title: str
    shown: Callable[[], float]
    order: Sequence[Seat] = ()

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.nine("panel_9", self.rect, 26)
        title, rest = self.rect.inset(30, 18).top(36, 14)
        canvas.text(self.title, title, TITLE, colours.IVORY, 700, "head")
        self.plot(canvas, rest)

    def plot(self, canvas: Canvas, area: Rect) -> None:
        """The plot itself."""


class Bars(Plot):
    """One bar a seat, a piece a round."""

    def plot(self, canvas: Canvas, area: Rect) -> None:
        legend, rest = area.bottom(30, 8)
        numbers, rest = rest.bottom(28)
        figures, field = rest.left(64)
        bars = {seat: pieces(self.ending.rounds[seat]) for seat in self.order}
        line = axis(piece.end for bar in bars.values() for piece in bar)
        field = field.right(14)[1]
        self._grid(canvas, field, numbers, line)
        count = max(1, len(self.order))
        rows = field.centred(field.w, min(field.h, ROW * count)).rows(count)
        for seat, row in zip(self.order, rows, strict=True):
            self.ending.figure(canvas, seat, Rect.around(figures.x + 24, row.centre[1], 46, min(60.0, row.h - 2)))
            for piece in bars[seat]:
                self._piece(canvas, row.centred(row.w, min(44.0, row.h * 0.66)), piece, seat, line)
        self._legend(canvas, legend)

    def _grid(self, canvas: Canvas, area: Rect, numbers: Rect, line: Axis) -> None:
        for tick in line.ticks:
            x = area.x + area.w * line.share(tick)
            canvas.fill(colours.ROW_LINE, Rect(x - 0.75, area.y - 8, 1.5, area.h + 8))
            spot = Rect.around(x, numbers.centre[1], 90, numbers.h)
            canvas.text(canvas.ui.words.number(tick), spot, NUMBER, colours.IVORY_DIM, align="center")

    def _piece(self, canvas: Canvas, row: Rect, piece: Piece, seat: Seat, line: Axis) -> None:
        grown = min(1.0, self.shown() - piece.round)
        if grown <= 0:
            return
        near, far = (row.x + row.w * line.share(points) for points in (piece.start, piece.end))
        box = Rect(min(near, far), row.y, abs(far - near) - 2, row.h)
        whole = canvas.px(box)
        fill = colours.FILLS[seats.hue(self.ending.people, seat)]
        picture = canvas.ui.art.drawn(whole.size, bar_svg, piece.round, *whole.size, fill, canvas.place.u)
        far = near + (far - near) * grown
        seen = canvas.px(Rect(min(near, far), row.y, max(1.0, abs(far - near) - 2), row.h))
        canvas.surface.blit(picture, seen.topleft, seen.move(-whole.x, -whole.y))
        if grown >= 1 and box.w >= LEAST_FOR_NUMBER:
            self._number(canvas, box, abs(piece.end - piece.start) * (1 if piece.end > piece.start else -1))

    def _number(self, canvas: Canvas, box: Rect, points: int) -> None:
        text = canvas.ui.words.number(points)
        tag = box.centred(canvas.ui.measure(text, NAME, 700) + 12, min(28.0, box.h))
        canvas.box(tag, colours.WELL, 8)
        canvas.text(text, tag, NAME, colours.IVORY, 700, align="center")

    def _legend(self, canvas: Canvas, area: Rect) -> None:
        ui = canvas.ui
        names = [self.ending.round_name(n) for n in range(max(map(len, self.ending.rounds), default=0))]
        if sum(ui.measure(name, NUMBER) + 64 for name in names) > area.w:
            names = [self.ending.round_mark(n) for n in range(len(names))]
        widths = [ui.measure(name, NUMBER) + 46 for name in names]
        start = max(0.0, (area.w - sum(widths) - 18 * (len(widths) - 1)) / 2)
        for n, (name, box) in enumerate(zip(names, flow(widths, area.left(start)[1], area.h, 18), strict=True)):
            swatch, rest = box.left(34, 10)
            seen = canvas.px(swatch.centred(34, 24))
            look = ui.art.drawn(seen.size, bar_svg, n, *seen.size, colours.MUTE, canvas.place.u)
            canvas.blit(look, seen.topleft)
            canvas.text(name, Rect(rest.x, rest.y, rest.w + 6, rest.h), NUMBER, colours.IVORY_DIM)


class Lines(Plot):
    """One line a seat from 0 through its running totals; the name stands at its end."""

    def plot(self, canvas: Canvas, area: Rect) -> None:
        totals = {seat: (0, *accumulate(self.ending.rounds[seat])) for seat in self.order}
        line = axis(total for row in totals.values() for total in row)
        marks, rest = area.bottom(28)
        numbers, rest = rest.left(44, 14)
        field = rest.inset(0, 10).right(LABELS, 18)[1]
        self._grid(canvas, field, numbers, line)
        columns = self._columns(canvas, field, marks)
        spots = {seat: _spots(row, columns, field, line) for seat, row in totals.items()}
        self._lines(canvas, field, spots)
        self._markers(canvas, spots)
        if self.shown() >= len(columns) - 1:
            self._names(canvas, field, spots)

    def _grid(self, canvas: Canvas, area: Rect, numbers: Rect, line: Axis) -> None:
        for tick in line.ticks:
            y = area.bottom_edge - area.h * line.share(tick)
            canvas.fill(colours.ROW_LINE, Rect(area.x, y - 0.75, area.w, 1.5))
            spot = Rect(numbers.x - 20, y - 14, numbers.w + 20, 28)
            canvas.text(canvas.ui.words.number(tick), spot, NUMBER, colours.IVORY_DIM, align="end")

    def _columns(self, canvas: Canvas, area: Rect, marks: Rect) -> list[float]:
        count = max(1, *map(len, self.ending.rounds))
        columns = [area.x + area.w * n / count for n in range(count + 1)]
        words = [canvas.ui.words("result-start"), *map(self.ending.round_mark, range(count))]
        for x, word in zip(columns, words, strict=True):
            canvas.text(
                word, Rect.around(x, marks.centre[1], area.w / count, 28), NUMBER, colours.IVORY_DIM, align="center"
            )
        return columns

    def _lines(self, canvas: Canvas, area: Rect, spots: dict[Seat, list[Spot]]) -> None:
        """All lines as one picture, of which the part up to now is seen."""
        box = canvas.px(area.inset(-8))
        lines = tuple(
            Stroke(
                tuple(_pixel(canvas, spot, box.topleft) for spot in spots[seat]),
                colours.FILLS[seats.hue(self.ending.people, seat)],
                DASHES[seat % len(DASHES)],
            )
            for seat in reversed(self.order)
        )
        picture = canvas.ui.art.drawn(box.size, lines_svg, lines, *box.size, canvas.place.u)
        count = max(map(len, spots.values()), default=1) - 1
        wide = 8 + area.w * min(1.0, self.shown() / max(1, count)) + (8 if self.shown() >= count else 0)
        seen = canvas.px(area.inset(-8).left(wide)[0])
        canvas.surface.blit(picture, seen.topleft, seen.move(-box.x, -box.y))

    def _markers(self, canvas: Canvas, spots: dict[Seat, list[Spot]]) -> None:
        for seat in reversed(self.order):
            for n, spot in enumerate(spots[seat]):
                if 0 < n <= self.shown():
                    seats.marker(canvas, self.ending.people, seat, Rect.around(*spot, MARKER))

    def _names(self, canvas: Canvas, area: Rect, spots: dict[Seat, list[Spot]]) -> None:
        ends = {seat: spots[seat][-1][1] for seat in self.order}
        gap = canvas.ui.screen.font(NAME) / canvas.place.u * LABEL_GAP
        for seat, y in apart(ends, gap, area.y - 6, area.bottom_edge + 6).items():
            box = Rect(area.right_edge + 18, y - 14, LABELS, 28)
            canvas.text(self.ending.name(seat), box, NAME, self.ending.tone(seat), 700)


def _spots(totals: Sequence[int], columns: Sequence[float], area: Rect, line: Axis) -> list[Spot]:
    ys = [area.bottom_edge - area.h * line.share(total) for total in totals]
    return list(zip(columns, ys, strict=False))


def _pixel(canvas: Canvas, spot: Spot, corner: tuple[int, int]) -> Spot:
    x, y = canvas.place.point(*spot)
    return round(x - corner[0], 1), round(y - corner[1], 1)


def lines_svg(lines: Sequence[Stroke], w: int, h: int, u: float) -> str:
    """All lines in a picture of w x h pixels, each with a dark edge; ``u`` pixels a unit."""
    paths = "".join(_path(line, u, colour, width) for line in lines for colour, width in ((INK, 8), (line.colour, 4)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">{paths}</svg>'


def _path(line: Stroke, u: float, colour: Colour, width: float) -> str:
    dash = " ".join(f"{part * u:.1f}" for part in line.dash)
    dashes = f' stroke-dasharray="{dash}"' if dash and colour != INK else ""
    d = "L".join(f"{x} {y}" for x, y in line.spots)
    return (
        f'<path d="M{d}" fill="none" stroke="{css(colour)}" stroke-width="{width * u:.2f}"{dashes}'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def apart(wanted: dict[Seat, float], gap: float, top: float, bottom: float) -> dict[Seat, float]:
    """Heights as near as possible to those wanted, at least ``gap`` apart, none outside if they all fit."""
    order = sorted(wanted, key=lambda seat: wanted[seat])
    ys = [wanted[seat] for seat in order]
    for i in range(1, len(ys)):
        ys[i] = max(ys[i], ys[i - 1] + gap)
    if ys and ys[-1] > bottom:
        ys[-1] = bottom
        for i in range(len(ys) - 2, -1, -1):
            ys[i] = min(ys[i], ys[i + 1] - gap)
    if ys and ys[0] < top:
        ys = [y + top - ys[0] for y in ys]
    return dict(zip(order, ys, strict=True))
