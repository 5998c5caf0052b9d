"""What everybody knows in a round, and the questions the rules ask of it.

Places are named as the zones they are: ``expedition(seat, region)``, ``discard(region)``, ``PILE``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from game.core.question import Reason, Seat
from game.rules.lost_cities.content import Region, region, value

PILE = "pile"
ASIDE = "aside"
"""The zone of cards that a start position does not name; they join in the next round."""
END_ROUND = "end_round"
DRY = 30
"""So many turns in a row without a draw from the pile, and the round may be ended by agreement (LC-16)."""
LATE = 300
"""After so many turns bots only draw from the pile (LC-16)."""
WhyStarts = Literal["chosen", "drawn", "ahead", "alternate"]
Cards = Sequence[str]


class Tariff(msgspec.Struct, frozen=True):
    """How an expedition is scored (LC-11, LC-12, LC-15)."""

    base: int = 20
    bonus: int = 20
    long: int = 8
    counts_investments: bool = True


class Facts(msgspec.Struct):
    """The public state of a match; the values are immutable, so a shallow copy is a snapshot."""

    rounds: int
    regions: tuple[Region, ...]
    hand: int
    """Cards dealt to each."""
    tariff: Tariff
    fan: bool
    """Whether all cards of a discard place may be looked through (LC-7)."""
    cards: int
    """How many cards are in the game."""
    turn: Seat
    starter: Seat
    why_starts: WhyStarts
    round: int = 0
    holds: tuple[int, int] = (0, 0)
    """How many cards each holds between turns."""
    playing: bool = False
    """Whether a round is under way."""
    played: bool = False
    """Whether the seat whose turn it is has played and must draw."""
    discarded: Region = ""
    """Where it has discarded in this turn: that card may not be drawn (LC-8)."""
    refused: bool = False
    """Whether ending the round was proposed in this turn and refused."""
    turns: int = 0
    """Turns ended in this round."""
    dry: int = 0
    """Turns in a row, the last ones, that ended without a draw from the pile."""
    scored: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Points of the rounds that are over, by seat and round."""
    sheets: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()
    """The same by round, seat and region; a round before a start position has none."""

    @property
    def totals(self) -> tuple[int, int]:
        """The sum of the rounds that are over, by seat (LC-13)."""
        return sum(self.scored[0]), sum(self.scored[1])


@cache
def hand(seat: Seat) -> str:
    """The zone of a hand."""
    return f"hand/{seat}"


@cache
def expedition(seat: Seat, region: Region) -> str:
    """The zone of a seat's expedition."""
    return f"expedition/{seat}/{region}"


@cache
def discard(region: Region) -> str:
    """The zone of the one visible card of a discard place."""
    return f"discard/{region}"


@cache
def covered(region: Region) -> str:
    """The zone of the cards under that one, bottom first (LC-7)."""
    return f"covered/{region}"


def height(laid: Cards) -> int:
    """The number that the next card of an expedition must exceed, 0 while it holds none."""
    return value(laid[-1]) if laid else 0


def may_lay(laid: Cards, card: str) -> bool:
    """Whether a card may join an expedition of its region: numbers rise, investments come before (LC-6)."""
    top = height(laid)
    return value(card) > top or not top


def why_not_lay(laid: Cards, card: str) -> Reason | None:
    """Why a card may not join an expedition of its region, None if it may (LC-6)."""
    if may_lay(laid, card):
        return None
    word = "why-too-low" if value(card) else "why-investment-late"
    return Reason(word, {"top": height(laid), "region": region(card)})
