"""Renjie: a forbearance mark for each point of damage, and for each hand card discarded in your discard phase."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.marks import add_marks
from game.rules.tam_quoc_sat.moments import CardsMoved, Damaged
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import shed_by

skill = Skill()

MARK = "forbearance"


def hurt(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt."""
    return at.damage.victim == me


@skill.must(Damaged, hurt)
async def bear(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """Before what else I do after damage."""
    add_marks(play, me, MARK, at.damage.amount)


def sheds(play: Play, me: Seat, at: CardsMoved) -> bool:
    """I discard hand cards in my discard phase."""
    facts = play.facts
    return facts.turn == me == at.by and facts.phase == "discard" and shed_by(at.steps, me) > 0


@skill.must(CardsMoved, sheds)
async def forgo(play: Play, me: Seat, at: CardsMoved, picks: Path) -> None:
    """One a card."""
    add_marks(play, me, MARK, shed_by(at.steps, me))
