"""Jiuchi: a spade hand card is a Wine."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def is_spade(play: Play, me: Seat, card: Card) -> bool:
    """A spade."""
    return card.suit == "spade"


skill.way("wine", fits=is_spade)
