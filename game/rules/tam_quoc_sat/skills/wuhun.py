"""Wuhun: who hurts you has nightmares; when you die, who has the most is judged and dies unless saved by a Peach."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import victim
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import death
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.marks import add_marks, marks
from game.rules.tam_quoc_sat.moments import DamageApplying, Death
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

SAVING = ("peach", "peach_garden")


def by_another(play: Play, me: Seat, at: DamageApplying) -> bool:
    """Another is about to hurt me."""
    return at.damage.victim == me and at.damage.source not in (None, me)


@skill.must(DamageApplying, by_another)
async def haunt(play: Play, me: Seat, at: DamageApplying, picks: Path) -> None:
    """A mark for each point, the last ones too."""
    if at.damage.source is not None:
        add_marks(play, at.damage.source, "nightmare", at.damage.amount)


def haunted(play: Play) -> list[Seat]:
    """The living with the most nightmares."""
    counts = {seat: marks(play, seat, "nightmare") for seat in action_order(play.facts)}
    most = max(counts.values(), default=0)
    return [seat for seat, count in counts.items() if count == most > 0]


def dies(play: Play, me: Seat, at: Death) -> bool:
    """I die."""
    return at.seat == me and bool(haunted(play))


@skill.must(Death, dies)
async def drag_along(play: Play, me: Seat, at: Death, picks: Path) -> None:
    """Among equals I choose; nobody can save whom it takes, and nobody has killed it."""
    seat = await victim(me, haunted(play), Cause("wuhun", me))
    result = await judge(play, seat, "wuhun")
    if result.kind not in SAVING and play.facts.alive[seat]:
        await death(play, seat, None)
