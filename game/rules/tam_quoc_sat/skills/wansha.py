"""Wansha: in your turn only you and the dying character may use Peaches."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.kinds import Kind
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("bans")
def ban(play: Play, me: Seat, user: Seat, kind: Kind, on: Seat | None) -> Reason | None:
    """The reason, for a Peach of somebody else in my turn."""
    if kind.family == "peach" and play.facts.turn == me and user not in (me, on) and on is not None:
        return Reason("why-forbidden", {"skill": "wansha"})
    return None
