"""The log of a match: line by line under the headings of its turns, the newest last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.core.question import Seat
from game.disk.saves import Person
from game.scenes.house import House
from game.scenes.scrolling import scrolls
from game.tables import seats
from game.tables.board import Line
from game.ui import palette as colours
from game.ui.controls import Choice, IconButton, Label, Look, Mark, Panel, Paragraph, Scroll, Segmented
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Scene

WIDE = 900
PAD = 40
SIZE = 20
HEADING = 24
GAP = 10
LIST = "log.list"
ALL = "all"


@dataclass(eq=False)
class Dot(Mark):
    """Whose act a line tells of."""

    people: Sequence[Person]
    seat: Seat

    def draw(self, canvas: Canvas, look: Look) -> None:
        seats.marker(canvas, self.people, self.seat, self.rect)


class Logbook(Scene):
    """Over the match; with ``people`` the lines can be shown of one seat only."""

    name: ClassVar[str] = "log"
    overlay: ClassVar[bool] = True

    def __init__(self, house: House, lines: Sequence[Line], people: Sequence[Person] = ()) -> None:
        super().__init__(house.ui)
        self.lines, self.people = lines, people
        self.chosen = ALL

    def enter(self) -> None:
        self._to_the_end()

    def _to_the_end(self) -> None:
        self.desk.memory[LIST] = 1e9

    def event(self, event: pygame.event.Event) -> bool:
        return scrolls(self, LIST, event)

    def choose(self, who: str) -> None:
        """Only the lines of one seat, or all."""
        self.chosen = who
        self._to_the_end()
        self.stale()

    @property
    def shown(self) -> list[Line]:
        """The lines of whoever is chosen."""
        return [line for line in self.lines if self.chosen in (ALL, str(line.seat))]

    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen.all
        box = screen.inset(0, 32).right(WIDE + 48)[0].left(WIDE)[0]
        head, rest = box.inset(PAD, 28).top(62, 14)
        close = head.right(56)[0].top(56)[0]
        title = head.right(72)[1]
        marks: list[Mark] = [
            Panel(box, "dialog", 30),
            Label(title, words("log-title"), 44, colours.IVORY, 800, "head"),
            IconButton(close, "log.close", words("close"), self.back, icon="close", key="l"),
        ]
        if self.people:
            row, rest = rest.top(56, 16)
            marks.append(Segmented(row, "log.who", self._choices(), self.chosen, self.choose, size=18))
        return [*marks, *self._list(rest)]

    def _choices(self) -> list[Choice]:
        names = [Choice(str(seat), person.name) for seat, person in enumerate(self.people)]
        return [Choice(ALL, self.ui.words("log-all")), *names]

    def _list(self, area: Rect) -> list[Mark]:
        if not self.shown:
            return [Paragraph(area.inset(20, 40), self.ui.words("log-empty"), 22, colours.IVORY_DIM, align="center")]
        marks: list[Mark] = []
        y, heading = area.y, ""
        for line in self.shown:
            if line.heading != heading:
                heading = line.heading
                y = self._heading(marks, area, y, heading)
            y = self._line(marks, area, y, line)
        return [Scroll(area, LIST, self.ui.words("log-title"), children=marks, height=y - area.y)]

    def _heading(self, marks: list[Mark], area: Rect, y: float, heading: str) -> float:
        y += 14 if marks else 0
        marks.append(Label(Rect(area.x, y, area.w - 30, 38), heading, HEADING, colours.BRASS_LIGHT, 700, "head"))
        return y + 38 + GAP

    def _line(self, marks: list[Mark], area: Rect, y: float, line: Line) -> float:
        room = area.w - 30 - 40
        tall = self.ui.tall(line.text, SIZE, room, leading=1.35)
        if line.seat is not None and self.people:
            marks.append(Dot(Rect(area.x + 4, y + 3, 22, 22), self.people, line.seat))
        text = Rect(area.x + 40, y, room, tall)
        marks.append(Paragraph(text, line.text, SIZE, colours.IVORY, leading=1.35))
        return y + tall + GAP
