"""Arrow Barrage: all others play a Dodge or are hurt (card_rules 7.7)."""

from __future__ import annotations

from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.respond import dodge_need
from game.rules.tam_quoc_sat.tricks import Sweep


class ArrowBarrage(Sweep):
    """A Dodge, for which armour may help."""

    def need(self, use: Use) -> Need:
        return dodge_need(use.cause, against=use)


effect = ArrowBarrage()
