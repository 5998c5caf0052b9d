"""Jieming: for each point of damage somebody may draw up to its max HP, five at most."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import points

skill = Skill()

MOST = 5


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt."""
    return at.damage.victim == me


def pick(play: Play, me: Seat, at: Damaged) -> Decision:
    """Anybody."""
    return among(me, "target", action_order(play.facts), Cause("jieming", me))


@skill.may(Damaged, can, pick, times=points)
async def stand_by(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """Nothing for who holds as many already."""
    seat = int(picks[0])
    await draw(play, seat, min(MOST, play.facts.max_hp[seat]) - len(play.hands[seat]), "jieming")
