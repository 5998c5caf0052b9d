"""Benghuai: when your end phase begins and somebody has less HP than you, you lose 1 HP or 1 max HP."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import of_words
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.harm import change_max_hp, lose_hp
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My end phase begins; a tie for the least does no harm."""
    facts = play.facts
    return at.seat == me and at.phase == "end" and any(facts.hp[seat] < facts.hp[me] for seat in facts.living)


@skill.must(PhaseStart, can)
async def crumble(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """The choice is mine."""
    play.do(SkillUsed(me, "benghuai"))
    (word,) = await of_words(me, "pick", ("lose_hp", "lose_max_hp"), Cause("benghuai", me))
    if word == "lose_hp":
        await lose_hp(play, me, 1, "benghuai")
    else:
        await change_max_hp(play, me, -1)
