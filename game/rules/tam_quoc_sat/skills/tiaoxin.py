"""Tiaoxin: once a phase somebody who has you in range slashes you, or you discard a card of it."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, one_of
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.measure import in_range
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import ordered_slash

skill = Skill()


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Who has me in its attack range; it may have no cards at all."""
    seats = [seat for seat in action_order(play.facts) if in_range(play, seat, me)]
    return among(me, "target", seats, Cause("tiaoxin", me))


@skill.active(pick)
async def provoke(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """The Slash counts for no limit."""
    other, cause, alive = int(picks[0]), Cause("tiaoxin", me), play.facts.alive
    if await ordered_slash(play, other, me, cause) or not (alive[me] and alive[other]):
        return
    if card := await one_of(play, me, other, "he", cause, "discard"):
        await discard(play, other, (card,), "tiaoxin", me)
