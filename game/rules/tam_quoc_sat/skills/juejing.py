"""Juejing: you draw as many more cards as you have lost HP, and may keep two more."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import DrawNCards
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

MORE = 2


def mine(play: Play, me: Seat, at: DrawNCards) -> bool:
    """My draw phase."""
    return at.seat == me


@skill.must(DrawNCards, mine)
async def draw_more(play: Play, me: Seat, at: DrawNCards, picks: Path) -> None:
    """One for each."""
    at.count += play.facts.lost_hp(me)


@skill.state("hand_limit")
def keep_more(play: Play, me: Seat, seat: Seat) -> int:
    """What is added to the limit of a seat."""
    return MORE if seat == me else 0
