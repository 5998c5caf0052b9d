"""Tiandu: after your judgement you may obtain its card."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import JudgeResult
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import CENTRE, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: JudgeResult) -> bool:
    """My judgement, and nobody took the card yet."""
    return at.judgement.seat == me and at.judgement.card in play.centre


@skill.may(JudgeResult, can)
async def obtain(play: Play, me: Seat, at: JudgeResult, picks: Path) -> None:
    """The final card goes to the hand."""
    await move(play, [Move(at.judgement.card, CENTRE, HAND[me])], "tiandu", me)
