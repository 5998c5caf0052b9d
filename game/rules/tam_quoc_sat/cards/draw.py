"""Drawing cards, as Ex Nihilo does (card_rules 7.3); how many is said by the kind."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play


class Draw(Effect):
    """Each target draws."""

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        await draw(play, target, use.kind.draws, use.card.kind)


effect = Draw()
