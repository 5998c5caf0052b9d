"""Peach Garden: every wounded seat recovers (card_rules 7.8)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play


class PeachGarden(Effect):
    """At full HP nothing happens, and nothing can be nullified."""

    def affects(self, play: Play, use: Use, target: Seat) -> bool:
        return play.facts.hp[target] < play.facts.max_hp[target]

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        await recover(play, target, by=use.user, card=use.card)


effect = PeachGarden()
