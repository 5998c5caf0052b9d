"""Each game's own words of the language of scenarios."""

from __future__ import annotations

from game.tools.scripts.deep_sea import DeepSeaScript
from game.tools.scripts.lost_cities import LostCitiesScript
from game.tools.scripts.reef import ReefScript
from game.tools.scripts.script import Script
from game.tools.scripts.tam_quoc_sat import WarScript

SCRIPTS: dict[str, Script] = {
    "deep_sea": DeepSeaScript(),
    "reef": ReefScript(),
    "lost_cities": LostCitiesScript(),
    "tam_quoc_sat": WarScript(),
}
"""By game id."""
