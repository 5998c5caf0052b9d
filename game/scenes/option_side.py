"""The far side of the set-up: the rule sets of the box, what is worth knowing, and the options row by row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.game import Game, Value
from game.scenes.option_rows import ROOMY, SLIM, Measure, OptionRows
from game.scenes.presets import ROW, heading_mark, preset_row
from game.scenes.rule_sets import LEAST, advice_marks, height, rule_cards
from game.scenes.seating import Seating
from game.tables import advice, box_of, rule_sets
from game.ui.controls import Label, Mark, Panel, Scroll
from game.ui.kit import Ui
from game.ui.place import Rect

HEAD = 40.0
EDGE = (30.0, 16.0)
"""What the panel keeps clear at its sides, and above and below."""
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
        sets, below = self._rule_sets(area, height(area.h))
        marks, whole = self._fitting(below)
        if sets and whole > self._room(below):
            sets, below = self._rule_sets(area, LEAST)
            marks, whole = self._fitting(below)
            left = max(0.0, self._room(below) - whole)
            sets, below = self._rule_sets(area, min(height(area.h), LEAST + left))
        head, rest = below.top(HEAD, 8)
        presets, rest = self._presets(rest)
        panel = rest.top(min(rest.h, whole + 2 * EDGE[1]))[0]
        window = panel.inset(*EDGE)
        for mark in marks:
            mark.rect = mark.rect.move(window.x, window.y)
        return [
            *sets,
            Label(head, self.ui.words("setup-options"), 30, weight=700, face="head"),
            *heading_mark(self.ui, head, self.seating.game, self.values),
            *presets,
            Panel(panel, "rest", 24),
            Scroll(window.inset(-10, 0), "setup.options", children=marks, height=whole),
        ]

    def _presets(self, area: Rect) -> tuple[list[Mark], Rect]:
        """The set-ups with a name, if the game has any, and what is left of the area."""
        game = self.seating.game
        if not game.presets:
            return [], area
        row, rest = area.top(ROW, 10)
        return preset_row(self.ui, row, game, self.values, self.put), rest

    def _room(self, area: Rect) -> float:
        """How high the options may be without being scrolled."""
        return area.h - HEAD - 8 - (ROW + 10 if self.seating.game.presets else 0) - 2 * EDGE[1]

    def _fitting(self, area: Rect) -> tuple[list[Mark], float]:
        """Everything that is scrolled: closer together, and beside a bar, where it would be too high."""
        wide, room = area.w - 2 * EDGE[0], self._room(area)
        for measure in (ROOMY, SLIM):
            marks, whole = self._rows(wide, measure)
            if whole <= room:
                return marks, whole
        return self._rows(wide - BAR, SLIM)

    def _rows(self, w: float, measure: Measure) -> tuple[list[Mark], float]:
        """The advice and the options from (0, 0) down, and their height."""
        words, told, high = self.ui.words, *self._advice(w)
        rows = OptionRows(self.ui, self.seating, self.values, self._put, measure)
        undo = ("setup.undo", words("setup-undo"), words("setup-undo.about"), self.free_undo, self.put_undo)
        marks, whole = rows.build(w, [undo])
        for mark in marks:
            mark.rect = mark.rect.move(0, high)
        return [*told, *marks], whole + high

    def _put(self, name: str, value: Value) -> None:
        self.put({name: value})

    def _rule_sets(self, area: Rect, high: float) -> tuple[list[Mark], Rect]:
        """The rules to choose from, if there are several in the box, and what is left of the area."""
        found = rule_sets(box_of(self.game), self.games)
        if len(found) < 2:
            return [], area
        head, rest = area.top(HEAD, 8)
        row, rest = rest.top(high, 24)
        title = Label(head, self.ui.words("setup-rule-sets"), 30, weight=700, face="head")
        return [title, *rule_cards(self.ui, row, found, self.game, self.play_by)], rest

    def _advice(self, w: float) -> tuple[list[Mark], float]:
        """What is worth knowing about the options as they are, and how much room it takes."""
        found = advice(self.game, self.values, len(self.seating))
        if found is None:
            return [], 0.0
        marks, high = advice_marks(self.ui, w, found, self.put)
        return marks, high + 14
