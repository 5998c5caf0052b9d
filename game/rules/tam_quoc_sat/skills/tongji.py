"""Tongji: while you have more hand cards than HP, who has you in range can aim a Slash at nobody else."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.measure import in_range
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("forbids")
def envy(play: Play, me: Seat, user: Seat, card: Card, target: Seat) -> Reason | None:
    """The reason, if a Slash is aimed past me."""
    if target == me or play.kinds[card.kind].family != "slash" or len(play.hands[me]) <= play.facts.hp[me]:
        return None
    return Reason("why-forbidden", {"skill": "tongji"}) if in_range(play, user, me) else None
