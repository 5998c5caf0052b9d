"""Longdan: a Slash is a Dodge, a Dodge is a Slash."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def is_slash(play: Play, me: Seat, card: Card) -> bool:
    """Any kind of Slash."""
    return play.kinds[card.kind].family == "slash"


def is_dodge(play: Play, me: Seat, card: Card) -> bool:
    """A Dodge."""
    return play.kinds[card.kind].family == "dodge"


skill.way("dodge", fits=is_slash)
skill.way("slash", fits=is_dodge)
