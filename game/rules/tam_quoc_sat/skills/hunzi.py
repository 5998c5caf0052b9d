"""Hunzi, awakening: with exactly 1 HP before your turn you lose 1 max HP and gain yingzi and yinghun."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import change_max_hp
from game.rules.tam_quoc_sat.learning import awakes, gain, sleeps
from game.rules.tam_quoc_sat.moments import Awakening
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Awakening) -> bool:
    """My preparation phase begins."""
    return at.seat == me and play.facts.hp[me] == 1 and sleeps(play, me, "hunzi")


@skill.must(Awakening, can)
async def flare_up(play: Play, me: Seat, at: Awakening, picks: Path) -> None:
    """Yinghun may be used in this phase."""
    awakes(play, me, "hunzi")
    await change_max_hp(play, me, -1)
    gain(play, me, "yingzi", "yinghun")
