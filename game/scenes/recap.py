"""What happened while somebody did not look: as much of it as has room, what matters most first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.tables.board import Glimpse, Line
from game.ui import palette as colours
from game.ui.controls import Label, Mark, Panel, Paragraph
from game.ui.controls.node import Look
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.place import Rect

HEAD, SIZE, LEADING = 26.0, 20.0, 1.26
MOST_ROWS = 2
"""How many rows one line may take."""
GLIMPSE = 110.0
"""How wide the picture beside the lines is."""


def worth_telling(
    lines: Sequence[Line], tall: Callable[[Line], float], room: float, last: float
) -> tuple[list[Line], int]:
    """The lines that have room, the heaviest first, and how many more there are; to say that takes ``last``.

    Of lines that weigh the same the latest are told, in the order in which things happened.
    """
    told: list[int] = []
    for at in sorted(range(len(lines)), key=lambda at: (-lines[at].weight, -at)):
        room -= tall(lines[at])
        if room < (last if len(told) + 1 < len(lines) else 0):
            break
        told.append(at)
    told.sort(key=lambda at: (-lines[at].weight, at))
    return [lines[at] for at in told], len(lines) - len(told)


def recap_marks(ui: Ui, box: Rect, lines: Sequence[Line]) -> list[Mark]:
    """The panel with what just happened; nothing if nothing did."""
    if not lines:
        return []
    inside = box.inset(18, 12)
    pictured = any(line.glimpse for line in lines)
    picture, inside = inside.left(GLIMPSE, 20) if pictured else inside.left(0, 6)
    head, rest = inside.top(HEAD)

    pitch = ui.tall("…", SIZE, rest.w, leading=LEADING)

    def tall(line: Line) -> float:
        return min(MOST_ROWS * pitch, ui.tall(line.rich, SIZE, rest.w, leading=LEADING))

    told, more = worth_telling(lines, tall, rest.h, pitch)
    marks: list[Mark] = [Panel(box, corner=24), Label(head, ui.words("curtain-recap"), 18, colours.MUTE, 600)]
    glimpse = next((line.glimpse for line in reversed(told) if line.glimpse), None)
    marks += [Glimpsed(picture.centred(GLIMPSE, min(GLIMPSE / 1.1, picture.h)), glimpse)] if glimpse else []
    for line in told:
        row, rest = rest.top(tall(line))
        marks.append(Paragraph(row, line.rich, SIZE, colours.IVORY, leading=LEADING, most_lines=MOST_ROWS))
    if more:
        marks.append(Label(rest.top(pitch)[0], ui.words("curtain-more", n=more), SIZE, colours.MUTE))
    return marks


@dataclass(eq=False)
class Glimpsed(Mark):
    """A small picture of what happened, as the table draws it."""

    glimpse: Glimpse

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.glimpse(canvas, self.rect)
