"""Ruoyu, lord skill, awakening: if nobody has less HP before your turn, 1 max HP and 1 HP more, and jijiang."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import change_max_hp, recover
from game.rules.tam_quoc_sat.learning import awakes, gain, sleeps
from game.rules.tam_quoc_sat.moments import Awakening
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Awakening) -> bool:
    """My preparation phase begins; a tie for the least will do."""
    facts = play.facts
    least = all(facts.hp[seat] >= facts.hp[me] for seat in facts.living)
    return at.seat == me and least and sleeps(play, me, "ruoyu")


@skill.must(Awakening, can)
async def wake(play: Play, me: Seat, at: Awakening, picks: Path) -> None:
    """Once in a match."""
    awakes(play, me, "ruoyu")
    await change_max_hp(play, me, 1)
    await recover(play, me, why="ruoyu")
    gain(play, me, "jijiang")
