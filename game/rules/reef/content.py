"""The shape of data/reef/rules.yaml, and how a card's id reads: ``number-value-symbol``, as ``7-3-snail``."""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.core.game import Choice

Values = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1)], ...], msgspec.Meta(min_length=1)]


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many divers may take part (RF-1)."""

    least: Annotated[int, msgspec.Meta(ge=2)]
    most: Annotated[int, msgspec.Meta(le=6)]


class Groups(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of the two groups of cards, the shallow one nearest the submarine (RF-2, RF-3)."""

    shallow: Values
    deep: Values


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set otherwise (RF-18)."""

    rounds: Choice
    oxygen: Choice
    oxygen_start: Choice
    dice: Choice
    faces: Choice
    first: Choice


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in rules.yaml; the track has as many spaces as there are cards."""

    seats: Seats
    values: Groups
    symbols: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    options: Options

    @property
    def shallow(self) -> int:
        """How many spaces, from the submarine, are shallow."""
        return len(self.values.shallow)

    @property
    def spaces(self) -> int:
        """How many spaces the track has."""
        return len(self.values.shallow) + len(self.values.deep)

    def card(self, number: int, value: int) -> str:
        """The card with that number on its back and that value on its face."""
        return f"{number}-{value}-{self.symbols[(number - 1) % len(self.symbols)]}"


def number(card: str) -> int:
    """The number on a card's back; it only tells shallow from deep."""
    return int(card.partition("-")[0])


def value(card: str) -> int:
    """What a card scores. Raises ValueError for a back."""
    return int(card.split("-")[1])


def symbol(card: str) -> str:
    """The symbol on a card's face."""
    return card.split("-")[2]
