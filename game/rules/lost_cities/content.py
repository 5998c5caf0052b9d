"""The shape of data/lost_cities/rules.yaml, and how a card's id reads: ``sea-7``, ``sea-i#2``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated

import msgspec

from game.core.game import Choice

Region = str
Positive = Annotated[int, msgspec.Meta(ge=1)]
INVESTMENT = "i"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set otherwise (LC-15)."""

    rounds: Choice
    regions: Choice
    hand: Choice
    base: Choice
    bonus: Choice
    bonus_counts_investments: Choice
    fan_discards: Choice
    first: Choice


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in rules.yaml; ``long`` is how many cards make an expedition a long one (LC-1, LC-12)."""

    regions: Annotated[tuple[Region, ...], msgspec.Meta(min_length=1)]
    numbers: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1)], ...], msgspec.Meta(min_length=1)]
    investments: Annotated[int, msgspec.Meta(ge=0)]
    long: Positive
    options: Options

    def cards(self, regions: Sequence[Region]) -> list[str]:
        """The cards of these regions in data order, the investments of a region first."""
        wagers = [f"{INVESTMENT}#{copy}" for copy in range(1, self.investments + 1)]
        return [f"{region}-{face}" for region in regions for face in (*wagers, *self.numbers)]


@cache
def region(card: str) -> Region:
    """The region of a card."""
    return card.partition("-")[0]


@cache
def value(card: str) -> int:
    """The number on a card, 0 for an investment."""
    face = card.partition("-")[2]
    return 0 if face.startswith(INVESTMENT) else int(face)


def name(card: str) -> str:
    """A card as people write it, without the copy: ``sea-i``."""
    return card.partition("#")[0]
