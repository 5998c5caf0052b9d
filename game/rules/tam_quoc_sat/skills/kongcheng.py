"""Kongcheng: without hand cards you are no target of a Slash or Duel."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("forbids")
def spare(play: Play, me: Seat, user: Seat, card: Card, target: Seat) -> Reason | None:
    """The reason, if I am the target."""
    if target == me and not play.hands[me] and play.kinds[card.kind].family in ("slash", "duel"):
        return Reason("why-protected", {"skill": "kongcheng"})
    return None
