"""Bountiful Harvest: as many cards as targets are turned over, each takes one (card_rules 7.9)."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.moves import clear, move, top
from game.rules.tam_quoc_sat.names import CENTRE, DRAW, HAND
from game.rules.tam_quoc_sat.play import Play


class Harvest(Effect):
    """Everybody must take one; what is left is discarded."""

    asks = True

    async def begin(self, play: Play, use: Use) -> None:
        use.revealed = tuple(top(play, len(use.targets)))
        await move(play, [Move(card, DRAW, CENTRE) for card in use.revealed], use.card.kind, use.user)

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        left = [card for card in use.revealed if card in play.centre]
        if left:
            (card,) = await of_cards(play, target, "pick", left, Cause(use.card.kind, use.user))
            await move(play, [Move(card, CENTRE, HAND[target])], use.card.kind, target)

    async def finish(self, play: Play, use: Use) -> None:
        await clear(play, use.revealed, use.card.kind)


effect = Harvest()
