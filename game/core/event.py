"""What happens. The table changes only through events, and each is told to every viewer as far as it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from game.core.question import Seat
from game.core.zone import ALL, Sight, only, sees

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.table import Table

Sights = tuple[Sight, ...]
Back = str
UNSEEN: Back = "?"


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened, in the past tense.

    ``reveals``: chance or a hidden face came to light, so no undo. ``starts_round``: worth a save to come back to.
    """

    reveals: ClassVar[bool] = False
    starts_round: ClassVar[bool] = False
    starts_turn: ClassVar[bool] = False

    def apply(self, table: Table[Any]) -> None:
        """Changes the table; what is only said changes nothing."""

    def sights(self, table: Table[Any]) -> Sights | None:
        """Who sees each hidden part, fixed at the moment of the event; None when all is public."""
        return None

    def brings_to_light(self, table: Table[Any]) -> bool:
        """Whether somebody learns something by it that undoing could not take back."""
        return self.reveals

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        """The event as ``viewer`` is told it."""
        return self


class Move(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One card from one zone to another; ``at`` counts from the bottom, None is the top."""

    card: str
    src: str
    dst: str
    at: int | None = None


class Moved(Event, frozen=True, gc=False):
    """Cards changed zones, all at one moment; ``why`` is a word, ``by`` the seat that did it."""

    steps: tuple[Move, ...]
    why: str = ""
    by: Seat | None = None

    def apply(self, table: Table[Any]) -> None:
        zones = table.zones
        for step in self.steps:
            cards = zones[step.src].cards
            if cards[-1] == step.card:
                cards.pop()
            else:
                cards.remove(step.card)
        for step in self.steps:
            zones[step.dst].put((step.card,), step.at)

    def sights(self, table: Table[Any]) -> Sights | None:
        zones = table.zones
        found = tuple([zones[step.src].sight | zones[step.dst].sight for step in self.steps])
        return None if found.count(ALL) == len(found) else found

    def brings_to_light(self, table: Table[Any]) -> bool:
        zones = table.zones
        for step in self.steps:  # noqa: SIM110 - half the time of any(), and asked at every move
            if zones[step.dst].sight & ~zones[step.src].sight:
                return True
        return False

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        steps = (
            step if sees(sight, viewer) else Move(back(step.card), step.src, step.dst, step.at)
            for step, sight in zip(self.steps, sights, strict=True)
        )
        return Moved(tuple(steps), self.why, self.by)


class Shuffled(Event, frozen=True, gc=False):
    """A zone was shuffled into ``order``, of which those who cannot see into it are told nothing."""

    zone: str
    order: tuple[str, ...]

    def apply(self, table: Table[Any]) -> None:
        table.zones[self.zone].cards[:] = self.order

    def sights(self, table: Table[Any]) -> Sights | None:
        sight = table.zones[self.zone].sight
        return None if sight == ALL else (sight,)

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        return self if sees(sights[0], viewer) else Shuffled(self.zone, ())


class Rolled(Event, frozen=True, gc=False):
    """Dice were rolled by a seat."""

    reveals: ClassVar[bool] = True

    by: Seat
    dice: tuple[int, ...]


class Peeked(Event, frozen=True, gc=False):
    """A seat looked at cards that it could not see; the others are told their backs."""

    reveals: ClassVar[bool] = True

    zone: str
    cards: tuple[str, ...]
    by: Seat

    def sights(self, table: Table[Any]) -> Sights | None:
        return (table.zones[self.zone].sight | only(self.by),)

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        return self if sees(sights[0], viewer) else Peeked(self.zone, tuple(map(back, self.cards)), self.by)


class Frame(msgspec.Struct, frozen=True, gc=False):
    """One thing being settled: a card or skill, its user and targets, and whether it would take effect now."""

    word: str
    by: Seat | None = None
    card: str = ""
    targets: tuple[Seat, ...] = ()
    takes_effect: bool = True


class Began(Event, frozen=True, gc=False):
    """Something began to be settled."""

    frame: Frame

    def apply(self, table: Table[Any]) -> None:
        table.stack.append(self.frame)


class Ended(Event, frozen=True, gc=False):
    """The newest thing being settled is done."""

    frame: Frame

    def apply(self, table: Table[Any]) -> None:
        table.stack.pop()
