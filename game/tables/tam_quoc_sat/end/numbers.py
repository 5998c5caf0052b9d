"""What everybody did, in numbers: a column a seat, the best of each row in brass."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.question import Seat
from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.end.portraits import draw_mask
from game.tables.tam_quoc_sat.ending import TamQuocSatEnding
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.controls.plain import Box, Label, Rule
from game.ui.paint import Canvas
from game.ui.place import Rect

ROWS = ("kills", "dealt", "taken", "lost", "healed", "rescues", "cards", "turns")
"""The rows, named as what they count is in a tally."""
NO_CONTEST = ("taken", "lost", "turns")
"""Rows in which to be first is no merit."""
TITLES = 320.0
TEXT, NUMBER = 21.0, 24.0
TIGHT = 1.08
"""How high a row must be for its number; in lower ones all is smaller."""
HEAD, LEAST_HEAD = 74.0, 58.0
TALLEST = 46.0
CHOSEN = (217, 164, 65, 36)


def numbers(ending: TamQuocSatEnding, area: Rect, chosen: Seat | None) -> list[Mark]:
    """The whole table. Losses without damage are a row only where there were any."""
    rows = [row for row in ROWS if row != "lost" or any(tally.lost for tally in ending.story.tallies)]
    titles, rest = area.left(min(TITLES, area.w * 0.24), 10)
    high = min(TALLEST, (area.h - LEAST_HEAD) / len(rows))
    head = min(HEAD, area.h - high * len(rows))
    columns = rest.cols(len(ending.seats))
    marks: list[Mark] = []
    for seat, column in zip(ending.seats, columns, strict=True):
        if seat == chosen:
            marks.append(Box(column.inset(3, 0), CHOSEN, 12, colours.BRASS))
        marks.append(Head(column.top(head)[0].inset(2, 1), ending, seat))
    for n, row in enumerate(rows):
        y = area.y + head + high * n
        marks += _row(ending, row, Rect(titles.x, y, titles.w, high), [Rect(c.x, y, c.w, high) for c in columns])
    return marks


def _row(ending: TamQuocSatEnding, row: str, title: Rect, cells: list[Rect]) -> list[Mark]:
    values = [getattr(tally, row) for tally in ending.story.tallies]
    fits = min(1.0, title.h / (ending.ui.em(NUMBER) * TIGHT))
    best = max(values) if row not in NO_CONTEST else None
    marks: list[Mark] = [
        Rule(Rect(title.x, title.y, cells[-1].right_edge - title.x, 1.5)),
        Label(title, ending.word(f"number-{row}"), TEXT * fits, colours.IVORY_DIM, 500),
    ]
    for value, cell in zip(values, cells, strict=True):
        first = bool(value) and value == best
        colour = colours.BRASS_LIGHT if first else colours.IVORY if value else colours.OFF_TEXT
        marks.append(
            Label(cell, ending.words.number(value), NUMBER * fits, colour, 800 if first else 600, align="center")
        )
    return marks


@dataclass(eq=False)
class Head(Mark):
    """The face of a seat with its role."""

    ending: TamQuocSatEnding
    seat: Seat

    def draw(self, canvas: Canvas, look: Look) -> None:
        ending, seat = self.ending, self.seat
        face = self.rect.fitted(400, 480)
        draw_mask(canvas, ending.general(seat), face, dead=not ending.alive(seat))
        badge = min(30.0, self.rect.h * 0.5)
        canvas.sprite(role_icon(ending.role(seat)), Rect(face.right_edge - 6, face.bottom_edge - badge, badge, badge))
