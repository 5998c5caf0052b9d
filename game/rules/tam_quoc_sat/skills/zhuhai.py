"""Zhuhai: in the end phase of another who has dealt damage in this turn you may use a Slash on it, however far."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import may_answer, slash_need
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import ordered_slash

skill = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """The end phase of another who dealt damage begins, and I may have a Slash."""
    guilty = at.phase == "end" and at.seat != me and play.facts.count("turn", "hurt", at.seat) > 0
    return guilty and may_answer(play, me, slash_need(None, use=True, on=at.seat))


@skill.may(PhaseStart, can)
async def punish(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """At it alone."""
    await ordered_slash(play, me, at.seat, Cause("zhuhai", at.seat), far=True, alone=True)
