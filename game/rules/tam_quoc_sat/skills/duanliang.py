"""Duanliang: a black basic or equipment card of yours is a Supply Shortage; yours reach to distance 2."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import OWN, free

skill = Skill()

FAR = 2


def fits(play: Play, me: Seat, card: Card) -> bool:
    """Black, and no trick."""
    return card.colour == "black" and play.kinds[card.kind].type != "trick"


skill.way("supply_shortage", fits=fits, sources=OWN, when=free)


@skill.state("reach")
def farther(play: Play, me: Seat, card: Card, near: int) -> int:
    """How far the card reaches, however it came about."""
    return FAR if card.kind == "supply_shortage" else near
