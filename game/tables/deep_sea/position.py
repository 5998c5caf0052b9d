"""What lies where, as it is drawn: a position from a view, and the next one after an event."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from game.core.event import Event, Rolled
from game.core.question import Seat
from game.core.values import changed
from game.core.view import View
from game.rules.deep_sea import events, look
from game.rules.deep_sea.events import WhyDiveEnded
from game.rules.deep_sea.facts import ABOARD, Facts, WhyStarts
from game.rules.deep_sea.look import Cards
from game.tables.diving import Trail, folded


@dataclass(frozen=True)
class Story:
    """What the panel tells of the turn under way; folded from the events of the dive, so it survives a reload."""

    by: Seat | None = None
    before: int = 0
    air: int | None = None
    items: int = 0
    turned: bool = False
    dice: tuple[int, ...] = ()
    swam: events.Swam | None = None
    trail: Trail | None = None
    ended: WhyDiveEnded | None = None

    def after(self, event: Event) -> Story:
        """The story one event later."""
        match event:
            case events.DiveBegan():
                return Story(event.starter, event.air, event.air)
            case events.Breathed():
                before = event.air + event.items if self.air is None else self.air
                return Story(event.by, before, event.air, event.items, trail=self.trail)
            case events.TurnedBack() | events.KeptDiving():
                return replace(self, turned=isinstance(event, events.TurnedBack))
            case Rolled():
                return replace(self, dice=event.dice)
            case events.Swam():
                return replace(self, swam=event, trail=Trail(event.by, event.src, event.dst))
            case events.DiveEnded():
                return replace(self, ended=event.why, trail=None)
            case _:
                return self

    @classmethod
    def of(cls, past: tuple[Event, ...]) -> Story:
        """The story so far: everything since the dive began."""
        return folded(cls(), past, events.DiveBegan)


@dataclass(frozen=True)
class Position:
    """Everything public of the sea. ``row`` is the backs on each space, ``items`` what each diver carries."""

    dive: int
    dives: int
    full: int
    air: int
    dice: tuple[int, int]
    diving: bool
    turn: Seat
    why: WhyStarts
    row: tuple[Cards, ...]
    at: tuple[int, ...]
    up: tuple[bool, ...]
    items: tuple[tuple[Cards, ...], ...]
    bank: tuple[Cards, ...]
    gained: tuple[tuple[int, ...], ...]
    lost: tuple[tuple[int, ...], ...]
    home: tuple[Seat, ...]
    drowned: tuple[Seat, ...]
    story: Story = field(default_factory=Story)

    @classmethod
    def of(cls, view: View[Any]) -> Position:
        """The position as a viewer may know it."""
        now: Facts = view.facts
        seats = range(view.seats)
        return cls(
            now.dive, now.dives, now.full, now.air, now.dice, now.diving, now.turn, now.why_starts,
            look.path(view), now.at, now.up,
            tuple(look.items(view, seat) for seat in seats),
            tuple(look.bank(view, seat) for seat in seats),
            now.gained, now.lost, now.home, now.drowned, Story.of(view.past),
        )  # fmt: skip

    @property
    def seats(self) -> int:
        """How many divers there are."""
        return len(self.at)

    def points(self, seat: Seat) -> int:
        """What a diver has banked."""
        return sum(self.gained[seat])

    def on(self, space: int) -> Seat | None:
        """Who is on a space of the path."""
        return self.at.index(space) if space in self.at else None

    def queue(self, seat: Seat) -> list[Seat]:
        """Whose turns follow, in order; those back home take none (DS-6)."""
        order = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [after for after in order if after not in self.home]

    @property
    def breathes_next(self) -> Seat:
        """Whose breath comes next: after the current diver's turn, whoever follows."""
        return next(iter(self.queue(self.turn)), self.turn)

    @property
    def next_breath(self) -> int:
        """How much air that breath will cost."""
        seat = self.breathes_next
        return 0 if seat in self.home or not self.diving or not self.air else len(self.items[seat])

    def after(self, event: Event) -> Position:
        """The position one event later; equal to that of a view taken then."""
        return replace(self, story=self.story.after(event), **_changes(self, event))


