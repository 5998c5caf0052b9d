"""An explorer who reckons: what every expedition may still come to, with these cards and so many turns."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from game.core.bot import Bot
from game.core.question import Decision, Path, Question, Seat
from game.core.view import View
from game.rules.lost_cities import look
from game.rules.lost_cities.bot.manners import agrees, draws
from game.rules.lost_cities.content import Region, region, value
from game.rules.lost_cities.facts import PILE, Facts, expedition, height

LUCK = 0.5
"""The part of the cards that it may still draw of which it makes use."""
GIFT = 0.6
"""What a card is worth less when only the other has it."""
HOPE = 0.25
"""The same for an expedition that the other has not begun."""
FRESH = 3.0
"""What an unknown card from the pile is worth."""


class NormalBot(Bot):
    """Chooses what leaves it the best outlook, in points."""

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if view is None or not isinstance(question, Decision):
            raise ValueError("this bot looks at the table")
        if question.ask == "agree":
            return agrees(view, question.seat)
        outlook = Outlook(view, question.seat)
        return outlook.draw(question) if question.ask == "draw" else outlook.play()


class Trail(msgspec.Struct, frozen=True, gc=False):
    """One expedition and the hand cards for it, as values; 0 is an investment."""

    laid: tuple[int, ...]
    held: tuple[int, ...]

    def with_laid(self, card: int) -> Trail:
        """After laying a card of the hand."""
        return Trail((*self.laid, card), self.without(card).held)

    def without(self, card: int) -> Trail:
        """After giving a card away."""
        at = self.held.index(card)
        return Trail(self.laid, self.held[:at] + self.held[at + 1 :])

    def with_held(self, card: int) -> Trail:
        """After drawing a card."""
        return Trail(self.laid, tuple(sorted((*self.held, card))))


class Outlook:
    """What a seat may expect of the round."""

    def __init__(self, view: View[Any], seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.facts: Facts = view.facts
        self.turns = look.turns_left(view, seat)
        hand = look.hand(view, seat)
        self.hand = hand
        self.trails = {land: self._trail(land, hand) for land in self.facts.regions}
        self.luck = LUCK * self.turns / max(1, look.pile_left(view) + look.held(view, 1 - seat))
        self.hidden = {land: self._hidden(land, hand) for land in self.facts.regions}
        self.worth = {land: self.promise(land, trail) for land, trail in self.trails.items()}

    def _trail(self, land: Region, hand: tuple[str, ...]) -> Trail:
        laid = tuple(map(value, look.laid(self.view, self.seat, land)))
        return Trail(laid, tuple(value(card) for card in hand if region(card) == land))

    def _hidden(self, land: Region, hand: tuple[str, ...]) -> tuple[int, ...]:
        """The numbers of a region that lie nowhere in sight."""
        seen = [value(card) for seat in (0, 1) for card in look.laid(self.view, seat, land)]
        seen += [value(card) for card in look.discards(self.view, land)[1]]
        seen += [value(card) for card in hand if region(card) == land]
        return tuple(number for number in range(2, 11) if number not in seen)

    def promise(self, land: Region, trail: Trail) -> float:
        """What an expedition will come to, about; one that is not begun need not be."""
        tariff, laid = self.facts.tariff, trail.laid
        top, total, times = max(laid, default=0), sum(laid), 1 + laid.count(0)
        coming = [card for card in trail.held if card > top]
        chance = sum(card for card in self.hidden[land] if card > top) * self.luck
        numbers = total + sum(coming) + chance - tariff.base
        if not top and numbers > 0:
            times += trail.held.count(0)
        cards = len(laid) + len(coming) + self.luck * len(self.hidden[land])
        points = numbers * times + (tariff.bonus if cards >= tariff.long else 0)
        return points if laid else max(0.0, points)

    def rush(self, trails: dict[Region, Trail], turns: int) -> float:
        """What is lost because there are not turns enough for all cards that should be laid."""
        waiting = sorted(
            card * (1 + trail.laid.count(0))
            for trail in trails.values()
            if trail.laid
            for card in trail.held
            if card > max(trail.laid)
        )
        return float(sum(waiting[: max(0, len(waiting) - turns)]))

    # --- playing
    def play(self) -> Path:
        """The card and the place that leave the best outlook."""
        answers = [(self._laying(card), (card, expedition(self.seat, region(card)))) for card in self._fitting()]
        answers += [(self._discarding(card), (card, look.discard(region(card)))) for card in self.hand]
        return max(answers, key=lambda answer: answer[0])[1]

    def _fitting(self) -> list[str]:
        return [card for card in self.hand if look.why_not_lay(self.view, self.seat, card) is None]

    def _laying(self, card: str) -> float:
        return self._after(region(card), self.trails[region(card)].with_laid(value(card)))

    def _discarding(self, card: str) -> float:
        return self._after(region(card), self.trails[region(card)].without(value(card))) - self.gift(card)

    def _after(self, land: Region, trail: Trail) -> float:
        """How the outlook changes when one expedition stands so after this turn."""
        change = self.promise(land, trail) - self.worth[land]
        return change - self.rush({**self.trails, land: trail}, self.turns - 1)

    def gift(self, card: str) -> float:
        """What a card would bring the other."""
        theirs = tuple(map(value, look.laid(self.view, 1 - self.seat, region(card))))
        if height(look.laid(self.view, 1 - self.seat, region(card))) >= max(1, value(card)):
            return 0.0
        if not theirs:
            return HOPE * (value(card) or 8)
        return GIFT * (value(card) or 8) * (1 + theirs.count(0))

    # --- drawing
    def draw(self, question: Decision) -> Path:
        """A discard that brings more than an unknown card, else the pile."""
        best, where = self._fresh(), PILE
        for option in draws(question)[1:]:
            gain = self._taking(option.cards[0])
            if gain > best:
                best, where = gain, option.key
        return (where,)

    def _fresh(self) -> float:
        """What the pile offers: little when there is more to lay than there are turns."""
        return FRESH - self.rush(self.trails, self.turns)

    def _taking(self, card: str) -> float:
        land = region(card)
        trail = self.trails[land].with_held(value(card))
        return self.promise(land, trail) - self.worth[land] - self.rush({**self.trails, land: trail}, self.turns + 1)
