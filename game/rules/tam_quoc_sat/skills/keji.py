"""Keji: without a Slash in your play phase you may skip your discard phase."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import PhaseChanging
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.turn import skip

skill = Skill()


def can(play: Play, me: Seat, at: PhaseChanging) -> bool:
    """Neither used nor played a Slash in the play phase of this turn; a skipped one will do."""
    facts = play.facts
    if at.seat != me or at.phase != "discard" or "discard" in facts.skipped:
        return False
    slashes = facts.count("phase", "used_slash", me) + facts.count("phase", "played_slash", me)
    return facts.phase != "play" or not slashes


@skill.may(PhaseChanging, can)
async def hold(play: Play, me: Seat, at: PhaseChanging, picks: Path) -> None:
    """No discard phase."""
    skip(play, me, "discard", "keji")
