"""Snatch: a card of a seat at distance 1 is taken (card_rules 7.2)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.tricks import Plunder


class Snatch(Plunder):
    """The user keeps it."""

    async def carry(self, play: Play, use: Use, target: Seat, picked: str) -> None:
        await take(play, use.user, target, (picked,), use.card.kind)


effect = Snatch()
