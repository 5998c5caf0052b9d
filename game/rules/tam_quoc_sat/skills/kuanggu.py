"""Kuanggu: for each point of damage that you deal to somebody at distance 1 or less you recover 1 HP."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.measure import distance
from game.rules.tam_quoc_sat.moments import DamageApplying
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def near(play: Play, me: Seat, at: DamageApplying) -> bool:
    """I am about to hurt somebody near me, or myself."""
    return at.damage.source == me and distance(play, me, at.damage.victim) <= 1


@skill.must(DamageApplying, near)
async def note(play: Play, me: Seat, at: DamageApplying, picks: Path) -> None:
    """The right is fixed now, whatever becomes of the distance or the skill."""
    at.damage.owed += (("kuanggu", me),)


async def feast(play: Play, me: Seat, hit: Damage) -> None:
    """After the victim's dying, if I live and am wounded."""
    facts = play.facts
    if facts.alive[me] and facts.hp[me] < facts.max_hp[me]:
        play.do(SkillUsed(me, "kuanggu"))
        await recover(play, me, hit.amount, by=me, why="kuanggu")


skill.owed = feast
