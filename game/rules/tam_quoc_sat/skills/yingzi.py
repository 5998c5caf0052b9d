"""Yingzi: draw one card more."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import DrawNCards
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: DrawNCards) -> bool:
    """I am about to draw."""
    return at.seat == me


@skill.may(DrawNCards, can)
async def shine(play: Play, me: Seat, at: DrawNCards, picks: Path) -> None:
    """One more."""
    at.count += 1
