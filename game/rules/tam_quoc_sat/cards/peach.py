"""Peach: heals its user, or a dying seat (card_rules 6.3)."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play


class Peach(Effect):
    """One HP comes back."""

    def why_not(self, play: Play, user: Seat, card: Card) -> Reason | None:
        return Reason("why-full-hp") if play.facts.hp[user] >= play.facts.max_hp[user] else None

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        await recover(play, target, by=use.user, card=use.card)


effect = Peach()
