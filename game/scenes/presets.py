"""Set-ups with a name: a row of them to choose from, and which of them the options are just now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.game import Game, Value
from game.ui import palette as colours
from game.ui.controls import Choice, Icon, Label, Mark, Segmented
from game.ui.kit import Ui
from game.ui.place import Rect

ROW = 56.0
"""How high the row is."""
TICK = 46.0
"""What a chosen cell needs beside its words."""


def present(game: Game, values: Mapping[str, Value]) -> str:
    """The preset that the options are, "" for a choice of one's own."""
    for name in game.presets:
        if all(_same(values[key], value) for key, value in game.preset(name).items()):
            return name
    return ""


def _same(one: Value, other: Value) -> bool:
    """Several words are the same in any order."""
    if isinstance(one, str) and isinstance(other, str):
        return set(one.split(",")) == set(other.split(","))
    return one == other


def heading_mark(ui: Ui, line: Rect, game: Game, values: Mapping[str, Value]) -> list[Mark]:
    """At the end of the heading: that the options are nobody's but this table's."""
    if not game.presets or present(game, values):
        return []
    words = ui.words("setup-own-choice")
    wide = min(line.w, ui.measure(words, 20, 600) + 2)
    text, rest = line.right(wide, 8)
    return [
        Icon(rest.right(24)[0].centred(24, 24), "check", colours.BRASS_LIGHT),
        Label(text, words, 20, colours.BRASS_LIGHT, 600),
    ]


def preset_row(
    ui: Ui, row: Rect, game: Game, values: Mapping[str, Value], put: Callable[[Mapping[str, Value]], object]
) -> list[Mark]:
    """A cell for each preset; none is chosen where the options are another set-up."""
    words = ui.words
    names = [words(f"{game.id}-preset-{name}") for name in game.presets]
    choices = [
        Choice(name, label, tip=words(f"{game.id}-preset-{name}.about"))
        for name, label in zip(game.presets, names, strict=True)
    ]
    needs = [ui.measure(name, 20, 700) + TICK for name in names]
    chosen = present(game, values)
    return [Segmented(row, "setup.preset", choices, chosen, lambda name: put(game.preset(name)), needs=needs)]
