"""Kuangfeng: for a star, fire hurts a character one more until your next turn."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.event import Move
from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.events import Laid
from game.rules.tam_quoc_sat.facts import Lasting, action_order
from game.rules.tam_quoc_sat.moments import DamageStart, PhaseStart
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import DISCARD, STARS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My end phase begins and I have a star."""
    return at.seat == me and at.phase == "end" and bool(play.stars(me))


def pick(play: Play, me: Seat, at: PhaseStart) -> Decision:
    """The star, then whom."""
    cause = Cause("kuangfeng", me)
    step = of_cards(play, me, "discard", play.stars(me), cause)
    return replace(step, then=lambda path: among(me, "target", action_order(play.facts), cause))


@skill.may(PhaseStart, can, pick)
async def raise_wind(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """The star is discarded."""
    await move(play, [Move(picks[0], STARS[me], DISCARD)], "kuangfeng", me)
    play.do(Laid(Lasting("kuangfeng", me, int(picks[1]), "next_turn")))


def fans(play: Play, me: Seat, at: DamageStart) -> bool:
    """Fire on somebody in my wind."""
    hit = at.damage
    under = any(e.word == "kuangfeng" and e.owner == me and e.on == hit.victim for e in play.facts.lasting)
    return hit.nature == "fire" and under


@skill.must(DamageStart, fans)
async def fan(play: Play, me: Seat, at: DamageStart, picks: Path) -> None:
    """One more."""
    at.damage.amount += 1
