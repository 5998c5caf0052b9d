"""The rulebook of Deep Sea Adventure in our own words: one page a topic, in the order of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from game.rules.deep_sea.game import DeepSea
from game.tables.deep_sea import figures
from game.tables.page import Block, Book, Figure, Page, Steps, Words, tip
from game.ui.kit import Ui

INSIDE = 588.0


class DeepSeaBook(Book):
    """Makes the pages; numbers in the sentences are those of the box."""

    aliases: ClassVar[Mapping[str, str]] = {
        "item": "search", "stack": "drowned", "air": "breathe", "roll": "swim", "dive_end": "dive-end",
    }  # fmt: skip

    def __init__(self, ui: Ui, game: DeepSea) -> None:
        super().__init__(ui, game)
        self.worth = [(min(values), max(values)) for _, values in sorted(game.content.chips.items())]
        self.numbers = {
            "dives": int(game.options["dives"].default),
            "air": int(game.options["air"].default),
            "stack": game.content.stack,
            "faces": game.content.dice.faces,
            "least": game.least_seats,
            "most": game.most_seats,
            "top": max(game.content.chips),
        }

    def pages(self) -> list[Page]:
        made: dict[str, Callable[[], list[Block]]] = {
            "goal": self._goal,
            "turn": self._turn,
            "breathe": self._breathe,
            "heading": self._heading,
            "swim": self._swim,
            "search": self._search,
            "dive-end": self._dive_end,
            "drowned": self._drowned,
            "scoring": self._scoring,
            "table": self._table,
        }
        return [Page(topic, self.say(topic), make()) for topic, make in made.items()]

    # --- the pages
    def _goal(self) -> list[Block]:
        ring = self.ui.words("deep_sea-empty-ring")
        levels = partial(figures.levels, worth=self.worth, ring=ring)
        return [
            Words(self.say("goal-first")),
            Figure(figures.W, 300, figures.sea),
            Words(self.say("goal-second")),
            Figure(figures.W, 130, levels),
            tip(self.say("goal-tip")),
        ]

    def _turn(self) -> list[Block]:
        picture = Figure(figures.W, 150, figures.turn)
        return [Words(self.say("turn-first")), picture, Steps(self.several("turn")), tip(self.say("turn-tip"))]

    def _breathe(self) -> list[Block]:
        example = self.example("breathe-example", INSIDE, 140, figures.breath)
        return [Words(self.say("breathe-first")), example, self.notes("breathe"), tip(self.say("breathe-tip"))]

    def _heading(self) -> list[Block]:
        words = self.ui.words
        picture = partial(figures.heading, down=words("deep_sea-keep-diving"), up=words("deep_sea-turn-back"))
        return [Words(self.say("heading-first")), Figure(figures.W, 172, picture), self.notes("heading")]

    def _swim(self) -> list[Block]:
        example = self.example("swim-example", INSIDE, 262, figures.swim)
        return [Words(self.say("swim-first")), example, self.notes("swim")]

    def _search(self) -> list[Block]:
        words = self.ui.words
        take, drop, leave = (words(f"deep_sea-{key}") for key in ("take", "drop", "leave"))
        picture = partial(figures.search, take=take, drop=drop, leave=leave)
        return [
            Words(self.say("search-first")),
            Figure(figures.W, 190, picture),
            self.notes("search"),
            tip(self.say("search-tip")),
        ]

    def _dive_end(self) -> list[Block]:
        steps = self.several("dive-end")
        return [
            Words(self.say("dive-end-first")),
            Steps(steps[:3]),
            Figure(INSIDE, 166, figures.closing),
            Steps(steps[3:], first=4),
        ]

    def _drowned(self) -> list[Block]:
        example = self.example("drowned-example", INSIDE, 326, figures.drowned)
        return [Words(self.say("drowned-first")), example, self.notes("drowned")]

    def _scoring(self) -> list[Block]:
        return [
            Words(self.say("scoring-first")),
            Figure(INSIDE, 132, figures.counting),
            Words(self.say("scoring-second")),
            self.example("scoring-example", INSIDE, 152, figures.tie),
            self.notes("scoring"),
        ]

    def _table(self) -> list[Block]:
        return [Words(self.say("table-first")), self.notes("table")]
