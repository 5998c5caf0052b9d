"""Paoxiao: any number of Slashes."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.measure import ANY
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("slash_limit")
def unlimited(play: Play, me: Seat) -> int:
    """More than anybody can use."""
    return ANY
