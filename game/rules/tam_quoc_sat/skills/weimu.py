"""Weimu: you are no target of black tricks."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("forbids")
def spare(play: Play, me: Seat, user: Seat, card: Card, target: Seat) -> Reason | None:
    """The reason, if I am the target."""
    if target == me and card.colour == "black" and play.kinds[card.kind].type == "trick":
        return Reason("why-protected", {"skill": "weimu"})
    return None
