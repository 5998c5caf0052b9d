"""Guixin: for each point of damage you may take a card of everybody else, and turn over."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import one_of
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import turn_over
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import points

skill = Skill()


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt."""
    return at.damage.victim == me


@skill.may(Damaged, can, times=points)
async def gather(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """In turn order, of hand, equipment or judgement area; each point is settled before the next."""
    for seat in [seat for seat in action_order(play.facts) if seat != me]:
        card = await one_of(play, me, seat, "hej", Cause("guixin", seat))
        if card:
            await take(play, me, seat, (card,), "guixin")
    turn_over(play, me)
