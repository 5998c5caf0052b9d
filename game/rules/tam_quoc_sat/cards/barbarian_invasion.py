"""Barbarian Invasion: all others play a Slash or are hurt (card_rules 7.6)."""

from __future__ import annotations

from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.deeds import Damage, Use
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import answer, slash_need


class BarbarianInvasion(Effect):
    """One target after the other."""

    asks = True

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        cause = Cause(use.card.kind, use.user, use.card.ids[0] if use.card.ids else "")
        if await answer(play, target, slash_need(cause)) is None and play.facts.alive[target]:
            await damage(play, Damage(use.source, target, use.kind.damage, use.nature, use.card, use))


effect = BarbarianInvasion()
