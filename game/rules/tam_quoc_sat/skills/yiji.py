"""Yiji: for each point of damage you may look at two cards and give them away."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Path, Seat, Share
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import move, top
from game.rules.tam_quoc_sat.names import DRAW, HAND, LOOK
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import points

skill = Skill()


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt."""
    return at.damage.victim == me


@skill.may(Damaged, can, times=points)
async def bequeath(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """Nobody else sees the cards."""
    cards = top(play, 2)
    await move(play, [Move(card, DRAW, LOOK[me]) for card in cards], "yiji", me)
    things = tuple([play.box.options[card] for card in cards])
    path = await Share(me, "give", things, tuple(action_order(play.facts)), 2, 2, Cause("yiji", me))
    pairs = list(zip(path[::2], path[1::2], strict=False))
    await move(play, [Move(card, LOOK[me], HAND[int(seat)]) for card, seat in pairs], "yiji", me)
