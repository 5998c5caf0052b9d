"""Iron Chain: chains and unchains, or is recast (card_rules 7.12)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.events import Chained
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play


class IronChain(Effect):
    """One or two targets."""

    recast = True

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        play.do(Chained(target, on=not play.facts.chained[target]))


effect = IronChain()
