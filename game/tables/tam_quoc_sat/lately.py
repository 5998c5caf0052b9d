"""The log beside the table: what happened lately, the newest at the bottom, with names that can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.tables.tam_quoc_sat.named import Told
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.controls.names import Name, names_in
from game.ui.controls.plain import Paragraph
from game.ui.paint import Canvas
from game.ui.place import Rect

TEXT = colours.hexed("#D8D0BC")
SIZE, LEADING, GAP = 17.0, 1.36, 9.0


def draw_log(canvas: Canvas, stage: Stage) -> None:
    """The panel, and as many lines as there is room for."""
    panel = stage.layout.log
    canvas.box(panel, (15, 27, 33, 190), 12, (217, 164, 65, 90), 1.5)
    title = panel.inset(14, 8).top(30)[0]
    canvas.text(stage.say("log"), title, 20, colours.hexed("#F3D27E"), 700, "head")
    canvas.fill((217, 164, 65, 100), Rect(title.x, title.bottom_edge + 3, title.w, 1))
    for line in log_lines(stage):
        line.draw_bar(canvas, stage)
        words = line.words
        canvas.paragraph(words.text, words.rect, words.size, words.colour, words.weight, leading=words.leading)


@dataclass(frozen=True)
class Row:
    """A line where it stands."""

    told: Told
    words: Paragraph = field(compare=False)

    def draw_bar(self, canvas: Canvas, stage: Stage) -> None:
        """In the colour of who did it; a line that divides the others runs through instead."""
        rect = self.words.rect
        if self.told.apart:
            wide = canvas.ui.stretch(self.told.line, SIZE, 700)
            canvas.fill((217, 164, 65, 100), Rect(rect.x + wide + 10, rect.y + rect.h / 2, rect.w - wide - 10, 1))
            return
        tone = colours.BRASS if self.told.seat is None else stage.tone(self.told.seat)
        canvas.fill(tone, Rect(rect.x - 12, rect.y, 2.5, rect.h))


def log_lines(stage: Stage) -> list[Row]:
    """The latest lines, from the top; what has no room is left to the logbook."""
    return stage.kept("log", log_key(stage), lambda: _lines(stage))


def log_key(stage: Stage) -> tuple[object, ...]:
    """What the log looks like depends on that."""
    return (tuple(stage.lines), stage.layout, stage.ui.words, stage.ui.screen.text_size)


def _lines(stage: Stage) -> list[Row]:
    room = stage.layout.log.inset(14, 8).top(42)[1]
    inner, ui = room.left(12)[1], stage.ui
    talls = [ui.tall(told.line, SIZE, inner.w, leading=LEADING) for told in stage.lines]
    first = _first(talls, room.h)
    rows: list[Row] = []
    y = inner.y
    for at in range(first, len(talls)):
        newest, told = at == len(talls) - 1, stage.lines[at]
        colour = colours.BRASS_LIGHT if told.apart else colours.IVORY if newest else TEXT
        rect = Rect(room.x if told.apart else inner.x, y, room.w if told.apart else inner.w, talls[at])
        words = Paragraph(rect, told.line, SIZE, colour, 700 if told.apart else 500, leading=LEADING)
        rows.append(Row(told, words))
        y += talls[at] + GAP
    return rows


def _first(talls: Sequence[float], room: float) -> int:
    """From which line on all have room; the newest always has."""
    left = room
    for at in range(len(talls) - 1, -1, -1):
        left -= talls[at]
        if left < 0:
            return min(at + 1, len(talls) - 1)
        left -= GAP
    return 0


def log_names(stage: Stage, show: Callable[[str], object]) -> list[Name]:
    """Every name in the log, to be looked at."""
    return stage.kept("log names", log_key(stage), lambda: _names(stage, show))


def _names(stage: Stage, show: Callable[[str], object]) -> list[Name]:
    rows, lane = log_lines(stage), stage.layout.log
    return [
        name
        for at, row in enumerate(rows)
        for name in names_in(stage.ui, row.words, f"tqs.log.{len(rows) - at}", show, lane)
    ]
