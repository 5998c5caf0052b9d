"""Wuqian: for two rage marks you have wushuang and another's armour does nothing, until the end of the turn."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.events import Laid
from game.rules.tam_quoc_sat.facts import Lasting, action_order
from game.rules.tam_quoc_sat.learning import lend
from game.rules.tam_quoc_sat.marks import add_marks, too_few
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.lasting = Skill()

COST = 2


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """Two marks are needed."""
    return too_few(play, me, "rage", COST)


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Another whose armour still does something."""
    facts = play.facts
    seats = [seat for seat in action_order(facts) if seat != me and not facts.lasts("wuqian", seat)]
    return among(me, "target", seats, Cause("wuqian", me))


@skill.active(pick, why_not, limit="")
async def charge(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Again and again, on others each time."""
    add_marks(play, me, "rage", -COST)
    play.do(Laid(Lasting("wuqian", me, int(picks[0]), value="bare")))
    lend(play, me, "wushuang")


@skill.lasting.state("bares")
def bare(play: Play, owner: Seat, attacker: Seat | None, seat: Seat) -> bool:
    """Whoever strikes."""
    return play.facts.lasts("wuqian", seat)
