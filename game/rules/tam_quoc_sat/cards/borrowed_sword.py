"""Borrowed Sword: an armed seat slashes whom you name, or gives you its weapon (card_rules 7.5)."""

from __future__ import annotations

from game.core.question import Cause, Decision, Reason, Seat
from game.rules.tam_quoc_sat.aim import why_not_target
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.tasks import ordered_slash

PLAIN = Card("slash")


class BorrowedSword(Effect):
    """Only the armed seat is a target; its victim is named beside it."""

    asks = True
    names = True

    def spares(self, play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
        if not play.slot(target, "weapon"):
            return Reason("why-no-weapon")
        return None if self._victims(play, target) else Reason("why-nobody-in-range")

    def _victims(self, play: Play, armed: Seat) -> list[Seat]:
        order = action_order(play.facts)
        return [seat for seat in order if why_not_target(play, armed, PLAIN, seat) is None]

    def more(self, play: Play, user: Seat, card: Card, targets: tuple[Seat, ...]) -> Decision | None:
        return among(user, "target", self._victims(play, targets[0]), Cause(card.kind, user))

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        if await ordered_slash(play, target, use.named[0], use.cause):
            return
        weapon = play.slot(target, "weapon")
        if weapon and play.facts.alive[use.user] and play.facts.alive[target]:
            await take(play, use.user, target, (weapon,), use.card.kind)


effect = BorrowedSword()
