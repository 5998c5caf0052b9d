"""The log of a match: line by line under the headings of its turns, the newest last, sifted as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from game.core.question import Seat
from game.disk.saves import Person
from game.scenes.house import House
from game.scenes.scrolling import scrolls
from game.tables import seats
from game.tables.board import Board, Line
from game.ui import palette as colours
from game.ui.controls import (
    Button,
    Choice,
    Control,
    IconButton,
    Label,
    Look,
    Mark,
    Panel,
    Paragraph,
    Scroll,
    Segmented,
)
from game.ui.controls.names import Closer, Name, beside, names_in
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Scene

WIDE = 900
PAD = 40
SIZE = 20
HEADING = 24
GAP = 10
ROW = 50
LIST = "log.list"
ALL, TURN, MINE = "all", "turn", "mine"
SHORT = 160
"""So many lines are shown at first; earlier ones are asked for."""
IN_A_ROW = 6


@dataclass(eq=False)
class Dot(Mark):
    """Whose act a line tells of."""

    people: Sequence[Person]
    seat: Seat

    def draw(self, canvas: Canvas, look: Look) -> None:
        seats.marker(canvas, self.people, self.seat, self.rect)


@dataclass(eq=False)
class Pinned(Mark):
    """A closer look that stays open."""

    board: Board = field(kw_only=True)
    ref: str = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.board.draw_closer(canvas, self.ref, self.rect)


class Logbook(Scene):
    """Over the match. With ``people`` the lines can be sifted by seat, with ``me`` by what went against that seat.

    ``board`` draws the closer look at a name.
    """

    name: ClassVar[str] = "log"
    overlay: ClassVar[bool] = True

    def __init__(
        self,
        house: House,
        lines: Sequence[Line],
        people: Sequence[Person] = (),
        me: Seat | None = None,
        board: Board | None = None,
    ) -> None:
        super().__init__(house.ui)
        self.lines, self.people, self.me, self.board = lines, people, me, board
        self.chosen, self.what = ALL, ALL
        self.most = SHORT
        self.pinned: str | None = None

    def enter(self) -> None:
        self._to_the_end()

    def _to_the_end(self) -> None:
        self.most = SHORT
        self.desk.memory[LIST] = 1e9

    def event(self, event: pygame.event.Event) -> bool:
        walks = self.desk.ring and isinstance(self.desk.find(self.desk.focus), Name)
        return not walks and scrolls(self, LIST, event)

    # --- what is shown
    def choose(self, who: str) -> None:
        """Only the lines of one seat, or all."""
        self.chosen = who
        if self.what == MINE and self._against is None:
            self.what = ALL
        self._to_the_end()
        self.stale()

    def sift(self, what: str) -> None:
        """All lines, those of this turn, or those that went against somebody."""
        self.what = what
        self._to_the_end()
        self.stale()

    def earlier(self) -> None:
        """More lines, before those that are shown."""
        self.most += SHORT
        self.stale()

    @property
    def _against(self) -> Seat | None:
        """Whose troubles can be asked for: those of the seat that is chosen, else the viewer's own."""
        return self.me if self.chosen == ALL else int(self.chosen)

    @property
    def shown(self) -> list[Line]:
        """The lines of whoever and whatever is chosen."""
        if self.what == MINE:
            return [line for line in self.lines if self._against in line.aims]
        now = self.lines[-1].heading if self.lines else ""
        found = [line for line in self.lines if self.chosen in (ALL, str(line.seat))]
        return found if self.what == ALL else _last_under(found, now)

    # --- a closer look
    def look(self, ref: str) -> None:
        """Keeps the closer look at a name open, or closes it."""
        self.pinned = None if ref == self.pinned else ref
        self.stale()

    def back(self) -> None:
        if self.pinned is not None:
            self.look(self.pinned)
        else:
            super().back()

    def inspect(self, control: Control | None) -> bool:
        if self.pinned is not None:
            self.look(self.pinned)
        return self.pinned is not None

    # --- marks
    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen.all
        box = screen.inset(0, 32).right(WIDE + 48)[0].left(WIDE)[0]
        head, rest = box.inset(PAD, 28).top(62, 14)
        close = head.right(56)[0].top(56)[0]
        title = head.right(72)[1]
        marks: list[Mark] = [
            Panel(box, "dialog", 30),
            Label(title, words("log-title"), 44, colours.IVORY, 800, "head"),
            IconButton(close, "log.close", words("close"), super().back, icon="close", key="l"),
        ]
        sieves, rest = self._sieves(rest)
        return [*marks, *sieves, *self._list(rest, box), *self._closer(box)]

    def _sieves(self, rest: Rect) -> tuple[list[Mark], Rect]:
        """What lines are wanted: by what happened, and by who did it."""
        marks: list[Mark] = []
        if not self.people:
            return marks, rest
        if any(line.aims for line in self.lines):
            row, rest = rest.top(ROW, 8)
            marks.append(Segmented(row, "log.what", self._kinds(), self.what, self.sift, size=18))
        names = [Choice(str(seat), person.name) for seat, person in enumerate(self.people)]
        choices = [Choice(ALL, self.ui.words("log-all")), *names]
        rows = -(-len(choices) // IN_A_ROW) if len(choices) > IN_A_ROW + 1 else 1
        wide = -(-len(choices) // rows)
        for at in range(rows):
            row, rest = rest.top(ROW, 8)
            some = choices[at * wide : (at + 1) * wide]
            room = row.left(row.w * len(some) / wide)[0]
            marks.append(Segmented(room, "log.who", some, self.chosen, self.choose, size=18))
        return marks, rest.top(8)[1]

    def _kinds(self) -> list[Choice]:
        words, whom = self.ui.words, self._against
        why = words("log-choose-first") if whom is None else None
        mine = words("log-against-me" if whom == self.me or whom is None else "log-against", name=self._name(whom))
        return [Choice(ALL, words("log-everything")), Choice(TURN, words("log-this-turn")), Choice(MINE, mine, why)]

    def _name(self, seat: Seat | None) -> str:
        return self.people[seat].name if seat is not None else ""

    def _closer(self, box: Rect) -> list[Mark]:
        board, room = self.board, self.ui.screen.all.inset(16)
        if board is None:
            return []
        size = board.closer_size(self.pinned) if self.pinned else None
        if self.pinned and size is not None:
            around = Rect(box.x, room.y + room.h / 2, box.w, 0)
            return [Pinned(beside(around, *size, room), board=board, ref=self.pinned)]
        return [Closer(room, size=board.closer_size, picture=board.draw_closer)]

    def _list(self, area: Rect, box: Rect) -> list[Mark]:
        lines = self.shown
        if not lines:
            return [Paragraph(area.inset(20, 40), self.ui.words("log-empty"), 22, colours.IVORY_DIM, align="center")]
        marks: list[Mark] = []
        y, heading = area.y, ""
        if len(lines) > self.most:
            button = Rect(area.x, y, area.w - 30, 48)
            marks.append(Button(button, "log.earlier", self.ui.words("log-earlier"), self.earlier, size=18))
            y += 48 + GAP
        for line in lines[-self.most :]:
            if line.heading != heading:
                heading = line.heading
                y = self._heading(marks, area, y, heading)
            y = self._line(marks, area, y, line, box)
        if newest := next((mark for mark in reversed(marks) if isinstance(mark, Name)), None):
            newest.tab = True  # from there the arrow keys go on
        return [Scroll(area, LIST, self.ui.words("log-title"), children=marks, height=y - area.y)]

    def _heading(self, marks: list[Mark], area: Rect, y: float, heading: str) -> float:
        y += 14 if marks else 0
        marks.append(Label(Rect(area.x, y, area.w - 30, 38), heading, HEADING, colours.BRASS_LIGHT, 700, "head"))
        return y + 38 + GAP

    def _line(self, marks: list[Mark], area: Rect, y: float, line: Line, box: Rect) -> float:
        room = area.w - 30 - 40
        tall = self.ui.tall(line.rich, SIZE, room, leading=1.35)
        if line.seat is not None and self.people:
            marks.append(Dot(Rect(area.x + 4, y + 3, 22, 22), self.people, line.seat))
        words = Paragraph(Rect(area.x + 40, y, room, tall), line.rich, SIZE, colours.IVORY, leading=1.35)
        names = names_in(self.ui, words, f"log.name.{len(marks)}", self.look, box) if self.board else []
        marks += [words, *names]
        return y + tall + GAP


def _last_under(lines: Sequence[Line], heading: str) -> list[Line]:
    """The last lines, as far as they stand under that heading without a break."""
    first = next((at for at in range(len(lines), 0, -1) if lines[at - 1].heading != heading), 0)
    return list(lines[first:])
