"""Arrow Barrage: all others play a Dodge or are hurt (card_rules 7.7)."""

from __future__ import annotations

from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.deeds import Damage, Use
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import answer, dodge_need


class ArrowBarrage(Effect):
    """One target after the other."""

    asks = True

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        cause = Cause(use.card.kind, use.user, use.card.ids[0] if use.card.ids else "")
        if await answer(play, target, dodge_need(cause, against=use)) is None and play.facts.alive[target]:
            await damage(play, Damage(use.user, target, use.kind.damage, use.nature, use.card, use))


effect = ArrowBarrage()
