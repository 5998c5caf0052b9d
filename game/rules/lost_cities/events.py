"""What happens in a round. Only the cards of hands and pile are hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from game.core.event import Back, Event, Sights
from game.core.question import Seat
from game.core.table import Table
from game.core.zone import only, sees
from game.rules.lost_cities.content import region
from game.rules.lost_cities.facts import PILE, Facts, WhyStarts, covered, discard, expedition, hand

Trip = Table[Facts]
WhyRoundEnded = Literal["pile", "agreed"]
Pair = tuple[int, int]


class RoundBegan(Event, frozen=True, gc=False):
    """All cards went back to the pile, still to be shuffled; ``starter`` begins, ``why`` says what made it first."""

    starts_round: ClassVar[bool] = True

    round: int
    starter: Seat
    why: WhyStarts

    def apply(self, table: Trip) -> None:
        facts = table.facts
        facts.round, facts.turn, facts.starter, facts.why_starts = self.round, self.starter, self.starter, self.why
        facts.turns = facts.dry = 0
        facts.holds = (0, 0)
        facts.playing, facts.played, facts.refused, facts.discarded = True, False, False, ""
        gathered = [card for zone in table.zones.values() for card in zone.cards]
        for zone in table.zones.values():
            zone.cards.clear()
        table.zones[PILE].cards += gathered


class Dealt(Event, frozen=True, gc=False):
    """Each was dealt a hand from the top of the pile; the other's cards are told as backs (LC-3)."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[str, ...], tuple[str, ...]]

    def apply(self, table: Trip) -> None:
        pile = table.zones[PILE].cards
        for seat, cards in enumerate(self.hands):
            table.zones[hand(seat)].cards[:] = cards
            del pile[len(pile) - len(cards) :]
        table.facts.holds = (len(self.hands[0]), len(self.hands[1]))

    def sights(self, table: Table[Any]) -> Sights:
        return tuple(map(only, range(len(self.hands))))

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        first, second = (
            cards if sees(sight, viewer) else tuple(map(back, cards))
            for cards, sight in zip(self.hands, sights, strict=True)
        )
        return Dealt((first, second))


class Laid(Event, frozen=True, gc=False):
    """A turn began: a card from the hand joined the seat's own expedition of its region (LC-6)."""

    starts_turn: ClassVar[bool] = True

    by: Seat
    card: str

    def apply(self, table: Trip) -> None:
        zones = table.zones
        zones[hand(self.by)].cards.remove(self.card)
        zones[expedition(self.by, region(self.card))].cards.append(self.card)
        table.facts.played = True


class Discarded(Event, frozen=True, gc=False):
    """A turn began: a card from the hand covers the discard place of its region (LC-7)."""

    starts_turn: ClassVar[bool] = True

    by: Seat
    card: str

    def apply(self, table: Trip) -> None:
        zones, place = table.zones, region(self.card)
        zones[hand(self.by)].cards.remove(self.card)
        top = zones[discard(place)].cards
        zones[covered(place)].cards += top
        top[:] = (self.card,)
        table.facts.played, table.facts.discarded = True, place


class Drew(Event, frozen=True, gc=False):
    """A turn ended: the seat drew the top of the pile, of which ``left`` remain; the other is told its back (LC-8)."""

    reveals: ClassVar[bool] = True

    by: Seat
    card: str
    left: int

    def apply(self, table: Trip) -> None:
        table.zones[hand(self.by)].cards.append(table.zones[PILE].cards.pop())
        _end_turn(table.facts, self.by)
        table.facts.dry = 0

    def sights(self, table: Table[Any]) -> Sights:
        return (only(self.by),)

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        return self if viewer == self.by else Drew(self.by, back(self.card), self.left)


class Took(Event, frozen=True, gc=False):
    """A turn ended: the seat took the visible card of a discard place, and ``under`` it came to light (LC-8)."""

    by: Seat
    card: str
    under: str = ""

    def apply(self, table: Trip) -> None:
        zones, place = table.zones, region(self.card)
        beneath = zones[covered(place)].cards
        zones[discard(place)].cards[:] = [beneath.pop()] if beneath else []
        zones[hand(self.by)].cards.append(self.card)
        _end_turn(table.facts, self.by)
        table.facts.dry += 1

    def brings_to_light(self, table: Table[Any]) -> bool:
        return bool(self.under) and not table.facts.fan


class EndProposed(Event, frozen=True, gc=False):
    """A seat would rather end the round here than draw (LC-16)."""

    by: Seat


class EndRefused(Event, frozen=True, gc=False):
    """The other would rather go on; the first must draw (LC-16)."""

    by: Seat

    def apply(self, table: Trip) -> None:
        table.facts.refused = True


class RoundEnded(Event, frozen=True, gc=False):
    """The round is over and counted: ``scores`` by seat, ``sheet`` by seat and region (LC-10, LC-13)."""

    round: int
    why: WhyRoundEnded
    scores: Pair
    sheet: tuple[tuple[int, ...], tuple[int, ...]]

    def apply(self, table: Trip) -> None:
        facts = table.facts
        first, second = facts.scored
        facts.scored = ((*first, self.scores[0]), (*second, self.scores[1]))
        facts.sheets = (*facts.sheets, self.sheet)
        facts.playing = False


class MatchEnded(Event, frozen=True, gc=False):
    """The match is over."""

    winners: tuple[Seat, ...]
    scores: Pair


def _end_turn(facts: Facts, seat: Seat) -> None:
    facts.turn = 1 - seat
    facts.turns += 1
    facts.played, facts.refused, facts.discarded = False, False, ""
