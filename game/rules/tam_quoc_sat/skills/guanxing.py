"""Guanxing: look at the top cards and put them on top or at the bottom."""

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

MOST = 5


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My preparation phase begins."""
    return at.seat == me and at.phase == "prepare"


@skill.may(PhaseStart, can)
async def gaze(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """As many as there are living, five at most."""
    cards = top(play, min(MOST, len(play.facts.living)))
    await move(play, [Move(card, DRAW, LOOK[me]) for card in cards], "guanxing", me)
    things = tuple([play.box.options[card] for card in cards])
    path = await Arrange(me, "arrange", things, ("top", "bottom"), Cause("guanxing", me))
    await lay_back(play, me, path, "guanxing")
