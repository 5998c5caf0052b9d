"""Huoshou: no Barbarian Invasion has an effect on you; the damage of all of them is yours."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import TargetSpecified
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import from_barbarians

skill = Skill()

skill.state("immune")(from_barbarians("huoshou"))


def invasion(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """A Barbarian Invasion, whoever uses it."""
    return at.use.kind.family == "barbarian_invasion" and at.use.dealer != me


@skill.must(TargetSpecified, invasion)
async def lead(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """Fixed now: if I die meanwhile, the rest has no source."""
    at.use.dealer = me
