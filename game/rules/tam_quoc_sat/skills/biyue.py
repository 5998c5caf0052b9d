"""Biyue: when your end phase begins you may draw a card."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My end phase begins."""
    return at.seat == me and at.phase == "end"


@skill.may(PhaseStart, can)
async def outshine(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """One card."""
    await draw(play, me, 1, "biyue")
