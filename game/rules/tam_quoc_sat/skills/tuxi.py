"""Tuxi: instead of drawing you may take a hand card of one or two others."""

from __future__ import annotations

from game.core.question import DONE, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, blind
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.names import seats_of
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def others(play: Play, me: Seat) -> list[Seat]:
    """Others with hand cards."""
    return [seat for seat in action_order(play.facts) if seat != me and play.hands[seat]]


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My draw phase begins."""
    return at.seat == me and at.phase == "draw" and not at.instead and bool(others(play, me))


def pick(play: Play, me: Seat, at: PhaseStart) -> Decision:
    """One or two of them."""
    return among(me, "target", others(play, me), Cause("tuxi", me), 1, 2)


@skill.may(PhaseStart, can, pick)
async def raid(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """One after the other, in turn order."""
    at.instead = True
    chosen = seats_of(tuple([key for key in picks if key != DONE]))
    for seat in [seat for seat in action_order(play.facts) if seat in chosen]:
        if play.hands[seat]:
            await take(play, me, seat, (blind(play, seat),), "tuxi")
