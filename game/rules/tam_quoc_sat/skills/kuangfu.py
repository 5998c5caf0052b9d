"""Kuangfu: once in your play phase, when your Slash has hurt another: if it has less HP you draw two, else lose 1."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.harm import lose_hp
from game.rules.tam_quoc_sat.moments import DamageDealt
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: DamageDealt) -> bool:
    """The first damage to another that a Slash of mine deals in my play phase, even if it killed."""
    facts, hit = play.facts, at.damage
    slash = hit.card is not None and play.kinds[hit.card.kind].family == "slash"
    mine = slash and hit.source == me != hit.victim
    return mine and facts.turn == me and facts.phase == "play" and not facts.count("phase", "kuangfu", me)


@skill.must(DamageDealt, can)
async def rage(play: Play, me: Seat, at: DamageDealt, picks: Path) -> None:
    """HP as it is now."""
    hp, other = play.facts.hp, at.damage.victim
    play.do(SkillUsed(me, "kuangfu", (other,)))
    if hp[other] < hp[me]:
        await draw(play, me, 2, "kuangfu")
    else:
        await lose_hp(play, me, 1, "kuangfu")
