"""Barbarian Invasion: all others play a Slash or are hurt (card_rules 7.6)."""

from __future__ import annotations

from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.respond import slash_need
from game.rules.tam_quoc_sat.tricks import Sweep


class BarbarianInvasion(Sweep):
    """A Slash."""

    def need(self, use: Use) -> Need:
        return slash_need(use.cause)


effect = BarbarianInvasion()
