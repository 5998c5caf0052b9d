"""Each game's own words of the language of scenarios."""

from __future__ import annotations

from game.tools.scripts.deep_sea import DeepSeaScript
from game.tools.scripts.script import Script
from game.tools.scripts.tam_quoc_sat import WarScript

SCRIPTS: dict[str, Script] = {"deep_sea": DeepSeaScript(), "tam_quoc_sat": WarScript()}
"""By game id."""
