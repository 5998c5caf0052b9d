"""Jijie: once a phase you may look at the bottom card of the draw pile and give it to anybody."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Path, Seat, Share
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moves import move, supply
from game.rules.tam_quoc_sat.names import DRAW, HAND, LOOK
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.active()
async def improvise(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Seen by me alone; I may keep it."""
    supply(play, 1)
    card = play.draw[0]
    await move(play, [Move(card, DRAW, LOOK[me])], "jijie", me)
    seats = tuple(action_order(play.facts))
    _, heir = await Share(me, "give", (play.box.options[card],), seats, cause=Cause("jijie", me))
    await move(play, [Move(card, LOOK[me], HAND[int(heir)])], "jijie", me)
