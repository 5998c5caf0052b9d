"""Xingshang: when another dies you may obtain all of its hand and equipment."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import Death
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Death) -> bool:
    """Another has died and left something."""
    return at.seat != me and bool(play.own(at.seat))


@skill.may(Death, can)
async def inherit(play: Play, me: Seat, at: Death, picks: Path) -> None:
    """All or nothing, unseen, before reward and penalty."""
    await take(play, me, at.seat, play.own(at.seat), "xingshang")