def _changes(now: Position, event: Event) -> dict[str, Any]:
    match event:
        case events.DiveBegan():
            return _begun(now, event)
        case events.Took() | events.Dropped():
            return _carried(now, event)
        case events.DiveEnded():
            return {"diving": False}
        case events.Banked():
            return _banked(now, event)
        case events.Sank():
            return _sunk(now, event)
        case events.RowClosed():
            return {"row": tuple(filter(None, now.row))}
        case _:
            return _moved(now, event)


def _moved(now: Position, event: Event) -> dict[str, Any]:
    """What a turn changes of the divers themselves."""
    match event:
        case events.Breathed():
            return {"turn": event.by, "air": event.air}
        case events.TurnedBack() | events.KeptDiving():
            return {"up": changed(now.up, event.by, isinstance(event, events.TurnedBack))}
        case events.Swam():
            return {"at": changed(now.at, event.by, event.dst)}
        case events.CameHome():
            return {"home": (*now.home, event.by)}
        case _:
            return {}


def _begun(now: Position, event: events.DiveBegan) -> dict[str, Any]:
    return {
        "dive": event.dive,
        "turn": event.starter,
        "air": event.air,
        "why": event.why,
        "at": (ABOARD,) * now.seats,
        "up": (False,) * now.seats,
        "home": (),
        "drowned": (),
        "gained": _opened(now.gained, event.dive),
        "lost": _opened(now.lost, event.dive),
        "diving": True,
    }


def _opened(by_dive: tuple[tuple[int, ...], ...], dive: int) -> tuple[tuple[int, ...], ...]:
    """Each seat's record with this dive in it; nothing changes where it is told a second time."""
    return tuple([(*record, 0) if len(record) < dive else record for record in by_dive])


def _carried(now: Position, event: events.Took | events.Dropped) -> dict[str, Any]:
    held, seat, space = now.items[event.by], event.by, event.space - 1
    if isinstance(event, events.Took):
        return {"row": changed(now.row, space, ()), "items": changed(now.items, seat, (*held, event.cards))}
    left = (*held[: event.item], *held[event.item + 1 :])
    return {"row": changed(now.row, space, event.cards), "items": changed(now.items, seat, left)}


def _banked(now: Position, event: events.Banked) -> dict[str, Any]:
    points = sum(map(look.value, event.cards))
    return {
        "items": changed(now.items, event.by, ()),
        "bank": changed(now.bank, event.by, (*now.bank[event.by], *event.cards)),
        "gained": _added(now.gained, event.by, points),
    }


def _sunk(now: Position, event: events.Sank) -> dict[str, Any]:
    return {
        "row": laid(now.row, event.row, event.cards),
        "at": changed(now.at, event.by, ABOARD),
        "items": changed(now.items, event.by, ()),
        "home": (*now.home, event.by),
        "drowned": (*now.drowned, event.by),
        "lost": _added(now.lost, event.by, len(event.cards)),
    }


def _added(by_dive: tuple[tuple[int, ...], ...], seat: Seat, more: int) -> tuple[tuple[int, ...], ...]:
    record = by_dive[seat]
    return changed(by_dive, seat, (*record[:-1], record[-1] + more))


def laid(row: tuple[Cards, ...], sizes: tuple[int, ...], cards: Cards) -> tuple[Cards, ...]:
    """The row after ``cards`` sank to make its spaces as large as ``sizes``: new chips lie on those there."""
    left, spaces = list(cards), []
    for at, size in enumerate(sizes):
        there = row[at] if at < len(row) else ()
        more, left = left[: size - len(there)], left[size - len(there) :]
        spaces.append((*there, *more))
    return tuple(spaces)


def grown(row: tuple[Cards, ...], sizes: tuple[int, ...]) -> list[int]:
    """The space each sinking chip comes to lie on, in the order in which they sink."""
    spaces: list[int] = []
    for at, size in enumerate(sizes):
        there = len(row[at]) if at < len(row) else 0
        spaces += [at + 1] * (size - there)
    return spaces
