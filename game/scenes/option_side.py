"""The far side of the set-up: the rule sets of the box, what is worth knowing, and the options row by row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.game import Game, Value
from game.scenes.option_rows import OptionRows
from game.scenes.rule_sets import advice_marks, height, rule_cards
from game.scenes.seating import Seating
from game.tables import advice, box_of, rule_sets
from game.ui.controls import Label, Mark, Panel, Scroll
from game.ui.kit import Ui
from game.ui.place import Rect

BAR = 18
"""Room for the bar of what has to be scrolled."""


@dataclass
class OptionSide:
    """``put`` changes options, ``play_by`` the rule set, ``put_undo`` whether undo is generous."""

    ui: Ui
    games: Mapping[str, Game]
    seating: Seating
    values: Mapping[str, Value]
    free_undo: bool
    put: Callable[[Mapping[str, Value]], object]
    play_by: Callable[[str], object]
    put_undo: Callable[[bool], None]

    @property
    def game(self) -> str:
        """The rule set being set up."""
        return self.seating.game.id

    def build(self, area: Rect) -> list[Mark]:
        """Everything, laid out in ``area``."""
        sets, area = self._rule_sets(area)
        head, rest = area.top(40, 8)
        wide = rest.w - 60
        marks, whole = self._rows(wide)
        if whole > rest.h - 32:
            marks, whole = self._rows(wide - BAR)
        panel = rest.top(min(rest.h, whole + 32))[0]
        window = panel.inset(30, 16)
        for mark in marks:
            mark.rect = mark.rect.move(window.x, window.y)
        return [
            *sets,
            Label(head, self.ui.words("setup-options"), 30, weight=700, face="head"),
            Panel(panel, "rest", 24),
            Scroll(window.inset(-10, 0), "setup.options", children=marks, height=whole),
        ]

    def _rows(self, w: float) -> tuple[list[Mark], float]:
        """The advice and the options from (0, 0) down, and their height."""
        words, told, high = self.ui.words, *self._advice(w)
        rows = OptionRows(self.ui, self.seating, self.values, self._put)
        undo = ("setup.undo", words("setup-undo"), words("setup-undo.about"), self.free_undo, self.put_undo)
        marks = rows.build(w, [undo])
        for mark in marks:
            mark.rect = mark.rect.move(0, high)
        return [*told, *marks], rows.height(1) + high

    def _put(self, name: str, value: Value) -> None:
        self.put({name: value})

    def _rule_sets(self, area: Rect) -> tuple[list[Mark], Rect]:
        """The rules to choose from, if there are several in the box, and what is left of the area."""
        found = rule_sets(box_of(self.game), self.games)
        if len(found) < 2:
            return [], area
        head, rest = area.top(40, 8)
        row, rest = rest.top(height(rest.h), 24)
        title = Label(head, self.ui.words("setup-rule-sets"), 30, weight=700, face="head")
        return [title, *rule_cards(self.ui, row, found, self.game, self.play_by)], rest

    def _advice(self, w: float) -> tuple[list[Mark], float]:
        """What is worth knowing about the options as they are, and how much room it takes."""
        found = advice(self.game, self.values)
        if found is None:
            return [], 0.0
        marks, high = advice_marks(self.ui, w, found, self.put)
        return marks, high + 14
