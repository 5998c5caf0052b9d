"""Longhun: as many cards of one suit as you have HP are a Peach, a fire Slash, a Dodge or a Nullification."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import OWN

skill = Skill()

SUITS = {"peach": "heart", "fire_slash": "diamond", "dodge": "club", "nullification": "spade"}


def hp(play: Play, me: Seat) -> int:
    """At least one card."""
    return max(1, play.facts.hp[me])


way = skill.way(*SUITS, count=0, sources=OWN)
way.suits, way.amount = SUITS, hp
