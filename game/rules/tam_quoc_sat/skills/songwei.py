"""Songwei, lord skill: after a black judgement of another Wei character it may let you draw a card."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import JudgeOver
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import honours

skill = Skill()


def can(play: Play, me: Seat, at: JudgeOver) -> bool:
    """Another living Wei character's judgement was black."""
    facts, seat, result = play.facts, at.judgement.seat, at.judgement.result
    black = result is not None and result.colour == "black"
    return black and seat != me and facts.alive[seat] and facts.kingdoms[seat] == "wei"


@skill.must(JudgeOver, can)
async def praise(play: Play, me: Seat, at: JudgeOver, picks: Path) -> None:
    """Its choice; I cannot refuse."""
    if await honours(play, at.judgement.seat, me, "songwei"):
        await draw(play, me, 1, "songwei")
