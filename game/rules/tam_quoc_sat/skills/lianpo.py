"""Lianpo: after a turn in which you killed somebody you may take an extra turn."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import ExtraTurn
from game.rules.tam_quoc_sat.moments import AfterTurn
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def killed(play: Play, me: Seat, at: AfterTurn) -> bool:
    """In a turn of anybody."""
    return bool(play.facts.count("turn", "killed", me))


@skill.may(AfterTurn, killed)
async def go_on(play: Play, me: Seat, at: AfterTurn, picks: Path) -> None:
    """One, however many fell."""
    play.do(ExtraTurn(me))
