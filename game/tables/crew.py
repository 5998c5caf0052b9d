"""Who dives, and the words about it: what every table of divers shares."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.question import Seat
from game.disk.saves import Person
from game.tables import seats
from game.tables.phrases import Phrases
from game.ui import palette as colours
from game.ui.kit import Ui
from game.ui.palette import Colour

Point = tuple[float, float]
SUITS = seats.COLOURS[: len(seats.SHAPES)]
"""The colours that have a diver."""


class Crew(Phrases):
    """The people at the table as divers, and words of the game ``art``."""

    def __init__(self, ui: Ui, people: Sequence[Person], art: str) -> None:
        super().__init__(ui, art)
        self.people = people
        self._divers: tuple[str, ...] | None = None

    # --- who
    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.people[seat].name

    def colour(self, seat: Seat) -> str:
        """The colour of a seat; its place in the order of colours if it has none."""
        return seats.COLOURS[seats.hue(self.people, seat)]

    def tone(self, seat: Seat) -> Colour:
        """The colour of a seat's name on dark ground."""
        return colours.TONES[seats.hue(self.people, seat)]

    def diver(self, seat: Seat) -> str:
        """The picture of a diver; who has a colour without one gets one that nobody else has."""
        if self._divers is None:
            chosen = [self.colour(other) for other in range(len(self.people))]
            spare = [colour for colour in SUITS if colour not in chosen]
            found = [colour if colour in SUITS else spare.pop(0) for colour in chosen]
            self._divers = tuple(f"deep_sea/diver_{SUITS.index(colour) + 1}_{colour}" for colour in found)
        return self._divers[seat]

    def meet(self, people: Sequence[Person]) -> None:
        """Takes over names and colours, which may have changed."""
        if self.people != people:
            self.people = people
            self._divers = None

    @property
    def hints(self) -> bool:
        """Whether newcomers' help is wanted."""
        return bool(getattr(self.ui.settings, "hints", True))


def mixed(a: Point, b: Point, t: float) -> Point:
    """The point ``t`` (0..1) of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
