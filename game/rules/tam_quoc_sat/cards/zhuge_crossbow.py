"""Zhuge Crossbow: any number of Slashes (card_rules 9.1)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.measure import ANY
from game.rules.tam_quoc_sat.play import Play

effect = Armament()


@effect.skill.state("slash_limit")
def unlimited(play: Play, me: Seat) -> int:
    """More than anybody can use."""
    return ANY
