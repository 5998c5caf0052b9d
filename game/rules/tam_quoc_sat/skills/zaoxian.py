"""Zaoxian, awakening: with three fields before your turn you lose 1 max HP and gain jixi."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import change_max_hp
from game.rules.tam_quoc_sat.learning import awakes, gain, sleeps
from game.rules.tam_quoc_sat.moments import Awakening
from game.rules.tam_quoc_sat.names import FIELDS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True

ENOUGH = 3


def can(play: Play, me: Seat, at: Awakening) -> bool:
    """My preparation phase begins and I have enough."""
    return at.seat == me and sleeps(play, me, "zaoxian") and len(play.pile(FIELDS, me)) >= ENOUGH


@skill.must(Awakening, can)
async def pass_through(play: Play, me: Seat, at: Awakening, picks: Path) -> None:
    """Once in a match."""
    awakes(play, me, "zaoxian")
    await change_max_hp(play, me, -1)
    gain(play, me, "jixi")
