"""Places for cards, and who may look into them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.core.question import Seat

Sight = int
"""Who may see: a bit for each seat, ``ALL`` or ``NOBODY``. An onlooker without a seat sees only what all see."""
ALL: Sight = -1
NOBODY: Sight = 0


def only(*seats: Seat) -> Sight:
    """The sight of these seats alone."""
    sight = NOBODY
    for seat in seats:
        sight |= 1 << seat
    return sight


def sees(sight: Sight, viewer: Seat | None) -> bool:
    """Whether ``viewer`` (None: an onlooker) is among those who see."""
    return sight == ALL or (viewer is not None and bool(sight & 1 << viewer))


@dataclass(slots=True)
class Zone:
    """Cards in order, the top last. Closed unless declared open; ``ordered`` makes the backs' order public."""

    name: str
    sight: Sight = NOBODY
    ordered: bool = False
    cards: list[str] = field(default_factory=list)

    def put(self, cards: Iterable[str], at: int | None = None) -> None:
        """Adds cards at an index from the bottom, or on top (None)."""
        if at is None:
            self.cards.extend(cards)
        else:
            self.cards[at:at] = cards
