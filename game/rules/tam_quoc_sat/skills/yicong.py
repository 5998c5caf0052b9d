"""Yicong: above 2 HP others are one nearer to you, at 2 or less you are one farther from them."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

LOW = 2


@skill.state("distance")
def ride(play: Play, me: Seat, one: Seat, other: Seat) -> int:
    """What it adds to a distance, beside horses."""
    low = play.facts.hp[me] <= LOW
    if one == me and not low:
        return -1
    return 1 if other == me and low else 0
