"""A demand for a card: what is asked for, and whether it will be used or played (card_rules 1.3)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.core.question import Cause, Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Use


class Need(msgspec.Struct, gc=False):
    """What is asked of a seat; ``families`` are the kinds that answer it, "" stands for the free play phase."""

    ask: str
    families: tuple[str, ...]
    use: bool = False
    cause: Cause | None = None
    check: Callable[[Card], Reason | None] | None = None
    """Why a card that has the right name will not do."""
    on: Seat | None = None
    """Whom the card is for: the dying seat, the target of an ordered Slash."""
    targets: tuple[Seat, ...] = ()
    tried: tuple[str, ...] = ()
    """Ways that have failed for this demand."""
    barred: tuple[str, ...] = ()
    """Cards that cannot be spent for it."""
    against: Use | None = None
    """The use that is answered, if it is one: its user's skills may say that armour does nothing."""
    helping: bool = False
    """Whether it is given for somebody else (hujia, jijiang)."""

    @property
    def free(self) -> bool:
        """Whether it is the free play phase: any card that may be used."""
        return not self.families


def free_play() -> Need:
    """The play phase: whatever may be used."""
    return Need("play", (), use=True)
