"""A cautious beginner: goes on with what has begun, seldom starts, and mostly draws from the pile."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import Decision, Path, Question, Seat
from game.core.view import View
from game.rules.lost_cities import look
from game.rules.lost_cities.bot.manners import agrees, draws
from game.rules.lost_cities.content import region, value
from game.rules.lost_cities.facts import discard, expedition, height

NEAR = 3
"""So much higher than the last card still seems a good next one."""
ENOUGH = 18
"""So many points in the hand are worth setting out for."""


class EasyBot(Bot):
    """Lays the card that skips least, and discards what it cannot lay, else its lowest."""

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if view is None or not isinstance(question, Decision):
            raise ValueError("this bot looks at the table")
        seat = question.seat
        if question.ask == "agree":
            return agrees(view, seat)
        return self._draw(view, question) if question.ask == "draw" else self._play(view, seat)

    def _play(self, view: View[Any], seat: Seat) -> Path:
        cards = look.hand(view, seat)
        fitting = [card for card in cards if look.why_not_lay(view, seat, card) is None]
        good = [card for card in fitting if self._is_good(view, seat, card, cards)]
        if good:
            card = min(good, key=lambda card: _step(view, seat, card))
            return (card, expedition(seat, region(card)))
        useless = [card for card in cards if card not in fitting]
        card = min(useless or cards, key=value)
        return (card, discard(region(card)))

    def _is_good(self, view: View[Any], seat: Seat, card: str, cards: tuple[str, ...]) -> bool:
        if look.laid(view, seat, region(card)):
            return _step(view, seat, card) <= NEAR
        return sum(value(other) for other in cards if region(other) == region(card)) >= ENOUGH

    def _draw(self, view: View[Any], question: Decision) -> Path:
        for option in draws(question):
            if question.seat in option.seats:
                (card,) = option.cards
                if look.laid(view, question.seat, region(card)) and _step(view, question.seat, card) <= NEAR:
                    return (option.key,)
        return (question.options[0].key,)


def _step(view: View[Any], seat: Seat, card: str) -> int:
    """How far a card is above the last one of its expedition."""
    return value(card) - height(look.laid(view, seat, region(card)))
