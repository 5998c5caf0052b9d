"""What the levels look like and may be worth."""

from __future__ import annotations

from game.tables.deep_sea.stage import Stage, worths
from game.ui.paint import Canvas
from game.ui.place import Rect

CHIP = 46.0


def draw_legend(canvas: Canvas, stage: Stage) -> None:
    """A chip and its range for each level, then the empty ring; its words go where there is no room."""
    rect = stage.layout.legend
    canvas.nine("panel_9", rect, 18)
    entries = [(f"deep_sea/chip_l{min(4, level)}_face", stage.worth(level)) for level in sorted(worths())]
    entries.append(("deep_sea/chip_blank", stage.say("empty-ring")))
    widths = [CHIP + 8 + canvas.ui.measure(words, 20, 600) for _, words in entries]
    room = rect.w - 40
    if sum(widths) + 16 * len(widths) > room:
        entries[-1] = (entries[-1][0], "")
        widths[-1] = CHIP
    gap = max(8.0, (room - sum(widths)) / max(1, len(widths) - 1))
    x = rect.x + 22
    for (picture, words), wide in zip(entries, widths, strict=True):
        canvas.sprite(picture, Rect(x, rect.y + 7, CHIP, CHIP))
        if words:
            canvas.text(words, Rect(x + CHIP + 8, rect.y + 12, wide - CHIP, 36), 20, weight=600)
        x += wide + gap
