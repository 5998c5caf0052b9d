"""The rulebook of Lost Cities in our own words: one page a topic, in the order of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from game.rules.lost_cities.facts import DRY, Tariff
from game.rules.lost_cities.game import LostCities
from game.tables.lost_cities import figures
from game.tables.page import Block, Book, Example, Figure, Page, Steps, Words, tip
from game.ui.kit import Ui

EXAMPLES = (
    ("short", "desert", "5 6 7 8 9"),
    ("doubled", "sea", "i 6 7 8 9 10"),
    ("lost", "snow", "i 2"),
    ("only", "volcano", "i i i"),
    ("long", "jungle", "2 3 4 5 6 7 8 9"),
    ("great", "desert", "i i 3 4 5 6 7 8 10"),
    ("most", "sea", "i i i 2 3 4 5 6 7 8 9 10"),
)
"""The worked values of LC-14: a word for each, its region and its cards."""


class LostCitiesBook(Book):
    """Makes the pages; numbers in the sentences are those of the box."""

    aliases: ClassVar[Mapping[str, str]] = {"place": "play", "agree": "long-round", "end_round": "long-round"}

    def __init__(self, ui: Ui, game: LostCities) -> None:
        super().__init__(ui, game)
        content, options = game.content, game.options
        self.regions = content.regions[: int(options["regions"].default)]
        self.tariff = Tariff(int(options["base"].default), int(options["bonus"].default), content.long)
        self.numbers = {
            "rounds": int(options["rounds"].default),
            "regions": len(self.regions),
            "most": len(content.regions),
            "cards": len(content.cards(self.regions)),
            "hand": int(options["hand"].default),
            "low": min(content.numbers),
            "high": max(content.numbers),
            "investments": content.investments,
            "base": self.tariff.base,
            "bonus": self.tariff.bonus,
            "long": content.long,
            "dry": DRY,
        }

    def pages(self) -> list[Page]:
        made: dict[str, Callable[[], list[Block]]] = {
            "goal": self._goal,
            "turn": self._turn,
            "play": self._play,
            "discard": self._discard,
            "draw": self._draw,
            "round-end": self._round_end,
            "scoring": self._scoring,
            "examples": self._examples,
            "long-round": self._long_round,
            "options": self._options,
        }
        return [Page(topic, self.say(topic), make()) for topic, make in made.items()]

    # --- the pages
    def _goal(self) -> list[Block]:
        return [
            Words(self.say("goal-first")),
            Figure(figures.W, 166, partial(figures.lands, regions=self.regions)),
            Words(self.say("goal-second")),
            tip(self.say("goal-tip")),
        ]

    def _turn(self) -> list[Block]:
        play, draw = self.say("turn-play"), self.say("turn-draw")
        picture = Figure(figures.W, 176, partial(figures.turn, play=play, draw=draw))
        return [Words(self.say("turn-first")), picture, Steps(self.several("turn")), tip(self.say("turn-tip"))]

    def _play(self) -> list[Block]:
        example = self.example("play-example", figures.INSIDE, 152, figures.rising)
        return [Words(self.say("play-first")), example, self.notes("play")]

    def _discard(self) -> list[Block]:
        picture = Figure(figures.INSIDE, 150, figures.pile)
        return [Words(self.say("discard-first")), picture, self.notes("discard"), tip(self.say("discard-tip"))]

    def _draw(self) -> list[Block]:
        return [Words(self.say("draw-first")), self.notes("draw")]

    def _round_end(self) -> list[Block]:
        return [Words(self.say("round-end-first")), self.notes("round-end"), tip(self.say("round-end-tip"))]

    def _scoring(self) -> list[Block]:
        return [
            Words(self.say("scoring-first")),
            Steps(self.several("scoring")),
            self._worked(*EXAMPLES[5]),
            tip(self.say("scoring-tip")),
        ]

    def _examples(self) -> list[Block]:
        return [Words(self.say("examples-first")), *(self._worked(*example) for example in EXAMPLES)]

    def _worked(self, key: str, land: str, faces: str) -> Example:
        picture = partial(figures.example, land=land, faces=faces, tariff=self.tariff)
        return self.example(f"worked-{key}", figures.INSIDE, 128, picture)

    def _long_round(self) -> list[Block]:
        return [Words(self.say("long-round-first")), self.notes("long-round")]

    def _options(self) -> list[Block]:
        return [Words(self.say("options-first")), self.notes("options")]
