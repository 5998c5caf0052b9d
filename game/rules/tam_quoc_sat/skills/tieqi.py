"""Tieqi: judge for each target of your Slash; red, and it cannot dodge."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import TargetSpecified
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """My Slash."""
    return at.use.user == me and at.use.kind.family == "slash"


@skill.may(TargetSpecified, can)
async def ride(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """My own judgement."""
    if (await judge(play, me, "tieqi")).colour == "red":
        at.use.blocked += (at.target,)
