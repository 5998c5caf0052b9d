"""What a judgement card comes to: of delayed tricks whether they strike, of skills whether they work, and for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from game.rules.tam_quoc_sat.card import Card

Fate = Literal["strikes", "spares", "works", "fails", ""]
COMES: dict[str, Callable[[Card], bool]] = {
    "lightning": lambda card: card.suit == "spade" and 2 <= card.rank <= 9,
    "indulgence": lambda card: card.suit != "heart",
    "supply_shortage": lambda card: card.suit != "club",
    "eight_diagrams": lambda card: card.colour == "red",
    "bazhen": lambda card: card.colour == "red",
    "luoshen": lambda card: card.colour == "black",
    "tieqi": lambda card: card.colour == "red",
    "ganglie": lambda card: card.suit != "heart",
    "leiji": lambda card: card.suit == "spade",
    "tuntian": lambda card: card.suit != "heart",
    "baonue": lambda card: card.suit == "spade",
}
"""By what is judged: with which cards it comes about."""
TRICKS = ("lightning", "indulgence", "supply_shortage")
THREATS = (*TRICKS, "leiji")
"""What is bad for whom it is judged."""


def fate(reason: str, card: Card) -> Fate:
    """What the card that counts does to what was judged; "" for a reason of which nobody knows."""
    if reason not in COMES:
        return ""
    if COMES[reason](card):
        return "strikes" if reason in TRICKS else "works"
    return "spares" if reason in TRICKS else "fails"


def is_blessing(reason: str, card: Card) -> bool | None:
    """Whether it is good for the judged seat; None where that cannot be said."""
    return COMES[reason](card) != (reason in THREATS) if reason in COMES else None
