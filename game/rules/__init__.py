"""The games. To add one: a package beside these, and its line in ``furnish``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from game.core.game import BadStart, Game, Presets, Value
from game.rules.deep_sea.content import Content as DeepSeaContent
from game.rules.deep_sea.game import DeepSea
from game.rules.lost_cities.content import Content as LostCitiesContent
from game.rules.lost_cities.game import LostCities
from game.rules.reef.content import Content as ReefContent
from game.rules.reef.game import Reef
from game.rules.tam_quoc_sat import content as war
from game.rules.tam_quoc_sat.game import TamQuocSat

T = TypeVar("T")

FILES: dict[str, type] = {
    "deep_sea/rules.yaml": DeepSeaContent,
    "reef/rules.yaml": ReefContent,
    "lost_cities/rules.yaml": LostCitiesContent,
    "tam_quoc_sat/kinds.yaml": war.KindsData,
    "tam_quoc_sat/cards.yaml": war.CardsData,
    "tam_quoc_sat/generals.yaml": war.GeneralsData,
    "tam_quoc_sat/skills.yaml": war.SkillsData,
    "tam_quoc_sat/roles.yaml": war.RolesData,
    "tam_quoc_sat/options.yaml": war.OptionsData,
    "deep_sea/presets.yaml": Presets,
    "reef/presets.yaml": Presets,
    "lost_cities/presets.yaml": Presets,
    "tam_quoc_sat/presets.yaml": Presets,
}
"""Every data file that the games read, with its shape."""

GAMES: dict[str, Game] = {}
"""The games by id, in the order in which they are shown; empty until ``furnish`` has read their data."""


class Read(Protocol):
    """Reads a file of the content folders, such as ``deep_sea/rules.yaml``, as a shape.

    Of every folder that has it, ours first: most files of a later folder stand for the earlier ones, some add to them.
    """

    def __call__(self, file: str, shape: type[T], /) -> Sequence[T]: ...


def furnish(read: Read) -> None:
    """Fills ``GAMES`` from their data, anew each time. Raises what ``read`` raises."""
    games: tuple[Game, ...] = (
        DeepSea(read("deep_sea/rules.yaml", DeepSeaContent)[-1]),
        Reef(read("reef/rules.yaml", ReefContent)[-1]),
        LostCities(read("lost_cities/rules.yaml", LostCitiesContent)[-1]),
        TamQuocSat(
            war.joined(
                read("tam_quoc_sat/kinds.yaml", war.KindsData),
                read("tam_quoc_sat/cards.yaml", war.CardsData),
                read("tam_quoc_sat/generals.yaml", war.GeneralsData),
                read("tam_quoc_sat/skills.yaml", war.SkillsData)[-1],
                read("tam_quoc_sat/roles.yaml", war.RolesData)[-1],
                read("tam_quoc_sat/options.yaml", war.OptionsData)[-1],
            )
        ),
    )
    for game in games:
        game.presets = _fitting(game, read(f"{game.id}/presets.yaml", Presets)[-1])
    GAMES.clear()
    GAMES.update({game.id: game for game in games})


def _fitting(game: Game, data: Presets) -> Mapping[str, Mapping[str, Value]]:
    """The presets that the options of a game allow; a pack may have narrowed those."""
    return {name: options for name, options in data.presets.items() if not misfit(game, options)}


def misfit(game: Game, options: Mapping[str, Value]) -> str:
    """What in a preset its game does not allow, in one sentence; "" for nothing."""
    try:
        game.chosen(options, game.least_seats)
    except BadStart as wrong:
        return str(wrong)
    return ""
