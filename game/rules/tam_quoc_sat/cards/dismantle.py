"""Dismantle: a card of another seat is discarded (card_rules 7.1)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.tricks import Plunder


class Dismantle(Plunder):
    """It is discarded."""

    async def carry(self, play: Play, use: Use, target: Seat, picked: str) -> None:
        await discard(play, target, (picked,), use.card.kind, use.user)


effect = Dismantle()
