"""Kuangbao: two rage marks at the start, and one for each point of damage that you deal or take."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.marks import add_marks
from game.rules.tam_quoc_sat.moments import Damaged, DamageDealt, GameStart
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

AT_START = 2


def begins(play: Play, me: Seat, at: GameStart) -> bool:
    """Always."""
    return True


@skill.must(GameStart, begins)
async def start(play: Play, me: Seat, at: GameStart, picks: Path) -> None:
    """Two."""
    add_marks(play, me, "rage", AT_START)


def dealt(play: Play, me: Seat, at: DamageDealt) -> bool:
    """I have hurt somebody, perhaps myself."""
    return at.damage.source == me


@skill.must(DamageDealt, dealt)
async def rage(play: Play, me: Seat, at: DamageDealt, picks: Path) -> None:
    """One a point."""
    add_marks(play, me, "rage", at.damage.amount)


def taken(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt."""
    return at.damage.victim == me


@skill.must(Damaged, taken)
async def rage_more(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """One a point."""
    add_marks(play, me, "rage", at.damage.amount)
