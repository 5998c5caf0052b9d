"""Luoshen: judge in your preparation phase and keep black cards, again and again."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import wants
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import JudgeResult, PhaseStart
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import CENTRE, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My preparation phase begins."""
    return at.seat == me and at.phase == "prepare"


@skill.may(PhaseStart, can)
async def see(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """A red card ends it."""
    while (await judge(play, me, "luoshen")).colour == "black" and play.facts.alive[me]:
        if not await wants(me, "skill", "luoshen", Cause("luoshen", me)):
            return


def mine(play: Play, me: Seat, at: JudgeResult) -> bool:
    """A black card of this judgement."""
    made = at.judgement
    black = made.result is not None and made.result.colour == "black"
    return made.seat == me and made.reason == "luoshen" and black and made.card in play.centre


@skill.must(JudgeResult, mine)
async def keep(play: Play, me: Seat, at: JudgeResult, picks: Path) -> None:
    """It goes to the hand."""
    await move(play, [Move(at.judgement.card, CENTRE, HAND[me])], "luoshen", me)
