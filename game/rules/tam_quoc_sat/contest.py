"""Point contests: both bid a hand card secretly, the higher rank wins (TQ-28, card_rules 4.13)."""

from __future__ import annotations

import msgspec

from game.core.event import Move
from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.events import Contested
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import CENTRE, DOWN, HAND
from game.rules.tam_quoc_sat.play import Play


class Contest(msgspec.Struct, frozen=True, gc=False):
    """How a contest ended; a tie is not won. The caller clears ``cards`` from the centre when its effect is over."""

    won: bool
    cards: tuple[str, str]


async def contest(play: Play, one: Seat, other: Seat, why: str) -> Contest:
    """Holds a contest between two seats that have hand cards."""
    bids = []
    for seat, rival in ((one, other), (other, one)):
        (card,) = await of_cards(play, seat, "pindian", play.hands[seat], Cause(why, rival))
        bids.append(card)
    await move(play, [Move(bids[0], HAND[one], DOWN[one]), Move(bids[1], HAND[other], DOWN[other])], "pindian", one)
    await move(play, [Move(bids[0], DOWN[one], CENTRE), Move(bids[1], DOWN[other], CENTRE)], "pindian", one)
    ranks = [play.cards[card].rank for card in bids]
    won, cards = ranks[0] > ranks[1], (bids[0], bids[1])
    play.do(Contested(one, other, cards, won, why))
    return Contest(won, cards)
