"""Liegong: in your play phase who holds many cards or few cannot dodge your Slash."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.measure import attack_range
from game.rules.tam_quoc_sat.moments import TargetSpecified
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """My Slash in my play phase; the target holds no fewer cards than my HP, or no more than my range."""
    facts, held = play.facts, len(play.hands[at.target])
    mine = at.use.user == me == facts.turn and facts.phase == "play" and at.use.kind.family == "slash"
    return mine and (held >= facts.hp[me] or held <= attack_range(play, me))


@skill.may(TargetSpecified, can)
async def pierce(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """What its hand becomes later does not matter."""
    at.use.blocked += (at.target,)
