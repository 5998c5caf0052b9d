"""Jianxiong: after damage from a card you may obtain that card, all its physical cards."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import CENTRE, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """The card that hurt me still waits to be discarded."""
    card = at.damage.card
    return at.damage.victim == me and card is not None and any(part in play.centre for part in card.ids)


@skill.may(Damaged, can)
async def obtain(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """What lies in the centre of it goes to the hand."""
    card = at.damage.card
    parts = [part for part in card.ids if part in play.centre] if card else []
    await move(play, [Move(part, CENTRE, HAND[me]) for part in parts], "jianxiong", me)
