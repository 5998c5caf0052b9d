"""The rulebook of the reef in our own words: one page a topic, in the order of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from game.rules.reef.game import Reef
from game.tables.page import Block, Book, Figure, Page, Steps, Words, tip
from game.tables.reef import figures
from game.ui.kit import Ui

INSIDE = 588.0


class ReefBook(Book):
    """Makes the pages; numbers in the sentences are those of the box."""

    aliases: ClassVar[Mapping[str, str]] = {"swim": "turn", "roll": "turn", "oxygen": "breath"}

    def __init__(self, ui: Ui, game: Reef) -> None:
        super().__init__(ui, game)
        shallow, deep = game.content.values.shallow, game.content.values.deep
        self.numbers = {
            "spaces": game.content.spaces,
            "shallow": game.content.shallow,
            "first": game.content.shallow + 1,
            "rounds": int(game.options["rounds"].default),
            "oxygen": int(game.options["oxygen_start"].default),
            "faces": int(game.options["faces"].default),
            "least": game.least_seats,
            "most": game.most_seats,
            "low": min(shallow),
            "middle": max(shallow),
            "from": min(deep),
            "high": max(deep),
        }

    def pages(self) -> list[Page]:
        made: dict[str, Callable[[], list[Block]]] = {
            "goal": self._goal,
            "turn": self._turn,
            "breath": self._breath,
            "landing": self._landing,
            "heading": self._heading,
            "round-end": self._round_end,
            "scoring": self._scoring,
            "options": self._options,
            "table": self._table,
        }
        return [Page(topic, self.say(topic), make()) for topic, make in made.items()]

    # --- the pages
    def _goal(self) -> list[Block]:
        return [
            Words(self.say("goal-first")),
            Figure(figures.WIDE, 330, figures.reef),
            Words(self.say("goal-second")),
            Figure(figures.WIDE, 168, figures.cards),
            self.notes("goal"),
            tip(self.say("goal-tip")),
        ]

    def _turn(self) -> list[Block]:
        example = self.example("turn-example", INSIDE, 258, figures.turn)
        return [Words(self.say("turn-first")), Steps(self.several("turn")), example, tip(self.say("turn-tip"))]

    def _breath(self) -> list[Block]:
        return [Words(self.say("breath-first")), self.notes("breath"), tip(self.say("breath-tip"))]

    def _landing(self) -> list[Block]:
        example = self.example("landing-example", INSIDE, 150, figures.landing)
        return [Words(self.say("landing-first")), example, self.notes("landing")]

    def _heading(self) -> list[Block]:
        words = self.ui.words
        picture = partial(figures.heading, out=words("reef-out"), back=words("reef-back"))
        return [Words(self.say("heading-first")), Figure(figures.WIDE, 160, picture), self.notes("heading")]

    def _round_end(self) -> list[Block]:
        return [Words(self.say("round-end-first")), self.notes("round-end")]

    def _scoring(self) -> list[Block]:
        return [
            Words(self.say("scoring-first")),
            self.example("scoring-example", INSIDE, 230, figures.counting),
            Words(self.say("scoring-second")),
            Figure(figures.WIDE, 84, figures.track),
            self.notes("scoring"),
        ]

    def _options(self) -> list[Block]:
        return [Words(self.say("options-first")), self.notes("options"), tip(self.say("options-tip"))]

    def _table(self) -> list[Block]:
        return [Words(self.say("table-first")), self.notes("table")]
