"""Stone Axe: two cards discarded, and a dodged Slash hits after all (card_rules 9.8)."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.moments import SlashMissed
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play

COST = 2
effect = Armament()


def payable(play: Play, me: Seat) -> list[str]:
    """All cards but the axe."""
    axe = play.slot(me, "weapon")
    return [card for card in play.own(me) if card != axe]


def can(play: Play, me: Seat, at: SlashMissed) -> bool:
    """My Slash was dodged and I can pay."""
    mine = at.use.user == me and not (at.hits or at.followed) and play.facts.alive[at.target]
    return mine and len(payable(play, me)) >= COST


def pick(play: Play, me: Seat, at: SlashMissed) -> Decision:
    """Two cards."""
    return of_cards(play, me, "discard", payable(play, me), Cause("stone_axe", me), COST)


@effect.skill.may(SlashMissed, can, pick)
async def force(play: Play, me: Seat, at: SlashMissed, picks: Path) -> None:
    """Discards both together; the damage follows."""
    at.hits = True
    await discard(play, me, picks, "stone_axe")
