"""Baonue, lord skill: after another Qun character has dealt damage it may judge; a spade heals you by 1."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import DamageDealt
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import honours

skill = Skill()


def can(play: Play, me: Seat, at: DamageDealt) -> bool:
    """Another living Qun character is the source."""
    facts, source = play.facts, at.damage.source
    return source is not None and source != me and facts.alive[source] and facts.kingdoms[source] == "qun"


@skill.must(DamageDealt, can)
async def tyrannise(play: Play, me: Seat, at: DamageDealt, picks: Path) -> None:
    """Its choice and its judgement, once for each damage."""
    source = at.damage.source
    if source is None or not await honours(play, source, me, "baonue"):
        return
    if (await judge(play, source, "baonue")).suit == "spade":
        await recover(play, me, by=source, why="baonue")
