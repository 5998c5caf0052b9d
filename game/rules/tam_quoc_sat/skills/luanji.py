"""Luanji: two hand cards of one suit are an Arrow Barrage."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import free

skill = Skill()


def same_suit(play: Play, me: Seat, one: Card, other: Card) -> bool:
    """Two of a suit."""
    return one.suit == other.suit


way = skill.way("arrow_barrage", count=2, when=free)
way.pair = same_suit
