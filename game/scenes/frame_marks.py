"""What stands round a board whatever is done with it: the name of the game, the last line of the log, the status."""

from __future__ import annotations

from game.ui import palette as colours
from game.ui.controls import Box, Icon, Label, Mark, Panel, Pill
from game.ui.kit import Ui
from game.ui.palette import Colour
from game.ui.place import Rect


def two_lines(ui: Ui, box: Rect) -> tuple[Rect, Rect, float]:
    """Room for a line of 24 over one of 18, and by how much both must shrink where large text has no room."""
    high, low = ui.em(24) * 1.2, ui.em(18) * 1.2
    k = min(1.0, box.h / (high + low))
    upper, lower = box.centred(box.w, (high + low) * k).top(high * k)
    return upper, lower, k


def title(ui: Ui, panel: Rect, upper: str, lower: str, colour: Colour) -> list[Mark]:
    """The name of the game over a second line."""
    high, low, k = two_lines(ui, panel.inset(24, 5))
    return [
        Panel(panel, corner=20),
        Label(high, upper, 24 * k, colours.IVORY, 700, "head"),
        Label(low, lower, 18 * k, colour),
    ]


def last_line(box: Rect, text: str) -> list[Mark]:
    """What the log said last."""
    icon, rest = box.inset(20, 0).left(28, 10)
    return [
        Box(box, colours.WELL, 26, colours.BRASS, 2),
        Icon(icon.centred(28, 28), "log", colours.IVORY_DIM),
        Label(rest, text, 18),
    ]


def status_wide(ui: Ui, text: str) -> float:
    """How wide the pill of that status is."""
    return ui.measure(text, 20, 600) + 44


def status_pill(rect: Rect, text: str) -> Mark:
    """Where the match stands."""
    return Pill(rect.inset(0, 5), text, size=20, fill=colours.WELL, edge=colours.BRASS, weight=600)
