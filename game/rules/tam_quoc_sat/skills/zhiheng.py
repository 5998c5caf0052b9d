"""Zhiheng: once a phase discard any number of cards and draw as many."""

from __future__ import annotations

from game.core.question import DONE, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.moves import discard, draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Which cards."""
    own = play.own(me)
    return of_cards(play, me, "discard", own, Cause("zhiheng", me), 1, max(1, len(own)))


@skill.active(pick)
async def balance(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """All at once."""
    cards = [key for key in picks if key != DONE]
    await discard(play, me, cards, "zhiheng")
    await draw(play, me, len(cards), "zhiheng")
