"""Shenfen: for six rage marks everybody else takes 1 damage, then loses its equipment, then four hand cards."""

from __future__ import annotations

from game.core.question import Cause, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import discards
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import damage, turn_over
from game.rules.tam_quoc_sat.marks import add_marks, too_few
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

COST, LOST = 6, 4


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """Six marks are needed."""
    return too_few(play, me, "rage", COST)


@skill.active(why_not=why_not)
async def erupt(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Three rounds of the table in turn order, then I turn over."""
    add_marks(play, me, "rage", -COST)
    facts, others = play.facts, [seat for seat in action_order(play.facts) if seat != me]
    for seat in others:
        if facts.alive[seat]:
            await damage(play, Damage(me, seat, 1, why="shenfen"))
    for seat in others:
        if facts.alive[seat]:
            await discard(play, seat, tuple(play.equipment[seat]), "shenfen")
    for seat in others:
        if facts.alive[seat]:
            cards = await discards(play, seat, play.hands[seat], LOST, Cause("shenfen", me))
            await discard(play, seat, cards, "shenfen")
    if facts.alive[me]:
        turn_over(play, me)
