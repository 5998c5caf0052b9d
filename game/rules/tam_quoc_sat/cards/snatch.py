"""Snatch: a card of a seat at distance 1 is taken (card_rules 7.2)."""

from __future__ import annotations

from game.core.question import Cause, Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import one_of
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play


class Snatch(Effect):
    """The user picks the card, unseen from a hand, and keeps it."""

    asks = True

    def spares(self, play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
        areas = play.hands[target], play.equipment[target], play.judgement[target]
        return None if any(areas) else Reason("why-no-cards")

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        if play.facts.alive[use.user]:
            picked = await one_of(play, use.user, target, "hej", Cause(use.card.kind, use.user))
            if picked:
                await take(play, use.user, target, (picked,), use.card.kind)


effect = Snatch()
