"""Qinggang Sword: a target's armour does nothing against your Slash (card_rules 9.2)."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.moments import TargetSpecified
from game.rules.tam_quoc_sat.play import Play

effect = Armament()


def mine(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """My Slash."""
    return at.use.user == me and at.use.kind.family == "slash"


@effect.skill.must(TargetSpecified, mine)
async def lay_bare(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """Marks the target for this use."""
    at.use.bare += (at.target,)
