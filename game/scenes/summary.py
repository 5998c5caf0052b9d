"""What a match that is set up will be: who plays it, and about how long it takes."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.game import Value
from game.scenes.seating import Seating
from game.text.words import Words
from game.ui import palette as colours
from game.ui.controls import Icon, Label, Mark
from game.ui.kit import Ui
from game.ui.place import Rect

ABOUT_MINUTES = 5
"""Nobody can tell the length of a match more exactly."""


def summary_marks(ui: Ui, row: Rect, seating: Seating, values: Mapping[str, Value]) -> list[Mark]:
    """Both beside each other."""
    minutes = seating.game.minutes(values, len(seating))
    about = max(ABOUT_MINUTES, round(minutes / ABOUT_MINUTES) * ABOUT_MINUTES)
    texts = (("people", _players(ui.words, seating)), ("clock", ui.words("setup-minutes", n=about)))
    marks: list[Mark] = []
    for box, (icon, text) in zip(row.cols(2, 16), texts, strict=True):
        cut, rest = box.inset(12, 0).left(34, 14)
        marks += [Icon(cut.centred(34, 34), icon, colours.IVORY_DIM), Label(rest, text, 22, weight=600)]
    return marks


def _players(words: Words, seating: Seating) -> str:
    humans = seating.humans
    bots = len(seating) - humans
    if not humans:
        return words("setup-watch", n=bots)
    return words("setup-count", humans=humans, bots=bots) if bots else words("setup-humans", n=humans)
