"""What a screen or a bot asks of a view of the round.

Cards are ids (``sea-7``, ``sea-i#2``); ``region`` and ``value`` read them. Places are named by zone: ``expedition(seat,
region)``, ``discard(region)``, ``PILE``.
"""

from __future__ import annotations

import msgspec

from game.core.event import Event
from game.core.question import Reason, Seat
from game.core.view import View
from game.rules.lost_cities import facts, score
from game.rules.lost_cities.content import Region, region, value
from game.rules.lost_cities.events import Discarded, Drew, Laid, RoundBegan, Took
from game.rules.lost_cities.facts import PILE, Facts, covered, discard, expedition
from game.rules.lost_cities.score import Line

__all__ = [
    "PILE", "Line", "change", "discard", "discards", "expedition", "hand", "held", "laid", "last_turn", "line",
    "pile_left", "region", "running", "score_lines", "top", "turns_left", "unseen", "value", "why_not_lay",
]  # fmt: skip

TripView = View[Facts]
Cards = tuple[str, ...]


class Change(msgspec.Struct, frozen=True, gc=False):
    """What laying a card does to its expedition's score."""

    before: int
    after: int

    @property
    def by(self) -> int:
        """The difference."""
        return self.after - self.before


def hand(view: TripView, seat: Seat) -> Cards:
    """A hand that the viewer sees, sorted by region and value; ``()`` if it does not."""
    seen = view.zones[facts.hand(seat)]
    order = view.facts.regions
    return tuple(sorted(seen.cards or (), key=lambda card: (order.index(region(card)), value(card), card)))


def held(view: TripView, seat: Seat) -> int:
    """How many cards a seat holds."""
    return view.zones[facts.hand(seat)].count


def laid(view: TripView, seat: Seat, land: Region) -> Cards:
    """The cards of an expedition, in the order laid."""
    return view.zones[expedition(seat, land)].cards or ()


def top(view: TripView, land: Region) -> str | None:
    """The visible card of a discard place, None if it is empty."""
    cards = view.zones[discard(land)].cards
    return cards[0] if cards else None


def discards(view: TripView, land: Region) -> tuple[int, Cards]:
    """How many cards lie on a discard place, and those that may be seen, the top first (LC-7)."""
    under, over = view.zones[covered(land)], view.zones[discard(land)].cards or ()
    return under.count + len(over), over + (under.cards or ())[::-1]


def pile_left(view: TripView) -> int:
    """How many cards the pile still has."""
    return view.zones[PILE].count


def turns_left(view: TripView, seat: Seat) -> int:
    """How many more turns a seat has, its present one included, if both always draw from the pile."""
    return (pile_left(view) + (view.facts.turn == seat)) // 2


def line(view: TripView, seat: Seat, land: Region) -> Line:
    """How an expedition would be reckoned now: its ``points``, and how they come about."""
    return score.line(laid(view, seat, land), view.facts.tariff)


def running(view: TripView, seat: Seat) -> int:
    """What a seat's expeditions are worth now."""
    return sum(line(view, seat, land).points for land in view.facts.regions)


def score_lines(view: TripView) -> tuple[tuple[int, ...], ...]:
    """By seat, the running total after each round that is over: the lines of the result plot."""
    return tuple(tuple(sum(won[: at + 1]) for at in range(len(won))) for won in view.facts.scored)


def why_not_lay(view: TripView, seat: Seat, card: str) -> Reason | None:
    """Why a card cannot join a seat's expedition of its region, None if it can: then it may only be discarded."""
    return facts.why_not_lay(laid(view, seat, region(card)), card)


def change(view: TripView, seat: Seat, card: str) -> Change | None:
    """What laying a card would change, None if it cannot be laid."""
    now = laid(view, seat, region(card))
    if not facts.may_lay(now, card):
        return None
    tariff = view.facts.tariff
    return Change(score.points(now, tariff), score.points((*now, card), tariff))


def unseen(view: TripView, cards: Cards) -> Cards | None:
    """Those of all ``cards`` of the match that the viewer does not see: the counter, with fanned discards (LC-7)."""
    if not view.facts.fan:
        return None
    seen = {card for zone in view.zones.values() if zone.faces for card in zone.cards or ()}
    return tuple(card for card in cards if card not in seen)


def last_turn(view: TripView, seat: Seat) -> tuple[Event, ...]:
    """What a seat did in its newest turn of this round: playing, then drawing, as far as it has."""
    found: list[Event] = []
    for event in reversed(view.past):
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, Laid | Discarded | Drew | Took) and event.by == seat:
            found.insert(0, event)
            if isinstance(event, Laid | Discarded):
                break
    return tuple(found)
