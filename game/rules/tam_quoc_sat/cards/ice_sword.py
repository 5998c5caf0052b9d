"""Ice Sword: instead of the damage, two cards of the target are discarded (card_rules 9.3)."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import one_of
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.moments import DamageCaused
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.tasks import my_slash_hits

effect = Armament()


def can(play: Play, me: Seat, at: DamageCaused) -> bool:
    """My Slash is about to hurt somebody who has a card."""
    return my_slash_hits(me, at) and bool(play.own(at.damage.victim))


@effect.skill.may(DamageCaused, can)
async def freeze(play: Play, me: Seat, at: DamageCaused, picks: Path) -> None:
    """One after the other; one is enough if there is but one."""
    victim = at.damage.victim
    at.damage.stopped = True
    for _ in range(2):
        picked = await one_of(play, me, victim, "he", Cause("ice_sword", me), "discard")
        if picked is None:
            return
        await discard(play, victim, (picked,), "ice_sword", me)
