"""Duanchang: who kills you loses all its general skills for good."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.learning import lose_all
from game.rules.tam_quoc_sat.moments import Death
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Death) -> bool:
    """I die by somebody's hand."""
    return at.seat == me and at.killer is not None and play.facts.alive[at.killer]


@skill.must(Death, can)
async def grieve(play: Play, me: Seat, at: Death, picks: Path) -> None:
    """What was set up for this turn stays."""
    if at.killer is not None:
        play.do(SkillUsed(me, "duanchang", (at.killer,)))
        await lose_all(play, at.killer)
