"""The games. To add one: a package beside these, and its line in ``furnish``."""

from __future__ import annotations

from typing import Protocol, TypeVar

from game.core.game import Game
from game.rules.deep_sea.content import Content as DeepSeaContent
from game.rules.deep_sea.game import DeepSea
from game.rules.lost_cities.content import Content as LostCitiesContent
from game.rules.lost_cities.game import LostCities
from game.rules.reef.content import Content as ReefContent
from game.rules.reef.game import Reef

T = TypeVar("T")

FILES: dict[str, type] = {
    "deep_sea/rules.yaml": DeepSeaContent,
    "reef/rules.yaml": ReefContent,
    "lost_cities/rules.yaml": LostCitiesContent,
}
"""Every data file that the games read, with its shape."""

GAMES: dict[str, Game] = {}
"""The games by id, in the order in which they are shown; empty until ``furnish`` has read their data."""


class Read(Protocol):
    """Reads a file of the content folders, such as ``deep_sea/rules.yaml``, as a shape."""

    def __call__(self, file: str, shape: type[T], /) -> T: ...


def furnish(read: Read) -> None:
    """Fills ``GAMES`` from their data, anew each time. Raises what ``read`` raises."""
    games: tuple[Game, ...] = (
        DeepSea(read("deep_sea/rules.yaml", DeepSeaContent)),
        Reef(read("reef/rules.yaml", ReefContent)),
        LostCities(read("lost_cities/rules.yaml", LostCitiesContent)),
    )
    GAMES.clear()
    GAMES.update({game.id: game for game in games})
