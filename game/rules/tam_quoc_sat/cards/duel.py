"""Duel: both play Slashes by turns, who stops first is hurt by the other (card_rules 7.4)."""

from __future__ import annotations

from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.deeds import Damage, Use
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import answer, slash_need


class Duel(Effect):
    """The target answers first."""

    asks = True

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        asked, other = target, use.user
        while await self._answers(play, use, asked, other):
            asked, other = other, asked
        if play.facts.alive[asked]:
            await damage(play, Damage(other, asked, use.kind.damage, use.nature, use.card, use))

    async def _answers(self, play: Play, use: Use, asked: Seat, other: Seat) -> bool:
        """One Slash, or two where a skill asks for two."""
        cause = Cause(use.card.kind, other, use.card.face)
        for _ in range(2 if asked in use.double else 1):
            if await answer(play, asked, slash_need(cause)) is None:
                return False
        return True


effect = Duel()
