"""The parts that the present number of seats will be dealt: a picture, a name and a number for each."""

from __future__ import annotations

from game.scenes.seating import Seating
from game.tables import parts
from game.tables.advice import Part
from game.ui import palette as colours
from game.ui.controls import Label, Mark, Panel, Picture
from game.ui.kit import Ui
from game.ui.place import Rect

HIGH = 124.0
ICON = 40.0


def part_marks(ui: Ui, row: Rect, seating: Seating) -> list[Mark]:
    """All of them in one panel; nothing where a game deals no parts."""
    found = parts(seating.game.id, len(seating))
    if not found:
        return []
    head, rest = row.inset(18, 10).top(28, 4)
    title = Label(head, ui.words("setup-parts", n=len(seating)), 19, colours.IVORY_DIM, 600, align="center")
    marks: list[Mark] = [Panel(row, "rest", 20), title]
    for part, cell in zip(found, rest.cols(len(found), 6), strict=True):
        marks += _part(ui, cell, part)
    return marks


def _part(ui: Ui, cell: Rect, part: Part) -> list[Mark]:
    """How many, with the picture; the name below."""
    upper, lower = cell.top(ICON, 2)
    number = ui.words.number(part.count)
    wide = ui.measure(number, 28, 700) + 4
    x = upper.x + (upper.w - ICON - 8 - wide) / 2
    return [
        Picture(Rect(x, upper.y, ICON, ICON), part.picture),
        Label(Rect(x + ICON + 8, upper.y, wide, ICON), number, 28, colours.IVORY, 700),
        Label(lower, ui.words(part.word), 18, colours.IVORY_DIM, align="center"),
    ]
