"""The shape of data/deep_sea/rules.yaml: the box's chips and dice, and the set-up options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from game.core.game import Choice

MOST_CHIPS = 500
Level = Annotated[int, msgspec.Meta(ge=1, le=99)]
Chip = Annotated[int, msgspec.Meta(ge=0, le=999)]
Values = Annotated[tuple[Chip, ...], msgspec.Meta(min_length=1)]
Number = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many divers may take part (DS-1)."""

    least: Annotated[int, msgspec.Meta(ge=2)]
    most: Annotated[int, msgspec.Meta(le=6)]

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError(f"at least {self.least} and at most {self.most} is nobody")


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice are rolled, each with faces 1 to ``faces`` (DS-1); there are pictures of three faces."""

    count: Annotated[int, msgspec.Meta(ge=1, le=4)]
    faces: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that a table may set: from ``low`` to ``high`` by ``step``."""

    default: Number
    low: Number
    high: Number
    step: Number = 1

    def __post_init__(self) -> None:
        if not self.low <= self.default <= self.high:
            raise ValueError(f"the default {self.default} is not from {self.low} to {self.high}")

    @property
    def choice(self) -> Choice:
        """The same as the frame sees it."""
        return Choice(self.default, self.low, self.high, self.step)


class First(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who begins: drawn, or a seat (DS-5)."""

    default: Literal["random"]
    words: tuple[Literal["random"]]
    seat: bool

    @property
    def choice(self) -> Choice:
        """The same as the frame sees it."""
        return Choice(self.default, words=self.words, seat=self.seat)


class Drowned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of stacks that sink (DS-18)."""

    default: Literal["split", "whole"]
    words: tuple[Literal["split", "whole"], ...]

    def __post_init__(self) -> None:
        if self.default not in self.words:
            raise ValueError(f"the default {self.default!r} is not among its words")

    @property
    def choice(self) -> Choice:
        """The same as the frame sees it."""
        return Choice(self.default, words=self.words)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set otherwise."""

    dives: Amount
    air: Amount
    first: First
    drowned_stacks: Drowned


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in rules.yaml; ``chips`` gives for each level the values of its chips (DS-2)."""

    seats: Seats
    dice: Dice
    stack: Number
    chips: Annotated[dict[Level, Values], msgspec.Meta(min_length=1)]
    options: Options

    def __post_init__(self) -> None:
        if (count := sum(map(len, self.chips.values()))) > MOST_CHIPS:
            raise ValueError(f"{count} chips are too many; at most {MOST_CHIPS} can be laid out")

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
