"""Yaowu: whose red Slash hurts you recovers 1 HP or draws a card."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import of_words
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.moments import DamageInflicted
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: DamageInflicted) -> bool:
    """A red Slash is about to hurt me, over the chain too, and its source lives."""
    hit, card = at.damage, at.damage.card
    red = card is not None and card.colour == "red" and play.kinds[card.kind].family == "slash"
    return red and hit.victim == me and hit.source is not None


@skill.must(DamageInflicted, can)
async def boast(play: Play, me: Seat, at: DamageInflicted, picks: Path) -> None:
    """The choice is the source's, before HP goes down."""
    source = at.damage.source
    if source is None:
        return
    play.do(SkillUsed(me, "yaowu", (source,)))
    if await recovers(play, me, source):
        await recover(play, source, by=me, why="yaowu")
    else:
        await draw(play, source, 1, "yaowu")


async def recovers(play: Play, me: Seat, source: Seat) -> bool:
    """Whether the source chooses HP; unwounded it must draw."""
    if not play.facts.lost_hp(source):
        return False
    (word,) = await of_words(source, "pick", ("recover_hp", "draw_one"), Cause("yaowu", me))
    return word == "recover_hp"
