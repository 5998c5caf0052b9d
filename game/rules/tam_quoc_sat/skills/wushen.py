"""Wushen: your heart hand cards are Slashes, and your heart Slashes reach everybody."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.measure import ANY
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.state("sees_as")
def only_slashes(play: Play, me: Seat, card: Card, place: str) -> Card:
    """In hand nothing else, not even a Peach."""
    return replace(card, kind="slash", via="wushen") if place == "hand" and card.suit == "heart" else card


@skill.state("reach")
def anywhere(play: Play, me: Seat, card: Card, near: int) -> int:
    """At any distance."""
    return ANY if card.suit == "heart" and play.kinds[card.kind].family == "slash" else near
