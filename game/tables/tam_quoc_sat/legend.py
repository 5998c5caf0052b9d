"""What the hexagons on the seats mean, shown while targets are chosen."""

from __future__ import annotations

from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

SIZE, HEAD = 17.0, 18.0
LINE = 36.0
TITLE = colours.hexed("#F3D27E")


def draw_legend(canvas: Canvas, stage: Stage) -> None:
    """The near seat's range, and how distances within it and beyond it look; at the end of the middle."""
    ui, reach = stage.ui, stage.asked.reach
    if not reach or stage.now.dead(stage.near):
        return
    title = stage.say("range-yours" if stage.asked.ranged else "range-reach", n=reach)
    lines = [("tokens/dist_in", stage.say("range-in")), ("tokens/dist_out", stage.say("range-out"))]
    per = ui.screen.u / canvas.place.u
    wide = 76 + per * max(ui.measure(title, HEAD, 700), *(ui.measure(words, SIZE) for _, words in lines))
    area = stage.layout.middle
    box = Rect(area.right_edge - wide - 16, area.bottom_edge - 3 * LINE - 96 * stage.layout.k, wide, 3 * LINE + 16)
    canvas.box(box, (12, 22, 27, 225), 12, (*colours.BRASS[:3], 110), 1.5)
    rows = box.inset(14, 8).rows(3)
    _line(canvas, stage, "emblems/kylin_bow", title, rows[0], HEAD, head=True)
    for (name, words), row in zip(lines, rows[1:], strict=True):
        _line(canvas, stage, name, words, row, SIZE)


def _line(canvas: Canvas, stage: Stage, name: str, words: str, row: Rect, size: float, *, head: bool = False) -> None:
    rtl = stage.ui.words.rtl
    picture, rest = row.right(34, 8) if rtl else row.left(34, 8)
    canvas.sprite(f"{ART}/{name}", picture.centred(30, 30))
    tone, weight = (TITLE, 700) if head else (colours.IVORY, 500)
    canvas.text(words, rest, size, tone, weight, align="end" if rtl else "start")
