"""Wangzun: in the Lord's preparation phase you may draw a card; the Lord then keeps one card fewer in this turn."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import Laid
from game.rules.tam_quoc_sat.facts import Lasting
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
lasting = skill.lasting = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """The preparation phase of the Lord, myself too, begins."""
    return at.phase == "prepare" and play.facts.roles[at.seat] == "lord"


@skill.may(PhaseStart, can)
async def presume(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """The limit lies on the Lord, so it lasts if I die in this turn."""
    await draw(play, me, 1, "wangzun")
    play.do(Laid(Lasting("wangzun", at.seat, at.seat)))


@lasting.state("hand_limit")
def fewer(play: Play, lord: Seat, seat: Seat) -> int:
    """What it adds to the Lord's hand limit."""
    return -1 if seat == lord else 0
