"""Qiaomeng: after your black Slash has hurt somebody you may discard one of its equipped cards; a horse is yours."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.moments import DamageDealt
from game.rules.tam_quoc_sat.moves import discard, move
from game.rules.tam_quoc_sat.names import DISCARD, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: DamageDealt) -> bool:
    """Damage of a black Slash of mine, over the chain too; somebody dead has no equipment any more."""
    hit, card = at.damage, at.damage.card
    black = card is not None and card.colour == "black" and play.kinds[card.kind].family == "slash"
    return black and hit.source == me and bool(play.equipment[hit.victim])


def pick(play: Play, me: Seat, at: DamageDealt) -> Decision:
    """Which card."""
    victim = at.damage.victim
    return of_cards(play, me, "discard", play.equipment[victim], Cause("qiaomeng", victim))


@skill.may(DamageDealt, can, pick)
async def raid(play: Play, me: Seat, at: DamageDealt, picks: Path) -> None:
    """The horse comes out of the discard pile."""
    (card,) = picks
    await discard(play, at.damage.victim, picks, "qiaomeng", me)
    if play.kind_of[card].category.endswith("_horse") and card in play.discard and play.facts.alive[me]:
        await move(play, [Move(card, DISCARD, HAND[me])], "qiaomeng", me)
