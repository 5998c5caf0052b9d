"""Lianhuan: a club hand card of yours is an Iron Chain, or is recast."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import free

skill = Skill()


def is_club(play: Play, me: Seat, card: Card) -> bool:
    """A club."""
    return card.suit == "club"


way = skill.way("iron_chain", fits=is_club, when=free)
way.recast = True
