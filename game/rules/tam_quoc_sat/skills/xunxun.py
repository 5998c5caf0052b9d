"""Xunxun: before you draw you may look at the top four cards, put two back on top and two at the bottom."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Arrange, Cause, Path, Seat
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import move, top
from game.rules.tam_quoc_sat.names import DRAW, LOOK
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import lay_back

skill = Skill()

LOOKED_AT = 4


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My draw phase begins."""
    return at.seat == me and at.phase == "draw"


@skill.may(PhaseStart, can)
async def ponder(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """Then I draw as always."""
    cards = top(play, LOOKED_AT)
    await move(play, [Move(card, DRAW, LOOK[me]) for card in cards], "xunxun", me)
    things = tuple([play.box.options[card] for card in cards])
    half = LOOKED_AT // 2
    path = await Arrange(me, "arrange", things, ("top", "bottom"), Cause("xunxun", me), sizes=(half, half))
    await lay_back(play, me, path, "xunxun")
