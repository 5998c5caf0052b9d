"""Fangzhu: after damage another draws as many cards as you have lost HP, then its general is turned over."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import turn_over
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt."""
    return at.damage.victim == me


def pick(play: Play, me: Seat, at: Damaged) -> Decision:
    """Whom."""
    return among(me, "target", [seat for seat in action_order(play.facts) if seat != me], Cause("fangzhu", me))


@skill.may(Damaged, can, pick)
async def banish(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """First the cards; who lies face down is turned face up by it."""
    other = int(picks[0])
    await draw(play, other, play.facts.lost_hp(me), "fangzhu")
    if play.facts.alive[other]:
        turn_over(play, other)
