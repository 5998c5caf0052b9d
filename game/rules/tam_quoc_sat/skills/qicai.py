"""Qicai: your tricks have no distance limit."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.measure import ANY
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("reach")
def anywhere(play: Play, me: Seat, card: Card, near: int) -> int:
    """How far the card reaches."""
    return ANY if play.kinds[card.kind].type == "trick" else near
