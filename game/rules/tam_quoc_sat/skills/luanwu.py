"""Luanwu, limited: every other character slashes the one nearest to it or loses 1 HP."""

from __future__ import annotations

from game.core.question import PASS, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.aim import why_not_target
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import lose_hp
from game.rules.tam_quoc_sat.measure import distance
from game.rules.tam_quoc_sat.names import SEAT
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import ordered_slash

skill = Skill()

PLAIN = Card("slash")


def nearest(play: Play, seat: Seat) -> list[Seat]:
    """Those nearest to a seat at whom it may aim a Slash."""
    others = [other for other in action_order(play.facts) if other != seat]
    least = min((distance(play, seat, other) for other in others), default=0)
    near = [other for other in others if distance(play, seat, other) == least]
    return [other for other in near if why_not_target(play, seat, PLAIN, other) is None]


@skill.active(limit="match")
async def unleash(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """One after the other, in turn order."""
    for seat in [seat for seat in action_order(play.facts) if seat != me]:
        if play.facts.alive[seat] and not await strikes(play, me, seat):
            await lose_hp(play, seat, 1, "luanwu")


async def strikes(play: Play, me: Seat, seat: Seat) -> bool:
    """Whether a seat uses a Slash on one of its nearest."""
    near, cause = nearest(play, seat), Cause("luanwu", me)
    if not near:
        return False
    target = str(near[0])
    if len(near) > 1:
        (target,) = await Decision(seat, "pick", (*[SEAT[other] for other in near], PASSED), cause=cause)
    return target != PASS and await ordered_slash(play, seat, int(target), cause)
