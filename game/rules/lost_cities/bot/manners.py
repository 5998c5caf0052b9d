"""What every bot keeps to, so that rounds end (LC-16)."""

from __future__ import annotations

from typing import Any

from game.core.question import Decision, Option, Path, Seat
from game.core.view import View
from game.rules.lost_cities import look
from game.rules.lost_cities.facts import END_ROUND, PILE


def draws(question: Decision) -> tuple[Option, ...]:
    """Where a bot may draw: the pile, and discards that somebody could still lay, unless the round drags on."""
    options = question.options
    if question.cause is not None or options[-1].key == END_ROUND:
        return options[:1]
    return tuple([option for option in options if option.seats or option.key == PILE])


def agrees(view: View[Any], seat: Seat) -> Path:
    """Ends the round when ahead or level in it."""
    return ("yes",) if look.running(view, seat) >= look.running(view, 1 - seat) else ("no",)
