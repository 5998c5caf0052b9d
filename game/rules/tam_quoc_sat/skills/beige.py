"""Beige: after a Slash has hurt somebody, for a card it judges: recovers, draws, or its enemy pays or turns over."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import discards, of_cards
from game.rules.tam_quoc_sat.harm import recover, turn_over
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import discard, draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """A Slash hurt somebody who lives, and I have a card."""
    card, alive = at.damage.card, play.facts.alive[at.damage.victim]
    return alive and card is not None and play.kinds[card.kind].family == "slash" and bool(play.own(me))


def pick(play: Play, me: Seat, at: Damaged) -> Decision:
    """Which card."""
    return of_cards(play, me, "discard", play.own(me), Cause("beige", at.damage.victim))


@skill.may(Damaged, can, pick)
async def lament(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """The judgement is the victim's; a source that is dead or missing has nothing to fear."""
    hit, alive = at.damage, play.facts.alive
    await discard(play, me, picks, "beige")
    suit = (await judge(play, hit.victim, "beige")).suit
    if suit == "heart":
        await recover(play, hit.victim, by=me, why="beige")
    elif suit == "diamond" and alive[hit.victim]:
        await draw(play, hit.victim, 2, "beige")
    elif hit.source is not None and alive[hit.source]:
        await punish(play, me, hit.source, suit)


async def punish(play: Play, me: Seat, source: Seat, suit: str) -> None:
    """Club: two cards of its own choice. Spade: it is turned over."""
    if suit == "club":
        await discard(play, source, await discards(play, source, play.own(source), 2, Cause("beige", me)), "beige")
    elif suit == "spade":
        turn_over(play, source)
