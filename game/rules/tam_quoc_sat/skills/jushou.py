"""Jushou: at the end of your turn draw three cards and turn over."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import turn_over
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

DRAWN = 3


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My end phase begins."""
    return at.seat == me and at.phase == "end"


@skill.may(PhaseStart, can)
async def hold(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """Face down, or up again."""
    await draw(play, me, DRAWN, "jushou")
    turn_over(play, me)
