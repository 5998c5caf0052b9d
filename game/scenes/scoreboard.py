"""The score table of a result: place, figure, name, points by round, the game's own columns, total."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.core.question import Seat
from game.tables.ending import ScoreEnding
from game.ui import palette as colours
from game.ui.controls import Box, Icon, Label, Mark, Panel, Picture, Rule, Spot
from game.ui.controls.node import Look
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

HEAD = 19
NUMBER = 24
TOTAL = 38
NAME = 30
PLACE = 24
MEDALS = 3
NAME_AT = 200
COLUMN = 118
LEAST_NAME = 170
TALLEST = 86
PAD = 14
HEAD_ROW = 48
TOTAL_WIDE = 136
LOST = colours.hexed("#F0A08C")
ON_MEDAL = colours.hexed("#3A2508")
BEST = (*colours.BRASS, 33)
BEST_EDGE = (*colours.BRASS, 153)


@dataclass(eq=False)
class Figure(Mark):
    """The figure of a seat."""

    ending: ScoreEnding
    seat: Seat

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.ending.figure(canvas, self.seat, self.rect)


def tallest(seats: int) -> float:
    """The height of a table with all the room its rows can use."""
    return 2 * PAD + HEAD_ROW + TALLEST * seats


class Scoreboard:
    """Lays the table into ``rect``; a row is pressed to see what that seat has won (``choose``)."""

    def __init__(self, ending: ScoreEnding, rect: Rect, shown: Seat, choose: Callable[[Seat], object]) -> None:
        self.ending, self.ui = ending, ending.ui
        self.rect, self.shown, self.choose = rect, shown, choose
        self.rounds = max(map(len, ending.rounds), default=0)
        self.columns = ending.columns

    def marks(self) -> list[Mark]:
        """All of it, from the top."""
        head, rest = self.rect.inset(20, PAD).top(HEAD_ROW)
        places = self.ending.places
        tall = min(TALLEST, rest.h / len(places))
        rows = [Rect(rest.x, rest.y + tall * i, rest.w, tall) for i in range(len(places))]
        marks: list[Mark] = [Panel(self.rect, corner=26), *self._head(head)]
        for i, (row, (place, seat)) in enumerate(zip(rows, places, strict=True)):
            marks += self._row(row, i, place, seat)
        return marks

    def _cells(self, row: Rect) -> list[Rect]:
        """The boxes of the numbers of a row, the total last."""
        total, rest = row.right(TOTAL_WIDE)
        count = self.rounds + len(self.columns)
        wide = min(COLUMN, (rest.w - NAME_AT - LEAST_NAME) / max(1, count))
        return [*rest.right(wide * count)[0].cols(count), total] if count else [total]

    def _head(self, row: Rect) -> list[Mark]:
        cells = self._cells(row.top(42)[0])
        names = [self.ending.round_name(n) for n in range(self.rounds)]
        if any(self.ui.measure(name, HEAD) > cells[0].w - 8 for name in names):
            names = [self.ending.round_mark(n) for n in range(self.rounds)]
        titles = [*names, *(column.title for column in self.columns), self.ui.words("result-total")]
        return [
            Label(cell.inset(3, 0), title, HEAD, colours.IVORY_DIM, align="center")
            for cell, title in zip(cells, titles, strict=True)
        ]

    def _row(self, row: Rect, index: int, place: int, seat: Seat) -> list[Mark]:
        best = seat in self.ending.result.winners
        marks: list[Mark] = []
        if best:
            marks.append(Box(row.inset(0, 3), BEST, 12, BEST_EDGE))
        elif index > 1:
            marks.append(Rule(Rect(row.x + 10, row.y, row.w - 20, 1.5)))
        if seat == self.shown and not best:
            marks.append(Box(row.inset(0, 3), None, 12, colours.MUTE))
        name = self.ending.name(seat)
        tip = self.ui.words("result-see", name=name)
        spot = Spot(row.inset(0, 3), f"result.seat.{seat}", name, partial(self.choose, seat), tip=tip)
        return [*marks, spot, *self._place(row, place), *self._who(row, seat), *self._numbers(row, seat, best)]

    def _place(self, row: Rect, place: int) -> list[Mark]:
        cell = Rect(row.x + 20, row.y, 54, row.h)
        number = self.ui.words.number(place)
        if place > MEDALS:
            return [Label(cell, number, PLACE, colours.IVORY_DIM, 700, align="center")]
        medal = cell.fitted(54, 67) if row.h < 75 else cell.centred(54, 67)
        disc = Rect(medal.x, medal.y + medal.h * 0.1, medal.w, medal.h * 0.5)
        size = min(20.0, medal.h * 0.3) / self.ui.screen.text_size
        return [
            Picture(medal, f"shell/medal_{place}"),
            Label(disc, number, size, ON_MEDAL, 800, align="center"),
        ]

    def _who(self, row: Rect, seat: Seat) -> list[Mark]:
        figure = Rect(row.x + 102, row.y, 56, row.h).centred(56, min(73.0, row.h - 6))
        start = row.x + NAME_AT - 20
        room = self._cells(row)[0].x - start - 8
        person = self.ending.people[seat]
        bot = person.plays != "human"
        wide = self.ui.measure(person.name, NAME, 700, room - (40 if bot else 0))
        marks: list[Mark] = [
            Figure(figure, self.ending, seat),
            Label(Rect(start, row.y, wide + 2, row.h), person.name, NAME, self.ending.tone(seat), 700),
        ]
        if bot:
            marks.append(Icon(Rect(start + wide + 12, row.centre[1] - 15, 30, 30), "bot", colours.IVORY_DIM))
        return marks

    def _numbers(self, row: Rect, seat: Seat, best: bool) -> list[Mark]:
        points = self.ending.rounds[seat]
        values = [points[n] if n < len(points) else 0 for n in range(self.rounds)]
        looks: list[tuple[int, float, Colour, int]] = [
            *((value, NUMBER, colours.IVORY if value > 0 else LOST, 600) for value in values),
            *((column.cells[seat], NUMBER, colours.IVORY, 600) for column in self.columns),
            (self.ending.result.scores[seat], TOTAL, colours.BRASS_LIGHT if best else colours.IVORY, 800),
        ]
        return [
            Label(cell, self.ui.words.number(value), size, colour, weight, align="center")
            for cell, (value, size, colour, weight) in zip(self._cells(row), looks, strict=True)
        ]
