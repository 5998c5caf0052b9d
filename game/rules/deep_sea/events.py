"""What happens in a dive. Cards in an event are chips; who may not see a chip is told its back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, ClassVar, Literal

import msgspec

from game.core.event import Back, Event, Sights
from game.core.question import Seat
from game.core.table import Table
from game.core.values import changed
from game.core.zone import NOBODY
from game.rules.deep_sea.content import value
from game.rules.deep_sea.facts import ABOARD, Facts, WhyStarts

PATH = "path"
Sea = Table[Facts]
WhyDiveEnded = Literal["all_home", "no_air"]
WhyMatchEnded = Literal["dives", "empty_row"]


def carried(seat: Seat) -> str:
    """The zone of what a diver carries."""
    return f"carried/{seat}"


def banked(seat: Seat) -> str:
    """The zone of what a diver has brought home for good."""
    return f"banked/{seat}"


class DiveBegan(Event, frozen=True, gc=False):
    """All are aboard with full air, and ``starter`` dives first; ``why`` says what made it the first."""

    starts_round: ClassVar[bool] = True

    dive: int
    starter: Seat
    air: int
    why: WhyStarts

    def apply(self, table: Sea) -> None:
        facts, seats = table.facts, table.seats
        facts.dive, facts.turn, facts.air, facts.why_starts = self.dive, self.starter, self.air, self.why
        facts.at, facts.up = (ABOARD,) * seats, (False,) * seats
        facts.home, facts.drowned = (), ()
        facts.gained = tuple([(*points, 0) for points in facts.gained])
        facts.lost = tuple([(*chips, 0) for chips in facts.lost])
        facts.diving = True


class Breathed(Event, frozen=True, gc=False):
    """A turn began: the diver's ``items`` used up air, now ``air``; at 0 this turn is the last (DS-7, DS-8)."""

    starts_turn: ClassVar[bool] = True

    by: Seat
    items: int
    air: int

    def apply(self, table: Sea) -> None:
        table.facts.turn, table.facts.air = self.by, self.air


class TurnedBack(Event, frozen=True, gc=False):
    """A diver faces the submarine; ``forced`` on the last space with nothing, else it may be taken back (DS-9)."""

    by: Seat
    forced: bool = False

    def apply(self, table: Sea) -> None:
        table.facts.up = changed(table.facts.up, self.by, True)
        table.facts.announced = not self.forced


class KeptDiving(Event, frozen=True, gc=False):
    """A diver took its turning back before the roll (DS-9)."""

    by: Seat

    def apply(self, table: Sea) -> None:
        table.facts.up = changed(table.facts.up, self.by, False)
        table.facts.announced = False


class Swam(Event, frozen=True, gc=False):
    """A diver swam ``steps`` (``roll - items``); ``passed`` are others' spaces, not counted (DS-10, DS-11)."""

    by: Seat
    src: int
    dst: int
    roll: int
    items: int
    steps: int
    passed: tuple[int, ...] = ()

    def apply(self, table: Sea) -> None:
        table.facts.at = changed(table.facts.at, self.by, self.dst)
        table.facts.announced = False


class CameHome(Event, frozen=True, gc=False):
    """A diver is back aboard and takes no more turns in this dive (DS-13)."""

    by: Seat

    def apply(self, table: Sea) -> None:
        table.facts.home += (self.by,)


class Hidden(Event, frozen=True, gc=False):
    """An event about chips that nobody may see, not even their carrier (DS-15)."""

    by: Seat
    cards: tuple[str, ...]

    def sights(self, table: Table[Any]) -> Sights:
        return (NOBODY,)

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        return msgspec.structs.replace(self, cards=tuple(map(back, self.cards)))


class Took(Hidden, frozen=True, gc=False):
    """A diver took the item on its space and left a blank (DS-14)."""

    space: int

    def apply(self, table: Sea) -> None:
        facts, at = table.facts, self.space - 1
        path, first = table.zones[PATH].cards, sum(facts.row[:at])
        del path[first : first + len(self.cards)]
        table.zones[carried(self.by)].cards += self.cards
        facts.row = changed(facts.row, at, 0)
        facts.items = changed(facts.items, self.by, (*facts.items[self.by], len(self.cards)))


class Dropped(Hidden, frozen=True, gc=False):
    """A diver dropped its ``item``-th item (from 0) on the blank where it is (DS-14)."""

    space: int
    item: int

    def apply(self, table: Sea) -> None:
        facts, at = table.facts, self.space - 1
        held, sizes = table.zones[carried(self.by)].cards, facts.items[self.by]
        first, deep = sum(sizes[: self.item]), sum(facts.row[:at])
        del held[first : first + len(self.cards)]
        table.zones[PATH].cards[deep:deep] = self.cards
        facts.row = changed(facts.row, at, len(self.cards))
        facts.items = changed(facts.items, self.by, (*sizes[: self.item], *sizes[self.item + 1 :]))


class DiveEnded(Event, frozen=True, gc=False):
    """The dive is over: every diver is home, or the turn in which the air ran out is (DS-16)."""

    dive: int
    why: WhyDiveEnded

    def apply(self, table: Sea) -> None:
        table.facts.diving = False


class Banked(Event, frozen=True, gc=False):
    """A diver at home turned its chips over and keeps them; from now on all see their values (DS-17)."""

    reveals: ClassVar[bool] = True

    by: Seat
    cards: tuple[str, ...]

    def apply(self, table: Sea) -> None:
        facts = table.facts
        table.zones[carried(self.by)].cards.clear()
        table.zones[banked(self.by)].cards += self.cards
        facts.items = changed(facts.items, self.by, ())
        facts.gained = _added(facts.gained, self.by, sum(map(value, self.cards)))


class Sank(Hidden, frozen=True, gc=False):
    """A diver in the water lost its chips, laid in this order after the last space, and was pulled aboard (DS-18).

    ``row`` is the whole path after it, chips by space.
    """

    row: tuple[int, ...]

    def apply(self, table: Sea) -> None:
        facts, path = table.facts, table.zones[PATH].cards
        table.zones[carried(self.by)].cards.clear()
        _lay(path, facts.row, self.row, self.cards)
        facts.row, facts.at = self.row, changed(facts.at, self.by, ABOARD)
        facts.items = changed(facts.items, self.by, ())
        facts.home += (self.by,)
        facts.drowned += (self.by,)
        facts.lost = _added(facts.lost, self.by, len(self.cards))


class RowClosed(Event, frozen=True, gc=False):
    """The blanks on these spaces were taken away and the path closed up (DS-19)."""

    blanks: tuple[int, ...]

    def apply(self, table: Sea) -> None:
        table.facts.row = tuple(filter(None, table.facts.row))


class MatchEnded(Event, frozen=True, gc=False):
    """The match is over: the last dive is done, or no relic is left to dive for (DS-21, DS-23)."""

    why: WhyMatchEnded
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


def _added(by_dive: tuple[tuple[int, ...], ...], seat: Seat, more: int) -> tuple[tuple[int, ...], ...]:
    """A seat's record with ``more`` added to the dive that is ending."""
    record = by_dive[seat]
    return changed(by_dive, seat, (*record[:-1], record[-1] + more))


def _lay(path: list[str], old: tuple[int, ...], new: tuple[int, ...], cards: tuple[str, ...]) -> None:
    """Puts chips where the row grew: each space's new chips on top of those it had."""
    left, top = list(cards), 0
    for size, had in zip_longest(new, old, fillvalue=0):
        top += size
        if size > had:
            more, left = left[: size - had], left[size - had :]
            path[top - len(more) : top - len(more)] = more
