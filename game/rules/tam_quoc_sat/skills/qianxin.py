"""Qianxin, awakening: after you, wounded, have dealt damage you lose 1 max HP and gain jianyan."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import change_max_hp
from game.rules.tam_quoc_sat.learning import awakes, gain, sleeps
from game.rules.tam_quoc_sat.moments import DamageDealt
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: DamageDealt) -> bool:
    """Damage of any kind, whoever took it."""
    return at.damage.source == me and play.facts.lost_hp(me) > 0 and sleeps(play, me, "qianxin")


@skill.must(DamageDealt, can)
async def study(play: Play, me: Seat, at: DamageDealt, picks: Path) -> None:
    """Once in a match."""
    awakes(play, me, "qianxin")
    await change_max_hp(play, me, -1)
    gain(play, me, "jianyan")
