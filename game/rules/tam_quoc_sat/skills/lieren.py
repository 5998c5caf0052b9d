"""Lieren: after your Slash has hurt its target you may hold a contest with it; the winner's prize is a card of it."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import one_of
from game.rules.tam_quoc_sat.contest import contest
from game.rules.tam_quoc_sat.moments import DamageDealt
from game.rules.tam_quoc_sat.moves import clear, take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import my_slash_hits

skill = Skill()
skill.piles = True


def can(play: Play, me: Seat, at: DamageDealt) -> bool:
    """It lives, and both of us have a hand card; not over a chain, nor moved."""
    other = at.damage.victim
    both = bool(play.hands[me]) and bool(play.hands[other])
    return my_slash_hits(me, at) and other != me and play.facts.alive[other] and both


@skill.may(DamageDealt, can)
async def cut(play: Play, me: Seat, at: DamageDealt, picks: Path) -> None:
    """If I win, one card of its hand or equipment."""
    other, cause = at.damage.victim, Cause("lieren", me)
    held = await contest(play, me, other, "lieren")
    if held.won and play.facts.alive[me] and (card := await one_of(play, me, other, "he", cause)):
        await take(play, me, other, (card,), "lieren")
    await clear(play, held.cards, "lieren")
