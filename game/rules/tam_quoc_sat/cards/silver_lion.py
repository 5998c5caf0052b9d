"""Silver Lion: damage above one becomes one; when it leaves, its owner recovers (card_rules 10.4)."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.measure import has_armour
from game.rules.tam_quoc_sat.moments import DamageInflicted
from game.rules.tam_quoc_sat.play import Play


class SilverLion(Armament):
    """Heals when it leaves the equipment area of a living seat, unless its armour is being ignored."""

    async def leaves(self, play: Play, seat: Seat) -> None:
        """What follows its loss."""
        if play.facts.alive[seat] and has_armour(play, seat, None):
            await recover(play, seat, why="silver_lion")


effect = SilverLion()


def heavy(play: Play, me: Seat, at: DamageInflicted) -> bool:
    """More than one damage to me."""
    hit = at.damage
    return hit.victim == me and hit.amount > 1 and has_armour(play, me, hit.source, hit.use)


@effect.skill.must(DamageInflicted, heavy)
async def soften(play: Play, me: Seat, at: DamageInflicted, picks: Path) -> None:
    """One is left."""
    play.do(SkillUsed(me, "silver_lion"))
    at.damage.amount = 1
