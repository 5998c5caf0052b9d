"""Quhu: once a phase contest one with more HP; the loser strikes whom you choose, or the winner you."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import among, victim
from game.rules.tam_quoc_sat.contest import contest
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.measure import in_range
from game.rules.tam_quoc_sat.moves import clear
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """A hand card is needed."""
    return None if play.hands[me] else Reason("why-no-hand")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Who has more HP than I, and a hand card."""
    hp = play.facts.hp
    seats = [seat for seat in action_order(play.facts) if hp[seat] > hp[me] and play.hands[seat]]
    return among(me, "target", seats, Cause("quhu", me))


@skill.active(pick, why_not)
async def drive(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """The source of the damage is the one whom I contested."""
    tiger = int(picks[0])
    held = await contest(play, me, tiger, "quhu")
    if not held.won:
        await damage(play, Damage(tiger, me, 1, why="quhu"))
    elif prey := [seat for seat in action_order(play.facts) if in_range(play, tiger, seat)]:
        await damage(play, Damage(tiger, await victim(me, prey, Cause("quhu", tiger)), 1, why="quhu"))
    await clear(play, held.cards, "quhu")
