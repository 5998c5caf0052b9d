"""Jizhi: when you use a non-delayed trick you may draw a card."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import CardUsed
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: CardUsed) -> bool:
    """I use a trick, converted ones included."""
    return at.use.user == me and at.use.kind.trick


@skill.may(CardUsed, can)
async def learn(play: Play, me: Seat, at: CardUsed, picks: Path) -> None:
    """Before it is settled."""
    await draw(play, me, 1, "jizhi")
