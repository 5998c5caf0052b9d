"""Jijiu: outside your turn a red card of yours is a Peach."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import OWN, is_red

skill = Skill()


def not_my_turn(play: Play, me: Seat, need: Need) -> bool:
    """Somebody is dying in another's turn."""
    return "peach" in need.families and play.facts.turn != me


skill.way("peach", fits=is_red, sources=OWN, when=not_my_turn)
