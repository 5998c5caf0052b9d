"""Vine Armor: stops normal Slashes and arrows, and burns well (card_rules 10.3)."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.measure import has_armour
from game.rules.tam_quoc_sat.moments import DamageInflicted
from game.rules.tam_quoc_sat.play import Play

STOPS = ("slash", "barbarian_invasion", "arrow_barrage")
effect = Armament()


@effect.skill.state("immune")
def repel(play: Play, me: Seat, use: Use) -> str:
    """Why the use has no effect on me, "" if it has."""
    return "vine_armor" if use.card.kind in STOPS and has_armour(play, me, use.user, use) else ""


def burns(play: Play, me: Seat, at: DamageInflicted) -> bool:
    """Fire damage, from any cause."""
    hit = at.damage
    return hit.victim == me and hit.nature == "fire" and has_armour(play, me, hit.source, hit.use)


@effect.skill.must(DamageInflicted, burns)
async def burn(play: Play, me: Seat, at: DamageInflicted, picks: Path) -> None:
    """One more."""
    play.do(SkillUsed(me, "vine_armor"))
    at.damage.amount += 1
