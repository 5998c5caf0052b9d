"""Guding Blade: one damage more to a target without hand cards (card_rules 9.5)."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.moments import DamageCaused
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.tasks import my_slash_hits

effect = Armament()


def bare_handed(play: Play, me: Seat, at: DamageCaused) -> bool:
    """My Slash hits somebody without hand cards."""
    return my_slash_hits(me, at) and not play.hands[at.damage.victim]


@effect.skill.must(DamageCaused, bare_handed)
async def strengthen(play: Play, me: Seat, at: DamageCaused, picks: Path) -> None:
    """One more."""
    play.do(SkillUsed(me, "guding_blade", (at.damage.victim,)))
    at.damage.amount += 1
