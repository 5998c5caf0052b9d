"""Xinsheng: for each point of damage you may receive one more incarnation."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.names import INCARNATIONS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.skills.huashen import receive
from game.rules.tam_quoc_sat.tasks import points

skill = Skill()
skill.piles = True


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt, and there is a place for incarnations."""
    return at.damage.victim == me and INCARNATIONS[me] in play.table.zones


@skill.may(Damaged, can, times=points)
async def grow(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """A random one."""
    receive(play, me)
