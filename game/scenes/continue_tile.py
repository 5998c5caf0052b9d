"""The jade tile of the match that waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ui.controls import Button, Look
from game.ui.controls.button import LIP, NOTE, NOTE_SIZE, SINKS, TEXT, face
from game.ui.paint import Canvas
from game.ui.place import Rect


@dataclass(eq=False)
class ContinueTile(Button):
    """What to do in large letters, below it which match and who plays."""

    lines: Sequence[str] = field(default=(), kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect, colour = self.rect, TEXT["jade"]
        face(canvas, rect, "jade", look, 26)
        inside = Rect(rect.x + 24, rect.y + (SINKS if look.pressed else 0), rect.w - 48, rect.h - LIP)
        cut, rest = inside.left(36, 18)
        canvas.icon("play", cut.centred(36, 36), colour)
        ts = canvas.ui.screen.text_size
        high, low = 34 * ts, 26 * ts
        stack = rest.centred(rest.w, high + low * len(self.lines))
        top, stack = stack.top(high)
        canvas.text(self.label, top, 26, colour, 700)
        for line, row in zip(self.lines, stack.rows(len(self.lines)), strict=True):
            canvas.text(line, row, NOTE_SIZE, NOTE["jade"])
