"""Fire Attack: the target shows a card, its suit discarded burns it (card_rules 7.11)."""

from __future__ import annotations

from game.core.question import PASS, Decision, Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.deeds import Damage, Use
from game.rules.tam_quoc_sat.events import Showed
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED


class FireAttack(Effect):
    """On oneself another hand card is needed."""

    asks = True

    def spares(self, play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
        spent = sum(part in play.hands[target] for part in card.ids)
        return None if len(play.hands[target]) > spent else Reason("why-no-hand")

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        user, cause = use.user, use.cause
        if not play.hands[target]:
            return
        (shown,) = await of_cards(play, target, "pick", play.hands[target], cause)
        play.do(Showed(target, (shown,), use.card.kind))
        suit = play.seen(target, shown).suit
        if not play.facts.alive[user] or not play.hands[user]:
            return
        fitting = [play.box.options[card] for card in play.hands[user] if play.seen(user, card).suit == suit]
        if play.facts.ask_holders and not fitting:
            return
        (key,) = await Decision(user, "discard", (*fitting, PASSED), cause=cause)
        if key != PASS:
            await discard(play, user, (key,), use.card.kind)
            await damage(play, Damage(user, target, use.kind.damage, use.nature, use.card, use))


effect = FireAttack()
