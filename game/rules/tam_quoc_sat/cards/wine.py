"""Wine: strengthens the next Slash of this turn, or saves its dying user (card_rules 6.4)."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.events import Drank
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play


class Wine(Effect):
    """Once a turn in the play phase; any number while dying."""

    def why_not(self, play: Play, user: Seat, card: Card) -> Reason | None:
        return Reason("why-wine-used") if play.facts.count("turn", "counted_wine", user) else None

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        if use.counts:
            play.do(Drank(target))
        else:
            await recover(play, target, by=use.user, card=use.card)


effect = Wine()
