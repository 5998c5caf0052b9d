"""Qiangxi: once a phase lose 1 HP or discard a weapon, and hurt another in your range."""

from __future__ import annotations

from game.core.question import Cause, Decision, Option, Path, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import damage, lose_hp
from game.rules.tam_quoc_sat.measure import in_range
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

LOSE = Option("lose_hp")


def victims(play: Play, me: Seat, cost: Option) -> list[Seat]:
    """Who is in my range once that is paid."""
    with play.without(cost.cards):
        return [seat for seat in action_order(play.facts) if in_range(play, me, seat)]


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """What it costs, then whom."""
    cause = Cause("qiangxi", me)
    weapons = [play.box.options[card] for card in play.own(me) if play.kind_of[card].category == "weapon"]
    costs = {cost.key: cost for cost in (LOSE, *weapons) if victims(play, me, cost)}

    def then(path: Path) -> Decision:
        return among(me, "target", victims(play, me, costs[path[0]]), cause)

    return Decision(me, "pick", tuple(costs.values()), cause=cause, then=then)


@skill.active(pick)
async def assault(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """The damage is dealt even if I die of the cost."""
    if picks[0] == LOSE.key:
        await lose_hp(play, me, 1, "qiangxi")
    else:
        await discard(play, me, picks[:1], "qiangxi")
    await damage(play, Damage(me, int(picks[1]), 1, why="qiangxi"))
