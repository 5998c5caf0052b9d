"""Slash: dodged, or it hurts (card_rules 6.1)."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Damage, Use
from game.rules.tam_quoc_sat.events import Missed
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.measure import slash_limit
from game.rules.tam_quoc_sat.moments import SlashMissed
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.respond import answer, dodge_need


class Slash(Effect):
    """One damage to each target that does not dodge; once in a play phase."""

    asks = True

    def why_not(self, play: Play, user: Seat, card: Card) -> Reason | None:
        used = play.facts.count("phase", "counted_slash", user)
        return Reason("why-slash-used", {"count": used}) if used and used >= slash_limit(play, user) else None

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        if target not in use.blocked and await self._dodged(play, use, target):
            play.do(Missed(use.card, target, "dodge"))
            missed = SlashMissed(use, target)
            await raised(play, missed)
            if not missed.hits:
                return
        amount = use.kind.damage + use.strength
        await damage(play, Damage(use.user, target, amount, use.nature, use.card, use))

    async def _dodged(self, play: Play, use: Use, target: Seat) -> bool:
        """One Dodge, or two where a skill asks for two; one of two is wasted."""
        for _ in range(2 if target in use.double else 1):
            if await answer(play, target, dodge_need(use.cause, use=True, against=use)) is None:
                return False
        return play.facts.alive[target]


effect = Slash()
