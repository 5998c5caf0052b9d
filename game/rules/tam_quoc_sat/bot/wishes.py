"""When the beginner wants to use a skill that is no use at all times, and what such skills do."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.tam_quoc_sat.bot.mind import Mind, kind_of

HARMS = ("shensu", "leiji")
"""Skills offered at a moment that harm whom they are aimed at."""


def _loses_its_turn(mind: Mind) -> bool:
    """Something lies before it, and its turn has not come so far as to be judged."""
    laid = mind.cards_of(mind.seat)[2]
    return mind.facts.phase in ("", "prepare") and bool(laid)


def _lies_or_is_poor(mind: Mind) -> bool:
    """It would turn up, or needs cards more than its next turn."""
    return mind.facts.turned_over[mind.seat] or len(mind.hand) < 2


WISHES: dict[str, Callable[[Mind], bool]] = {
    # wind
    "shensu": _loses_its_turn,
    "jushou": _lies_or_is_poor,
}
"""By skill: whether it is wanted now; a skill that is not here always is."""


def has_black(mind: Mind, *, but: tuple[str, ...] = ()) -> bool:
    """Whether it holds a black card of another kind than these."""
    return any(card.partition("@")[2][:1] in "SC" and kind_of(card) not in but for card in mind.hand)
