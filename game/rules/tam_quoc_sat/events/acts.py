"""What a seat does with cards and skills, and what is said about it; what it counts for is noted in the tallies."""

from __future__ import annotations

from typing import ClassVar

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events.base import Happened, War


class Used(Happened, frozen=True, gc=False):
    """A card is used on targets (card_rules 4.1); ``counts`` if it is a Slash or Wine that counts."""

    by: Seat
    card: Card
    targets: tuple[Seat, ...] = ()
    family: str = ""
    counts: bool = False
    named: tuple[Seat, ...] = ()
    """Seats named beside the targets, as the victim of a Borrowed Sword."""

    def apply(self, table: War) -> None:
        table.facts.add("used_" + self.family, self.by, "phase")
        if self.counts:
            table.facts.add("counted_" + self.family, self.by, "phase", "turn")


class Played(Happened, frozen=True, gc=False):
    """A card is played to answer a demand (card_rules 1.3)."""

    by: Seat
    card: Card
    family: str = ""

    def apply(self, table: War) -> None:
        table.facts.add("played_" + self.family, self.by, "phase")


class SkillUsed(Happened, frozen=True, gc=False):
    """A skill or the effect of an equipped card acts."""

    by: Seat
    skill: str
    targets: tuple[Seat, ...] = ()
    owner: Seat | None = None

    def apply(self, table: War) -> None:
        word = self.skill if self.owner is None else f"{self.skill}/{self.owner}"
        table.facts.add(word, self.by, "phase", "turn", "match")


class Noted(Happened, frozen=True, gc=False):
    """Something that rules ask about later in this phase or turn."""

    by: Seat
    word: str
    count: int = 1

    def apply(self, table: War) -> None:
        table.facts.add(self.word, self.by, "phase", "turn", count=self.count)


class Placed(Happened, frozen=True, gc=False):
    """A card in a judgement area counts as another kind; as itself again where ``kind`` is empty."""

    card: str
    kind: str = ""

    def apply(self, table: War) -> None:
        facts = table.facts
        facts.placed = {card: kind for card, kind in facts.placed.items() if card != self.card}
        if self.kind:
            facts.placed[self.card] = self.kind


class Missed(Happened, frozen=True, gc=False):
    """A card has no effect on a target: ``why`` is dodge, nullification, a shield or a skill."""

    card: Card
    target: Seat
    why: str


class Judged(Happened, frozen=True, gc=False):
    """A judgement is decided: the card as it counts for the judged seat (TQ-27)."""

    reveals: ClassVar[bool] = True

    by: Seat
    reason: str
    card: Card


class Contested(Happened, frozen=True, gc=False):
    """Two bids are compared (TQ-28); ``won`` if the one who asked for it wins."""

    reveals: ClassVar[bool] = True

    by: Seat
    against: Seat
    cards: tuple[str, str]
    won: bool
    why: str = ""


class Showed(Happened, frozen=True, gc=False):
    """A seat shows cards that stay where they are."""

    reveals: ClassVar[bool] = True

    by: Seat
    cards: tuple[str, ...]
    why: str = ""


class Named(Happened, frozen=True, gc=False):
    """A seat says a word: a suit, a kind, a kingdom, an option, doubt or none."""

    by: Seat
    word: str
    why: str = ""
