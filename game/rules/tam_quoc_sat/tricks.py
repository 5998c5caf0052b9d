"""What two tricks have in common: taking a card of a seat, or asking everybody else for one."""

from __future__ import annotations

from abc import abstractmethod

from game.core.question import Cause, Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import one_of
from game.rules.tam_quoc_sat.deeds import Damage, Use
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import answer


class Plunder(Effect):
    """The user picks a card of the target, unseen from a hand."""

    asks = True

    def spares(self, play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
        areas = play.hands[target], play.equipment[target], play.judgement[target]
        return None if any(areas) else Reason("why-no-cards")

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        if play.facts.alive[use.user]:
            picked = await one_of(play, use.user, target, "hej", Cause(use.card.kind, use.user))
            if picked:
                await self.carry(play, use, target, picked)

    @abstractmethod
    async def carry(self, play: Play, use: Use, target: Seat, picked: str) -> None:
        """What becomes of the card."""


class Sweep(Effect):
    """One target after the other plays what is asked for, or is hurt."""

    asks = True

    @abstractmethod
    def need(self, use: Use) -> Need:
        """What is asked for."""

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        if await answer(play, target, self.need(use)) is None and play.facts.alive[target]:
            await damage(play, Damage(use.source, target, use.kind.damage, use.nature, use.card, use))
