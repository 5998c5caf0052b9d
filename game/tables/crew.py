"""Who dives, and the words about it: what every table of divers shares."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.question import Seat
from game.disk.saves import Person
from game.tables import seats
from game.ui import palette as colours
from game.ui.kit import Ui
from game.ui.palette import Colour

Point = tuple[float, float]
SUITS = seats.COLOURS[: len(seats.SHAPES)]
"""The colours that have a diver."""


class Crew:
    """The people at the table as divers, and words of the game ``art``, kept until the screen is laid anew."""

    def __init__(self, ui: Ui, people: Sequence[Person], art: str) -> None:
        self.ui, self.people, self.art = ui, people, art
        self._said: dict[tuple[object, ...], str] = {}
        self._divers: tuple[str, ...] | None = None
        self._known: tuple[object, ...] = ()

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

    # --- words
    def say(self, key: str, **inserts: str | int) -> str:
        """Words of this game."""
        found = self._said.get((key, *inserts.values()))
        if found is None:
            found = self._said[(key, *inserts.values())] = self.ui.words(f"{self.art}-{key}", **inserts)
        return found

    def number(self, n: int) -> str:
        """A bare number."""
        found = self._said.get((n,))
        if found is None:
            found = self._said[(n,)] = self.ui.words.number(n)
        return found

    def meet(self, people: Sequence[Person]) -> None:
        """Takes over names, colours and language, which may have changed."""
        if self._known != (people, self.ui.words):
            self._known = (people, self.ui.words)
            self.people = people
            self._said.clear()
            self._divers = None

    @property
    def hints(self) -> bool:
        """Whether newcomers' help is wanted."""
        return bool(getattr(self.ui.settings, "hints", True))


def mixed(a: Point, b: Point, t: float) -> Point:
    """The point ``t`` (0..1) of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
