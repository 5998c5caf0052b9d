"""The language of scenarios: what all games share, and each game's own words beside it (spec/scenarios.md)."""

from __future__ import annotations

from game.tools.scripts.deep_sea import DeepSeaScript
from game.tools.scripts.lost_cities import LostCitiesScript
from game.tools.scripts.reef import ReefScript
from game.tools.scripts.script import Script

SCRIPTS: dict[str, Script] = {
    "deep_sea": DeepSeaScript(),
    "reef": ReefScript(),
    "lost_cities": LostCitiesScript(),
}
"""By game id."""
