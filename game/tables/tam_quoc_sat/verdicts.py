"""What a judgement card comes to: of delayed tricks whether they strike, of skills whether they work."""

from __future__ import annotations

from typing import Literal

from game.rules.tam_quoc_sat.card import Card

Fate = Literal["strikes", "spares", "works", "fails", ""]
SAFE = {"indulgence": "heart", "supply_shortage": "club"}
COLOURS = {"eight_diagrams": "red", "luoshen": "black", "tieqi": "red"}


def fate(reason: str, card: Card) -> Fate:
    """What the card that counts does to what was judged; "" for a reason of which nobody knows."""
    if reason in SAFE:
        return "spares" if card.suit == SAFE[reason] else "strikes"
    if reason == "lightning":
        return "strikes" if card.suit == "spade" and 2 <= card.rank <= 9 else "spares"
    if reason in COLOURS:
        return "works" if card.colour == COLOURS[reason] else "fails"
    if reason == "ganglie":
        return "fails" if card.suit == "heart" else "works"
    return ""


def is_blessing(reason: str, card: Card) -> bool | None:
    """Whether that is good for whoever is judged; None where it cannot be said."""
    return {"spares": True, "works": True, "strikes": False, "fails": False}.get(fate(reason, card))
