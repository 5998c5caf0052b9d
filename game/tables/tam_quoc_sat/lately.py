"""The log beside the table: what happened lately, the newest on top."""

from __future__ import annotations

from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas

TEXT = colours.hexed("#D8D0BC")
SIZE, LEADING = 17.0, 1.36


def draw_log(canvas: Canvas, stage: Stage) -> None:
    """As many lines as there is room for."""
    panel = stage.layout.log
    canvas.box(panel, (15, 27, 33, 190), 12, (217, 164, 65, 90), 1.5)
    title, rest = panel.inset(14, 8).top(30, 6)
    canvas.text(stage.say("log"), title, 20, colours.hexed("#F3D27E"), 700, "head")
    canvas.fill((217, 164, 65, 100), rest.top(1)[0].move(0, -3))
    y = rest.y + 4
    for at, (line, seat) in enumerate(reversed(stage.lines)):
        box = rest.left(12)[1]
        tall = canvas.ui.tall(line, SIZE, box.w, leading=LEADING)
        if y + tall > rest.bottom_edge:
            return
        tone = colours.BRASS if seat is None else stage.tone(seat)
        canvas.fill(tone, rest.left(2.5)[0].move(0, y - rest.y).top(tall)[0])
        place = type(box)(box.x, y, box.w, tall)
        canvas.paragraph(line, place, SIZE, TEXT if at else colours.IVORY, leading=LEADING)
        y += tall + 9
