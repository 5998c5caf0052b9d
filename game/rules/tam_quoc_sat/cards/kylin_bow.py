"""Kylin Bow: a Slash that hurts may also cost the target a horse (card_rules 9.11)."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.moments import DamageCaused
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.tasks import my_slash_hits

effect = Armament()


def horses(play: Play, seat: Seat) -> list[str]:
    """The horses of a seat."""
    return [card for card in play.equipment[seat] if play.kind_of[card].category.endswith("_horse")]


def can(play: Play, me: Seat, at: DamageCaused) -> bool:
    """My Slash is about to hurt somebody with a horse."""
    return my_slash_hits(me, at) and bool(horses(play, at.damage.victim))


def pick(play: Play, me: Seat, at: DamageCaused) -> Decision:
    """Which horse."""
    return of_cards(play, me, "discard", horses(play, at.damage.victim), Cause("kylin_bow", me))


@effect.skill.may(DamageCaused, can, pick)
async def unhorse(play: Play, me: Seat, at: DamageCaused, picks: Path) -> None:
    """Then the damage goes on."""
    await discard(play, at.damage.victim, picks, "kylin_bow", me)
