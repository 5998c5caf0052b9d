"""Feiying: you are one farther from others."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("distance")
def farther(play: Play, me: Seat, one: Seat, other: Seat) -> int:
    """What it adds to a distance."""
    return 1 if other == me else 0
