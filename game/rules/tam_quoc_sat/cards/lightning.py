"""Lightning: spade 2 to 9 strikes, anything else sends it on (card_rules 8.4)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.delayed import Delayed
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.measure import forbidden
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.use import has_delayed, place


class Lightning(Delayed):
    """Three thunder damage without a source."""

    async def judged(self, play: Play, holder: Seat, card: Card) -> None:
        result = await judge(play, holder, card.kind)
        if result.suit == "spade" and 2 <= result.rank <= 9:
            kind = play.kinds[card.kind]
            await damage(play, Damage(None, holder, kind.damage, kind.nature, card))
        else:
            await self.nullified(play, holder, card)

    async def nullified(self, play: Play, holder: Seat, card: Card) -> None:
        """It moves to the next seat that may hold it, or comes back (C-11)."""
        seats = play.table.seats
        for step in range(1, seats + 1):
            seat = (holder + step) % seats
            free = play.facts.alive[seat] and not has_delayed(play, seat, card.kind)
            if seat == holder or (free and not forbidden(play, holder, card, seat)):
                await place(play, card, seat, None)
                return


effect = Lightning()
