"""Hongyan: your spades are hearts."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("sees_as")
def redden(play: Play, me: Seat, card: Card, place: str) -> Card:
    """The card as it counts for me, in hand, equipped or judged."""
    return replace(card, suit="heart", colour="red") if card.suit == "spade" else card
