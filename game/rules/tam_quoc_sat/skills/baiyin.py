"""Baiyin, awakening: with four forbearance marks before your turn you lose 1 max HP and gain jilue."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import change_max_hp
from game.rules.tam_quoc_sat.learning import awakes, gain, sleeps
from game.rules.tam_quoc_sat.marks import marks
from game.rules.tam_quoc_sat.moments import Awakening
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

ENOUGH = 4


def can(play: Play, me: Seat, at: Awakening) -> bool:
    """My preparation phase begins."""
    return at.seat == me and sleeps(play, me, "baiyin") and marks(play, me, "forbearance") >= ENOUGH


@skill.must(Awakening, can)
async def take_office(play: Play, me: Seat, at: Awakening, picks: Path) -> None:
    """The marks stay."""
    awakes(play, me, "baiyin")
    await change_max_hp(play, me, -1)
    gain(play, me, "jilue")
