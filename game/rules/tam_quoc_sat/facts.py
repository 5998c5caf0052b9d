"""What everybody knows in a match of Tam Quốc Sát."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.question import Seat
from game.core.values import changed

Span = Literal["phase", "turn", "match"]
Tally = dict[str, tuple[int, ...]]
"""How often something happened, by word and seat. Never changed, always replaced."""
PLAIN_HP = 4
"""What a seat has without a general."""


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """An effect that lasts: until the end of this turn, or until the next turn of its owner begins."""

    word: str
    owner: Seat
    on: Seat
    until: Literal["turn", "next_turn"] = "turn"
    value: str = ""


class Facts(msgspec.Struct):
    """The public state of a match; the values are never changed in place, so a shallow copy is a snapshot."""

    deck: str
    packs: tuple[str, ...]
    choices: int
    ask_holders: bool
    luck_card: bool
    cards: int
    """How many playing cards there are."""
    roles: tuple[str, ...]
    """The roles that all know, "" for a secret one, or for none."""
    generals: tuple[str, ...]
    kingdoms: tuple[str, ...]
    genders: tuple[str, ...]
    hp: tuple[int, ...]
    max_hp: tuple[int, ...]
    alive: tuple[bool, ...]
    chained: tuple[bool, ...]
    turned_over: tuple[bool, ...]
    drunk: tuple[bool, ...]
    """Whose next Slash of this turn is one stronger."""
    skills: tuple[tuple[str, ...], ...]
    lost_skills: tuple[bool, ...]
    """Who has lost all skills for good."""
    marks: dict[str, tuple[int, ...]]
    shown: tuple[tuple[str, str], ...]
    """The incarnation and its skill that a seat shows, ("", "") for none."""
    stage: Literal["choose", "play", "over"] = "choose"
    round: int = 0
    turns: int = 0
    turn: Seat = 0
    phase: str = "play"
    skipped: tuple[str, ...] = ()
    """The phases of this turn that are skipped."""
    extra: tuple[Seat, ...] = ()
    """Who takes an extra turn after this one, in order."""
    resume: Seat | None = None
    """During an extra turn: after whom the order of seats goes on."""
    lasting: tuple[Lasting, ...] = ()
    placed: dict[str, str] = msgspec.field(default_factory=dict)
    """Cards in judgement areas that were used as another kind, and which."""
    dying: tuple[Seat, ...] = ()
    """Who is dying, the innermost last."""
    this_phase: Tally = msgspec.field(default_factory=dict)
    this_turn: Tally = msgspec.field(default_factory=dict)
    this_match: Tally = msgspec.field(default_factory=dict)

    def count(self, span: Span, word: str, seat: Seat) -> int:
        """How often ``word`` happened to a seat in this phase, turn or match."""
        tally = self.this_phase if span == "phase" else self.this_turn if span == "turn" else self.this_match
        found = tally.get(word)
        return found[seat] if found else 0

    def add(self, word: str, seat: Seat, *spans: Span, count: int = 1) -> None:
        """``word`` happened to a seat ``count`` times more in these spans."""
        for span in spans:
            tally: Tally = getattr(self, "this_" + span)
            old = tally.get(word) or (0,) * len(self.alive)
            setattr(self, "this_" + span, {**tally, word: changed(old, seat, old[seat] + count)})

    def lasts(self, word: str, on: Seat) -> bool:
        """Whether an effect lies on a seat."""
        return any(effect.word == word and effect.on == on for effect in self.lasting)

    @property
    def living(self) -> list[Seat]:
        """The living seats, in seat order."""
        return [seat for seat, alive in enumerate(self.alive) if alive]

    def lost_hp(self, seat: Seat) -> int:
        """Lost HP: max HP minus HP, which counts at least 0."""
        return self.max_hp[seat] - max(0, self.hp[seat])


def action_order(facts: Facts, first: Seat | None = None) -> list[Seat]:
    """The living seats from the one whose turn it is (or ``first``) round the table (card_rules 1.5)."""
    alive = facts.alive
    count, start = len(alive), facts.turn if first is None else first
    return [seat for seat in (*range(start, count), *range(start)) if alive[seat]]
