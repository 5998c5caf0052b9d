"""What the next roll would do: where each sum leads, what it leaves to breathe, and how likely it is."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.question import Seat
from game.rules.reef import chances, facts
from game.rules.reef.facts import ABOARD
from game.tables.reef.position import Position
from game.ui import palette as colours
from game.ui.palette import Colour

NOTHING = colours.hexed("#8FB7BD")
DROWNS = colours.hexed("#F0694F")


@dataclass(frozen=True)
class Odd:
    """One sum: ``share`` of all throws, the oxygen after it, where it ends (None: no move), what it finds."""

    sum: int
    share: float
    oxygen: int
    space: int | None
    takes: bool

    @property
    def drowns(self) -> bool:
        """Whether the diver is left in the water with nothing to breathe (RF-7, RF-8)."""
        return self.space != ABOARD and not self.oxygen


def odds_of(now: Position, seat: Seat) -> tuple[Odd, ...]:
    """Every sum of a diver's next roll, with the heading and the oxygen as they are."""
    count, faces = now.facts.dice
    whole = chances.whole(count, faces)
    return tuple(_odd(now, seat, total, ways / whole) for total, ways in chances.sums(count, faces))


def _odd(now: Position, seat: Seat, total: int, share: float) -> Odd:
    left = now.oxygen(seat) - total
    if left < 0:
        return Odd(total, share, 0, None, False)
    space = facts.landing(now.facts, seat, total)
    return Odd(total, share, left, space, bool(space) and now.facts.row[space - 1])


def colour_of(odd: Odd) -> Colour:
    """Drowned, home, a card, or nothing."""
    if odd.drowns:
        return DROWNS
    if odd.space == ABOARD:
        return colours.JADE_LIGHT
    return colours.BRASS if odd.takes else NOTHING


def kind_of(odd: Odd) -> str:
    """The same as a word: ``short``, ``last``, ``home``, ``card`` or ``empty``."""
    if odd.space is None:
        return "short"
    if odd.space == ABOARD:
        return "home"
    if not odd.oxygen:
        return "last"
    return "card" if odd.takes else "empty"


def percent(share: float) -> int:
    """A share in whole percent; never 0 for what can happen, never 100 for what may fail."""
    if 0 < share < 1:
        return min(99, max(1, round(100 * share)))
    return round(100 * share)
