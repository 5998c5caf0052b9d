"""Wangxi: for each point of damage between you and another who lives you may both draw a card."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import Damaged, DamageDealt
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import points

skill = Skill()


def dealt(play: Play, me: Seat, at: DamageDealt) -> bool:
    """I hurt another, who lives."""
    hit = at.damage
    return hit.source == me != hit.victim and play.facts.alive[hit.victim]


def taken(play: Play, me: Seat, at: Damaged) -> bool:
    """Another, who lives, hurt me."""
    hit = at.damage
    return hit.victim == me and hit.source is not None and hit.source != me and play.facts.alive[hit.source]


async def both(play: Play, me: Seat, other: Seat) -> None:
    """Both draw."""
    await draw(play, me, 1, "wangxi")
    await draw(play, other, 1, "wangxi")


@skill.may(DamageDealt, dealt, times=points)
async def make_up(play: Play, me: Seat, at: DamageDealt, picks: Path) -> None:
    """It cannot refuse."""
    await both(play, me, at.damage.victim)


@skill.may(Damaged, taken, times=points)
async def forgive(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """It cannot refuse."""
    if at.damage.source is not None:
        await both(play, me, at.damage.source)
