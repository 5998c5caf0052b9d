"""Qinyin: after you discarded two hand cards in your discard phase all recover 1 HP, or all lose 1 HP."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_words
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import lose_hp, recover
from game.rules.tam_quoc_sat.moments import PhaseEnd
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import shed

skill = Skill()

ENOUGH = 2
HEAL, HURT = "recover_all", "lose_all"


def can(play: Play, me: Seat, at: PhaseEnd) -> bool:
    """My discard phase ends."""
    return at.seat == me and at.phase == "discard" and shed(play, me) >= ENOUGH


def pick(play: Play, me: Seat, at: PhaseEnd) -> Decision:
    """Which of the two."""
    return of_words(me, "pick", (HEAL, HURT), Cause("qinyin", me))


@skill.may(PhaseEnd, can, pick)
async def strum(play: Play, me: Seat, at: PhaseEnd, picks: Path) -> None:
    """In turn order, me too; the hand is not looked at again."""
    for seat in action_order(play.facts):
        if play.facts.alive[seat]:
            if picks[0] == HEAL:
                await recover(play, seat, by=me, why="qinyin")
            else:
                await lose_hp(play, seat, 1, "qinyin")
