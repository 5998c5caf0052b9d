"""What happened while somebody did not look: as much of it as has room, what matters most first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.tables.board import Glimpse, Line
from game.ui import palette as colours
from game.ui.controls import Label, Mark, Panel
from game.ui.controls.node import Look
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.place import Rect

HEAD, PITCH = 28.0, 26.0
GLIMPSE = 1.1
"""How wide the picture beside the lines is, for its height."""


def worth_telling(lines: Sequence[Line], most: int) -> tuple[list[Line], int]:
    """The lines that are told where ``most`` have room, the heaviest first; and how many more there are.

    Of lines that weigh the same the latest are told, in the order in which things happened.
    """
    room = most if len(lines) <= most else most - 1
    order = sorted(range(len(lines)), key=lambda at: (-lines[at].weight, -at))[: max(0, room)]
    told = sorted(order, key=lambda at: (-lines[at].weight, at))
    return [lines[at] for at in told], len(lines) - len(told)


def recap_marks(ui: Ui, box: Rect, lines: Sequence[Line]) -> list[Mark]:
    """The panel with what just happened; nothing if nothing did."""
    if not lines:
        return []
    inside = box.inset(18, 14)
    pitch = PITCH * max(1.0, ui.screen.text_size)
    told, more = worth_telling(lines, max(1, int((inside.h - HEAD) / pitch)))
    glimpses = [line.glimpse for line in told if line.glimpse]
    picture, inside = inside.left(GLIMPSE * min(inside.h, 100), 20) if glimpses else inside.left(0, 6)
    head, rest = inside.top(HEAD)
    said = [(line.text, colours.IVORY) for line in told]
    said += [(ui.words("curtain-more", n=more), colours.MUTE)] if more else []
    return [
        Panel(box, corner=24),
        *(Glimpsed(picture, glimpse) for glimpse in glimpses[-1:]),
        Label(head, ui.words("curtain-recap"), 18, colours.MUTE, 600),
        *(
            Label(Rect(rest.x, rest.y + pitch * at, rest.w, pitch), words, 20, colour)
            for at, (words, colour) in enumerate(said)
        ),
    ]


@dataclass(eq=False)
class Glimpsed(Mark):
    """A small picture of what happened, as the table draws it."""

    glimpse: Glimpse

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.glimpse(canvas, self.rect)
