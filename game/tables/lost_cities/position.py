"""What lies where, as it is drawn: a position from a view, and the next one after an event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.core.event import Event
from game.core.question import Seat
from game.core.view import View
from game.rules.lost_cities import events, look, score
from game.rules.lost_cities.content import Region
from game.rules.lost_cities.facts import Facts, Tariff, WhyStarts
from game.rules.lost_cities.look import Cards
from game.rules.lost_cities.score import Line

T = TypeVar("T")
Play = events.Laid | events.Discarded
Draw = events.Drew | events.Took


@dataclass(frozen=True)
class Tray:
    """A discard place: how many cards lie there, and those that may be seen, the top one first (LC-7)."""

    count: int = 0
    cards: Cards = ()

    @property
    def top(self) -> str | None:
        """The visible card."""
        return self.cards[0] if self.cards else None


@dataclass(frozen=True)
class Hand:
    """A hand: how many cards, and which, sorted, if they may be seen."""

    count: int = 0
    cards: Cards = ()


@dataclass(frozen=True)
class Position:
    """Everything a viewer may know of the table, by seat and by region in the order of ``regions``."""

    viewer: Seat | None
    round: int
    rounds: int
    regions: tuple[Region, ...]
    tariff: Tariff
    fan: bool
    cards: int
    turn: Seat
    why: WhyStarts
    playing: bool
    played: bool
    pile: int
    hands: tuple[Hand, Hand]
    laid: tuple[tuple[Cards, ...], tuple[Cards, ...]]
    trays: tuple[Tray, ...]
    scored: tuple[tuple[int, ...], tuple[int, ...]]
    sheets: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    last: tuple[Event, ...] = ()
    """The last turn: what was played, then what was drawn."""

    @classmethod
    def of(cls, view: View[Any]) -> Position:
        """The position as a viewer may know it."""
        now: Facts = view.facts
        laid = [tuple(look.laid(view, seat, land) for land in now.regions) for seat in (0, 1)]
        hands = [Hand(look.held(view, seat), look.hand(view, seat)) for seat in (0, 1)]
        return cls(
            view.viewer, now.round, now.rounds, now.regions, now.tariff, now.fan, now.cards, now.turn, now.why_starts,
            now.playing, now.played, look.pile_left(view), (hands[0], hands[1]), (laid[0], laid[1]),
            tuple(Tray(*look.discards(view, land)) for land in now.regions), now.scored, now.sheets, _last(view.past),
        )  # fmt: skip

    # --- what it is worth
    def line(self, seat: Seat, at: int) -> Line:
        """How an expedition is reckoned now."""
        return score.line(self.laid[seat][at], self.tariff)

    def points(self, seat: Seat) -> int:
        """What a seat's expeditions are worth now."""
        return sum(self.line(seat, at).points for at in range(len(self.regions)))

    def total(self, seat: Seat) -> int:
        """The sum of the rounds that are over."""
        return sum(self.scored[seat])

    # --- what comes next
    def after(self, event: Event) -> Position:
        """The position one event later; equal to that of a view taken then."""
        return replace(self, last=_told(self.last, event), **_changes(self, event))


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same with one of them replaced."""
    return (*values[:at], value, *values[at + 1 :])


def _last(past: tuple[Event, ...]) -> tuple[Event, ...]:
    found: list[Event] = []
    for event in reversed(past):
        if isinstance(event, events.RoundBegan):
            break
        if isinstance(event, Play):
            return (event, *found)
        if isinstance(event, Draw) and not found:
            found.append(event)
    return ()


def _told(last: tuple[Event, ...], event: Event) -> tuple[Event, ...]:
    match event:
        case events.RoundBegan():
            return ()
        case events.Laid() | events.Discarded():
            return (event,)
        case events.Drew() | events.Took():
            return (*last[:1], event) if last else ()
        case _:
            return last


def _changes(now: Position, event: Event) -> dict[str, Any]:
    match event:
        case events.RoundBegan():
            return _begun(now, event)
        case events.Dealt():
            return _dealt(now, event)
        case events.Laid() | events.Discarded():
            return _put(now, event)
        case events.Drew() | events.Took():
            return _drawn(now, event)
        case events.RoundEnded():
            scored = ((*now.scored[0], event.scores[0]), (*now.scored[1], event.scores[1]))
            return {"playing": False, "scored": scored, "sheets": (*now.sheets, event.sheet)}
        case _:
            return {}


def _begun(now: Position, event: events.RoundBegan) -> dict[str, Any]:
    nothing: tuple[Cards, ...] = ((),) * len(now.regions)
    return {
        "round": event.round,
        "turn": event.starter,
        "why": event.why,
        "playing": True,
        "played": False,
        "pile": now.cards,
        "hands": (Hand(), Hand()),
        "laid": (nothing, nothing),
        "trays": (Tray(),) * len(now.regions),
    }


def _dealt(now: Position, event: events.Dealt) -> dict[str, Any]:
    hands = tuple(
        Hand(len(cards), _sorted(now, cards) if seat == now.viewer else ()) for seat, cards in enumerate(event.hands)
    )
    return {"hands": hands, "pile": now.pile - sum(hand.count for hand in hands)}


def _sorted(now: Position, cards: Cards) -> Cards:
    order = now.regions
    return tuple(sorted(cards, key=lambda card: (order.index(look.region(card)), look.value(card), card)))


def _put(now: Position, event: Play) -> dict[str, Any]:
    seat, card, at = event.by, event.card, now.regions.index(look.region(event.card))
    hand = now.hands[seat]
    left = Hand(hand.count - 1, tuple(held for held in hand.cards if held != card))
    changes: dict[str, Any] = {"hands": changed(now.hands, seat, left), "played": True}
    if isinstance(event, events.Laid):
        columns = changed(now.laid[seat], at, (*now.laid[seat][at], card))
        return changes | {"laid": changed(now.laid, seat, columns)}
    tray = now.trays[at]
    shown = (card, *tray.cards) if now.fan else (card,)
    return changes | {"trays": changed(now.trays, at, Tray(tray.count + 1, shown))}


def _drawn(now: Position, event: Draw) -> dict[str, Any]:
    seat, hand = event.by, now.hands[event.by]
    cards = _sorted(now, (*hand.cards, event.card)) if seat == now.viewer else ()
    changes: dict[str, Any] = {
        "hands": changed(now.hands, seat, Hand(hand.count + 1, cards)),
        "turn": 1 - seat,
        "played": False,
    }
    if isinstance(event, events.Drew):
        return changes | {"pile": event.left}
    at = now.regions.index(look.region(event.card))
    tray = now.trays[at]
    under = (event.under,) if event.under else ()
    return changes | {"trays": changed(now.trays, at, Tray(tray.count - 1, tray.cards[1:] if now.fan else under))}
