"""Xiaoji: for each equipped card that you lose you may draw two."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import CardsMoved
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.names import EQUIPMENT
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: CardsMoved) -> bool:
    """Equipment of mine has gone."""
    return at.lost(EQUIPMENT[me]) > 0


def each(play: Play, me: Seat, at: CardsMoved) -> int:
    """Once for each card."""
    return at.lost(EQUIPMENT[me])


@skill.may(CardsMoved, can, times=each)
async def rearm(play: Play, me: Seat, at: CardsMoved, picks: Path) -> None:
    """Two cards."""
    await draw(play, me, 2, "xiaoji")
