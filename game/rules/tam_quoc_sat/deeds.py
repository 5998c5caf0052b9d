"""What is being done, handed through its whole procedure: the use of a card, damage, a judgement."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.card import Card

if TYPE_CHECKING:
    from game.rules.tam_quoc_sat.kinds import Kind


class Use(msgspec.Struct, gc=False):
    """One use of a card, handed through its whole procedure (card_rules 4.1)."""

    user: Seat
    card: Card
    kind: Kind
    targets: list[Seat]
    named: tuple[Seat, ...] = ()
    """Seats named beside the targets (Borrowed Sword's victim)."""
    counts: bool = False
    """Whether it counts for the limit of Slashes or Wines."""
    nature: str = "normal"
    strength: int = 0
    """What Wine adds to its damage."""
    nullifiable: bool = True
    blocked: tuple[Seat, ...] = ()
    """Targets that cannot dodge."""
    double: tuple[Seat, ...] = ()
    """Targets that need two Dodges, or of whom two Slashes are asked."""
    bare: tuple[Seat, ...] = ()
    """Targets whose armour does nothing against this use."""
    void: tuple[tuple[Seat, str], ...] = ()
    """Targets on whom it has no effect, and why."""
    dealer: Seat | None = None
    """Who deals its damage, if a skill says that it is not its user."""
    revealed: tuple[str, ...] = ()
    """Cards turned over by its effect."""
    now: int = 0
    """Index of the target being settled."""

    @property
    def cause(self) -> Cause:
        """Why somebody is asked something because of it."""
        return Cause(self.card.kind, self.user, self.card.face)

    @property
    def source(self) -> Seat:
        """The source of its damage (TQ-31)."""
        return self.user if self.dealer is None else self.dealer


class Damage(msgspec.Struct, gc=False):
    """One damage event (card_rules 4.5)."""

    source: Seat | None
    victim: Seat
    amount: int
    nature: str = "normal"
    card: Card | None = None
    use: Use | None = None
    """The use of a card that does it to its target; None for chains, transfers and skills."""
    chain: bool = False
    moved: bool = False
    """Whether it was moved here from another victim."""
    stopped: bool = False
    why: str = ""
    spreads: bool = False
    notes: tuple[str, ...] = ()
    """What skills fixed just before HP went down."""
    owed: tuple[tuple[str, Seat], ...] = ()
    """What was fixed then and is due once the damage is done: (skill, whose)."""
    after: tuple[tuple[str, Seat], ...] = ()
    """What comes when it is completely over: (skill, whom it concerns)."""


class Judgement(msgspec.Struct, gc=False):
    """One judgement (card_rules 4.4): ``card`` is the physical card lying there, ``result`` as it counts."""

    seat: Seat
    reason: str
    card: str = ""
    result: Card | None = None
    by: Seat | None = None
    taken: bool = False
