"""Sky Halberd: a Slash that is your last hand card may have two more targets (card_rules 9.9)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.play import Play

effect = Armament()


@effect.skill.state("extra_targets")
def sweep(play: Play, me: Seat, card: Card) -> int:
    """Two more, if the Slash is all of the hand."""
    hand = play.hands[me]
    return 2 if hand and sorted(hand) == sorted(card.ids) else 0
