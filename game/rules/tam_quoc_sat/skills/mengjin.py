"""Mengjin: when your Slash is dodged you may discard a card of who dodged it."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import one_of
from game.rules.tam_quoc_sat.moments import SlashMissed
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: SlashMissed) -> bool:
    """My Slash was dodged by somebody who has a card."""
    return at.use.user == me and play.facts.alive[at.target] and bool(play.own(at.target))


@skill.may(SlashMissed, can)
async def press_on(play: Play, me: Seat, at: SlashMissed, picks: Path) -> None:
    """From the hand unseen, or equipment."""
    card = await one_of(play, me, at.target, "he", Cause("mengjin", me), "discard")
    if card is not None:
        await discard(play, at.target, (card,), "mengjin", me)
