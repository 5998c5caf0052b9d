"""What happens on the reef. Cards lie face down until they are taken, then everybody sees them."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.core.event import Event
from game.core.question import Seat
from game.core.table import Table
from game.core.values import changed
from game.rules.reef.facts import ABOARD, Facts, WhyStarts

TRACK, BOX = "track", "box"
Reef = Table[Facts]
WhyRoundEnded = Literal["all_home", "no_air", "all_done"]
WhyBroken = Literal["", "best_round", "earlier"]


def taken(seat: Seat) -> str:
    """The zone of the cards a diver has taken in this round."""
    return f"taken/{seat}"


class RoundBegan(Event, frozen=True, gc=False):
    """All are aboard, ``oxygen`` is full, and ``starter`` goes first; ``why`` says what made it the first (RF-5)."""

    starts_round: ClassVar[bool] = True

    round: int
    starter: Seat
    oxygen: int
    why: WhyStarts

    def apply(self, table: Reef) -> None:
        facts, seats = table.facts, table.seats
        facts.round, facts.turn, facts.starter, facts.why_starts = self.round, self.starter, self.starter, self.why
        facts.tanks = (self.oxygen,) * len(facts.tanks)
        facts.at, facts.back, facts.bound = (ABOARD,) * seats, (False,) * seats, (False,) * seats
        facts.moved, facts.home, facts.out = (0,) * seats, (), ()
        facts.gained = tuple([(*points, 0) for points in facts.gained])
        facts.came = tuple([(*turns, 0) for turns in facts.came])
        facts.playing = True


class TurnBegan(Event, frozen=True, gc=False):
    """It is a diver's turn."""

    starts_turn: ClassVar[bool] = True

    by: Seat

    def apply(self, table: Reef) -> None:
        table.facts.turn, table.facts.rolled = self.by, False
        table.facts.turns += 1


class Breathed(Event, frozen=True, gc=False):
    """A roll of ``sum`` used up oxygen, now ``oxygen``; if it was ``short`` of it the diver does not move (RF-7)."""

    by: Seat
    sum: int
    oxygen: int
    short: bool = False

    def apply(self, table: Reef) -> None:
        facts = table.facts
        facts.tanks = changed(facts.tanks, self.by if facts.personal else 0, self.oxygen)
        facts.rolled = True


class Swam(Event, frozen=True, gc=False):
    """A diver moved (RF-6, RF-9)."""

    by: Seat
    src: int
    dst: int

    def apply(self, table: Reef) -> None:
        facts = table.facts
        facts.at = changed(facts.at, self.by, self.dst)
        facts.moved = changed(facts.moved, self.by, facts.turns)
        if facts.back[self.by]:
            facts.bound = changed(facts.bound, self.by, True)


class Took(Event, frozen=True, gc=False):
    """A diver landed on a card and took it, face up for all to see (RF-10)."""

    reveals: ClassVar[bool] = True

    by: Seat
    card: str
    space: int

    def apply(self, table: Reef) -> None:
        facts = table.facts
        table.zones[TRACK].cards.remove(self.card)
        table.zones[taken(self.by)].cards.append(self.card)
        facts.row = changed(facts.row, self.space - 1, False)


class CameHome(Event, frozen=True, gc=False):
    """A diver is back aboard and takes no more turns in this round (RF-12)."""

    by: Seat

    def apply(self, table: Reef) -> None:
        facts = table.facts
        facts.home += (self.by,)
        record = facts.came[self.by]
        facts.came = changed(facts.came, self.by, (*record[:-1], facts.turns))


class Headed(Event, frozen=True, gc=False):
    """A diver said where it goes from its next turn on; ``forced`` on the last space (RF-12)."""

    by: Seat
    back: bool
    forced: bool = False

    def apply(self, table: Reef) -> None:
        table.facts.back = changed(table.facts.back, self.by, self.back)


class RanOut(Event, frozen=True, gc=False):
    """A diver's own tank is empty: the round is over for it (RF-18)."""

    by: Seat

    def apply(self, table: Reef) -> None:
        table.facts.out += (self.by,)


class RoundEnded(Event, frozen=True, gc=False):
    """The round is over: all are aboard, the oxygen is gone, or each is one or the other (RF-13, RF-18)."""

    round: int
    why: WhyRoundEnded

    def apply(self, table: Reef) -> None:
        table.facts.playing = False


class Scored(Event, frozen=True, gc=False):
    """A diver aboard scored ``points`` for its cards, which leave the game (RF-14, RF-15)."""

    by: Seat
    cards: tuple[str, ...]
    points: int

    def apply(self, table: Reef) -> None:
        facts = table.facts
        record = facts.gained[self.by]
        facts.gained = changed(facts.gained, self.by, (*record[:-1], record[-1] + self.points))
        _box(table, self.by)


class Lost(Event, frozen=True, gc=False):
    """A diver in the water scored nothing; its cards leave the game (RF-14, RF-15)."""

    by: Seat
    cards: tuple[str, ...]

    def apply(self, table: Reef) -> None:
        _box(table, self.by)


class MatchEnded(Event, frozen=True, gc=False):
    """The match is over; ``broken`` says what decided a tie (RF-16, RF-17)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    broken: WhyBroken


def _box(table: Reef, seat: Seat) -> None:
    held = table.zones[taken(seat)].cards
    table.zones[BOX].cards += held
    held.clear()
