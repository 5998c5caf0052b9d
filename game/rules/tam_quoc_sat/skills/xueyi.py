"""Xueyi, lord skill: you may keep two cards more for each other living Qun character."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

EACH = 2


@skill.state("hand_limit")
def more(play: Play, me: Seat, seat: Seat) -> int:
    """What is added to the limit of a seat."""
    facts = play.facts
    return EACH * sum(facts.kingdoms[other] == "qun" for other in facts.living if other != me) if seat == me else 0
