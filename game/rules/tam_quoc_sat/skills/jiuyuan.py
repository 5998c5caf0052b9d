"""Jiuyuan, lord skill: a Peach of another Wu character saves you with one HP more."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import HpRecovering
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: HpRecovering) -> bool:
    """Another Wu character's Peach while I am dying."""
    facts, helper = play.facts, at.by
    dying = at.seat == me and facts.dying[-1:] == (me,)
    peach = at.card is not None and at.card.kind == "peach"
    return dying and peach and helper is not None and helper != me and facts.kingdoms[helper] == "wu"


@skill.must(HpRecovering, can)
async def more(play: Play, me: Seat, at: HpRecovering, picks: Path) -> None:
    """One more."""
    at.more += 1
