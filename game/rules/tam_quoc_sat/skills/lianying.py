"""Lianying: when you lose your last hand card you may draw one."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import CardsMoved
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.names import HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: CardsMoved) -> bool:
    """My hand has just become empty."""
    return not play.hands[me] and at.lost(HAND[me]) > 0


@skill.may(CardsMoved, can)
async def go_on(play: Play, me: Seat, at: CardsMoved, picks: Path) -> None:
    """At once."""
    await draw(play, me, 1, "lianying")
