"""The header of the panel of the turn: the wheel, whose turn it is, and who follows."""

from __future__ import annotations

from collections.abc import Container, Sequence

from game.core.question import Seat
from game.disk.settings import Chair
from game.tables.wheel import draw_wheel
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

HEADERS = (
    (34.0, 1, 2),
    (30.0, 1, 2),
    (27.0, 1, 2),
    (26.0, 2, 2),
    (34.0, 1, 1),
    (27.0, 1, 1),
    (24.0, 2, 1),
    (24.0, 1, 1),
)
"""Size and lines of whose turn it is, and lines of who follows, the best first."""
CLOSE = 1.25
"""Leading of lines that belong together."""
NEXT = 18


def draw_header(
    canvas: Canvas,
    header: Rect,
    people: Sequence[Chair],
    turn: Seat,
    out: Container[Seat],
    title: str,
    told: Sequence[str],
) -> None:
    """``told`` says who follows in fewer and fewer words; the first that has room stands there."""
    draw_wheel(canvas, people, header.x + 66, header.y + header.h / 2 - 2, min(38, header.h * 0.32), turn, out)
    wide = header.w - 156
    size, rows, lines = header_sizes(canvas, title, wide, header.h - 12)
    tall = rows * em(canvas, size)
    room = Rect(header.x + 134, header.y, wide, header.h).centred(wide, tall + lines * em(canvas, NEXT))
    upper, lower = room.top(tall)
    if rows > 1:
        words = breakable(canvas, title, size, wide)
        canvas.paragraph(words, upper, size, colours.IVORY, 700, "head", leading=CLOSE, most_lines=rows)
    else:
        canvas.text(title, upper, size, colours.IVORY, 700, "head")
    fits = (words for words in told if canvas.ui.tall(words, NEXT, lower.w, leading=CLOSE) <= lower.h + 1)
    canvas.paragraph(next(fits, told[-1]), lower, NEXT, colours.IVORY_DIM, leading=CLOSE, most_lines=lines)


def breakable(canvas: Canvas, words: str, size: float, wide: float) -> str:
    """A name that is wider than a line may be broken at its own spaces, so that no word is torn."""
    whole = all(canvas.ui.measure(word, size, 700, face="head") <= wide for word in words.split(" "))
    return words if whole else words.replace("\u00a0", " ")


def em(canvas: Canvas, size: float) -> float:
    """How high a line of that size is, units."""
    return canvas.ui.screen.font(size) * CLOSE / canvas.place.u


def header_sizes(canvas: Canvas, words: str, wide: float, high: float) -> tuple[float, int, int]:
    """Size and lines of the title, and lines of who follows: a long name gets smaller, then a second line."""
    for size, rows, lines in HEADERS:
        fits = rows > 1 or canvas.ui.measure(words, size, 700, face="head") <= wide
        if fits and rows * em(canvas, size) + lines * em(canvas, NEXT) <= high:
            return size, rows, lines
    return HEADERS[-1]
