"""The shape of data/deep_sea/rules.yaml: the box's chips and dice, and the set-up options."""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.core.game import Choice

Positive = Annotated[int, msgspec.Meta(ge=1)]
Values = Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...], msgspec.Meta(min_length=1)]


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many divers may take part (DS-1)."""

    least: Annotated[int, msgspec.Meta(ge=2)]
    most: Annotated[int, msgspec.Meta(le=6)]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice are rolled, each with faces 1 to ``faces`` (DS-1)."""

    count: Positive
    faces: Positive


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set otherwise."""

    dives: Choice
    air: Choice
    first: Choice
    drowned_stacks: Choice


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in rules.yaml; ``chips`` gives for each level the values of its chips (DS-2)."""

    seats: Seats
    dice: Dice
    stack: Positive
    chips: Annotated[dict[Positive, Values], msgspec.Meta(min_length=1)]
    options: Options

    def cards(self, level: int) -> list[str]:
        """The ids of a level's chips, ``level-value#copy``, in data order."""
        values = self.chips[level]
        return [f"{level}-{value}#{values[:at].count(value) + 1}" for at, value in enumerate(values)]


def back(card: str) -> str:
    """What everybody sees of a chip: its level, as ``l3`` (DS-15)."""
    return "l" + card.partition("-")[0]


def level(card: str) -> int:
    """The level of a chip, from its id or its back."""
    return int(card.partition("-")[0].removeprefix("l"))


def value(card: str) -> int:
    """The value of a chip whose face is known. Raises ValueError for a back."""
    return int(card.partition("-")[2].partition("#")[0])
