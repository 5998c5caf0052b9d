"""Guicai: you may play a hand card in place of any judgement card."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def any_card(play: Play, me: Seat, card: Card) -> bool:
    """Any hand card."""
    return True


skill.changer(any_card, ("hand",), takes_old=False)
