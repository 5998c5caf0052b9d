"""Guose: a diamond card of yours is an Indulgence."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import OWN, free

skill = Skill()


def is_diamond(play: Play, me: Seat, card: Card) -> bool:
    """A diamond."""
    return card.suit == "diamond"


skill.way("indulgence", fits=is_diamond, sources=OWN, when=free)
