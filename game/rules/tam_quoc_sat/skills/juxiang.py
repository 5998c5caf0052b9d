"""Juxiang: no Barbarian Invasion has an effect on you; you obtain each that another has used."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import CardFinished
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import CENTRE, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import from_barbarians

skill = Skill()

skill.state("immune")(from_barbarians("juxiang"))


def can(play: Play, me: Seat, at: CardFinished) -> bool:
    """A real one that still waits to be discarded."""
    card = at.use.card
    real = card.kind == "barbarian_invasion" and not card.via
    return real and at.use.user != me and all(part in play.centre for part in card.ids)


@skill.must(CardFinished, can)
async def mount(play: Play, me: Seat, at: CardFinished, picks: Path) -> None:
    """It goes to the hand."""
    await move(play, [Move(part, CENTRE, HAND[me]) for part in at.use.card.ids], "juxiang", me)
