"""What becomes of a seat: who it is, its skills, its HP, its marks, its death."""

from __future__ import annotations

from typing import ClassVar

from game.core.question import Seat
from game.core.values import changed
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events.base import Happened, Sets, War
from game.rules.tam_quoc_sat.facts import Lasting


# --- who it is
class RoleShown(Happened, frozen=True, gc=False):
    """All know a role now; the card itself moves beside it."""

    stirs: ClassVar[bool] = True
    sets: ClassVar[Sets] = {"roles": "role"}

    by: Seat
    role: str


class GeneralShown(Happened, frozen=True, gc=False):
    """A seat plays this general (TQ-4 to TQ-6)."""

    sets: ClassVar[Sets] = {
        "generals": "general",
        "kingdoms": "kingdom",
        "genders": "gender",
        "max_hp": "max_hp",
        "hp": "max_hp",
        "skills": "skills",
    }

    by: Seat
    general: str
    kingdom: str
    gender: str
    max_hp: int
    skills: tuple[str, ...]


class KingdomChosen(Happened, frozen=True, gc=False):
    """A seat belongs to this kingdom from now on (TQ-6)."""

    stirs: ClassVar[bool] = True
    sets: ClassVar[Sets] = {"kingdoms": "kingdom"}

    by: Seat
    kingdom: str


class Incarnated(Happened, frozen=True, gc=False):
    """A seat shows one of its incarnations and has its gender, its kingdom and one of its skills (huashen)."""

    stirs: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    sets: ClassVar[Sets] = {"shown": "shown", "kingdoms": "kingdom", "genders": "gender"}

    by: Seat
    general: str
    skill: str
    kingdom: str
    gender: str

    @property
    def shown(self) -> tuple[str, str]:
        """The incarnation and its skill."""
        return self.general, self.skill


class SkillsChanged(Happened, frozen=True, gc=False):
    """A seat has these skills now; ``for_good`` if it lost all and gets none any more."""

    stirs: ClassVar[bool] = True

    by: Seat
    skills: tuple[str, ...]
    for_good: bool = False

    def apply(self, table: War) -> None:
        table.facts.skills = changed(table.facts.skills, self.by, self.skills)
        if self.for_good:
            table.facts.lost_skills = changed(table.facts.lost_skills, self.by, True)


# --- HP
class Hurt(Happened, frozen=True, gc=False):
    """Damage is done: HP is now ``hp`` (TQ-31). ``why``: the skill that does it, ``chain``: it came over the chain."""

    shifts: ClassVar[bool] = True

    by: Seat
    amount: int
    nature: str
    source: Seat | None
    card: Card | None
    hp: int
    why: str = ""
    chain: bool = False

    def apply(self, table: War) -> None:
        facts = table.facts
        facts.hp = changed(facts.hp, self.by, self.hp)
        if self.source is not None:
            facts.add("hurt", self.source, "turn", count=self.amount)


class HpLost(Happened, frozen=True, gc=False):
    """HP is lost, which is no damage (card_rules 4.9)."""

    shifts: ClassVar[bool] = True
    sets: ClassVar[Sets] = {"hp": "hp"}

    by: Seat
    amount: int
    hp: int
    why: str = ""


class Recovered(Happened, frozen=True, gc=False):
    """HP came back."""

    shifts: ClassVar[bool] = True
    sets: ClassVar[Sets] = {"hp": "hp"}

    by: Seat
    amount: int
    hp: int
    why: str = ""


class MaxHpChanged(Happened, frozen=True, gc=False):
    """The greatest HP is another now; HP above it is cut."""

    shifts: ClassVar[bool] = True
    sets: ClassVar[Sets] = {"max_hp": "max_hp", "hp": "hp"}

    by: Seat
    max_hp: int
    hp: int


# --- death
class DyingBegan(Happened, frozen=True, gc=False):
    """A seat is at 0 HP or less (TQ-15)."""

    by: Seat

    def apply(self, table: War) -> None:
        table.facts.dying += (self.by,)


class DyingEnded(Happened, frozen=True, gc=False):
    """The rescue is over, one way or the other."""

    by: Seat
    saved: bool

    def apply(self, table: War) -> None:
        table.facts.dying = table.facts.dying[:-1]


class Died(Happened, frozen=True, gc=False):
    """A seat is out of the match; its role is shown (TQ-16)."""

    stirs: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    by: Seat
    role: str
    killer: Seat | None = None

    def apply(self, table: War) -> None:
        facts, seat = table.facts, self.by
        facts.roles = changed(facts.roles, seat, self.role)
        for fact in ("alive", "chained", "turned_over", "drunk"):
            setattr(facts, fact, changed(getattr(facts, fact), seat, False))
        facts.extra = tuple([other for other in facts.extra if other != seat])
        facts.lasting = tuple([e for e in facts.lasting if e.on != seat and (e.owner != seat or e.until == "turn")])
        facts.marks = {name: changed(counts, seat, 0) for name, counts in facts.marks.items()}
        if self.killer is not None:
            facts.add("killed", self.killer, "turn")


# --- what lies on it
class Drank(Happened, frozen=True, gc=False):
    """The next Slash of this turn is one stronger, or (``on`` false) that strength is used up (card_rules 6.4)."""

    sets: ClassVar[Sets] = {"drunk": "on"}

    by: Seat
    on: bool = True


class Chained(Happened, frozen=True, gc=False):
    """A seat is chained now, or no longer (card_rules 4.6)."""

    sets: ClassVar[Sets] = {"chained": "on"}

    by: Seat
    on: bool


class TurnedOver(Happened, frozen=True, gc=False):
    """A general lies face down now, or face up again (TQ-29)."""

    sets: ClassVar[Sets] = {"turned_over": "down"}

    by: Seat
    down: bool


class Laid(Happened, frozen=True, gc=False):
    """A lasting effect lies on a seat from now on."""

    stirs: ClassVar[bool] = True

    effect: Lasting

    def apply(self, table: War) -> None:
        table.facts.lasting += (self.effect,)


class Lifted(Happened, frozen=True, gc=False):
    """The lasting effects of an owner under these names end."""

    stirs: ClassVar[bool] = True

    owner: Seat
    words: tuple[str, ...]

    def apply(self, table: War) -> None:
        facts = table.facts
        facts.lasting = tuple([e for e in facts.lasting if e.owner != self.owner or e.word not in self.words])


class Marked(Happened, frozen=True, gc=False):
    """A seat has so many marks of a name now."""

    by: Seat
    name: str
    count: int

    def apply(self, table: War) -> None:
        facts = table.facts
        old = facts.marks.get(self.name) or (0,) * table.seats
        facts.marks = {**facts.marks, self.name: changed(old, self.by, self.count)}
