"""Renwang Shield: black Slashes have no effect (card_rules 10.2)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.measure import has_armour
from game.rules.tam_quoc_sat.play import Play

effect = Armament()


@effect.skill.state("immune")
def repel(play: Play, me: Seat, use: Use) -> str:
    """Why the use has no effect on me, "" if it has."""
    black = use.kind.family == "slash" and use.card.colour == "black"
    return "renwang_shield" if black and has_armour(play, me, use.user, use) else ""
