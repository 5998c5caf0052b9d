"""What happens in a match, beside cards that move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from game.core.event import Back, Event, Sights
from game.core.question import Seat
from game.core.table import Table
from game.core.zone import NOBODY
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.facts import Facts, Lasting, added, changed
from game.rules.tam_quoc_sat.names import DISCARD, DRAW

War = Table[Facts]


class Happened(Event, frozen=True, gc=False):
    """An event of this game. ``stirs``: who cares about what is another; ``shifts``: distances may be others."""

    stirs: ClassVar[bool] = False
    shifts: ClassVar[bool] = False


class RoleShown(Happened, frozen=True, gc=False):
    """All know a role now; the card itself moves beside it."""

    stirs: ClassVar[bool] = True

    by: Seat
    role: str

    def apply(self, table: War) -> None:
        table.facts.roles = changed(table.facts.roles, self.by, self.role)


class GeneralShown(Happened, frozen=True, gc=False):
    """A seat plays this general (TQ-4 to TQ-6)."""

    by: Seat
    general: str
    kingdom: str
    gender: str
    max_hp: int
    skills: tuple[str, ...]

    def apply(self, table: War) -> None:
        facts, seat = table.facts, self.by
        facts.generals = changed(facts.generals, seat, self.general)
        facts.kingdoms = changed(facts.kingdoms, seat, self.kingdom)
        facts.genders = changed(facts.genders, seat, self.gender)
        facts.max_hp = changed(facts.max_hp, seat, self.max_hp)
        facts.hp = changed(facts.hp, seat, self.max_hp)
        facts.skills = changed(facts.skills, seat, self.skills)


class KingdomChosen(Happened, frozen=True, gc=False):
    """A seat belongs to this kingdom from now on (TQ-6)."""

    stirs: ClassVar[bool] = True

    by: Seat
    kingdom: str

    def apply(self, table: War) -> None:
        table.facts.kingdoms = changed(table.facts.kingdoms, self.by, self.kingdom)


class MatchBegan(Happened, frozen=True, gc=False):
    """Roles, generals and hands are dealt; ``first`` takes the first turn (TQ-7)."""

    first: Seat

    def apply(self, table: War) -> None:
        facts = table.facts
        facts.stage, facts.turn, facts.phase = "play", self.first, ""


class RoundBegan(Happened, frozen=True, gc=False):
    """The turn has come to the first seat again."""

    starts_round: ClassVar[bool] = True

    round: int

    def apply(self, table: War) -> None:
        table.facts.round = self.round


class TurnBegan(Happened, frozen=True, gc=False):
    """A turn begins; ``extra`` ones do not shift the order. Effects until this turn end (TQ-8)."""

    starts_turn: ClassVar[bool] = True

    by: Seat
    extra: bool = False

    def apply(self, table: War) -> None:
        facts = table.facts
        if self.extra and facts.resume is None:
            facts.resume = facts.turn
        elif not self.extra:
            facts.resume = None
        facts.turn, facts.phase, facts.turns = self.by, "", facts.turns + 1
        facts.skipped = ()
        facts.this_phase, facts.this_turn = {}, {}
        facts.lasting = tuple([e for e in facts.lasting if not (e.until == "next_turn" and e.owner == self.by)])


class PhaseBegan(Happened, frozen=True, gc=False):
    """A phase begins."""

    by: Seat
    phase: str
    resumed: bool = False
    """Whether a position goes on with it: what happened in it before is known."""

    def apply(self, table: War) -> None:
        table.facts.phase = self.phase
        if not self.resumed:
            table.facts.this_phase = {}


class PhaseSkipped(Happened, frozen=True, gc=False):
    """A phase of this turn will not take place; ``why`` is the card or skill."""

    by: Seat
    phase: str
    why: str

    def apply(self, table: War) -> None:
        table.facts.skipped += (self.phase,)


class TurnEnded(Happened, frozen=True, gc=False):
    """A turn is over, and with it all that lasts "this turn"."""

    by: Seat

    def apply(self, table: War) -> None:
        facts = table.facts
        facts.phase = ""
        facts.drunk = (False,) * table.seats
        facts.lasting = tuple([effect for effect in facts.lasting if effect.until != "turn"])


class ExtraTurn(Happened, frozen=True, gc=False):
    """A seat will take an extra turn after this one."""

    by: Seat

    def apply(self, table: War) -> None:
        table.facts.extra += (self.by,)


class ExtraTurnTaken(Happened, frozen=True, gc=False):
    """The next extra turn in line is about to begin."""

    by: Seat

    def apply(self, table: War) -> None:
        table.facts.extra = table.facts.extra[1:]


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
        facts, seat, seats = table.facts, self.by, table.seats
        facts.this_phase = added(facts.this_phase, "used_" + self.family, seat, 1, seats)
        if self.counts:
            facts.this_phase = added(facts.this_phase, "counted_" + self.family, seat, 1, seats)
            facts.this_turn = added(facts.this_turn, "counted_" + self.family, seat, 1, seats)


class Played(Happened, frozen=True, gc=False):
    """A card is played to answer a demand (card_rules 1.3)."""

    by: Seat
    card: Card
    family: str = ""

    def apply(self, table: War) -> None:
        table.facts.this_phase = added(table.facts.this_phase, "played_" + self.family, self.by, 1, table.seats)


class SkillUsed(Happened, frozen=True, gc=False):
    """A skill or the effect of an equipped card acts."""

    by: Seat
    skill: str
    targets: tuple[Seat, ...] = ()
    owner: Seat | None = None

    def apply(self, table: War) -> None:
        facts, seats = table.facts, table.seats
        word = self.skill if self.owner is None else f"{self.skill}/{self.owner}"
        facts.this_phase = added(facts.this_phase, word, self.by, 1, seats)
        facts.this_turn = added(facts.this_turn, word, self.by, 1, seats)
        facts.this_match = added(facts.this_match, word, self.by, 1, seats)


class Noted(Happened, frozen=True, gc=False):
    """Something that rules ask about later in this phase or turn."""

    by: Seat
    word: str
    count: int = 1

    def apply(self, table: War) -> None:
        facts, seats = table.facts, table.seats
        facts.this_phase = added(facts.this_phase, self.word, self.by, self.count, seats)
        facts.this_turn = added(facts.this_turn, self.word, self.by, self.count, seats)


class Placed(Happened, frozen=True, gc=False):
    """A card in a judgement area counts as another kind; as itself again where ``kind`` is empty."""

    card: str
    kind: str = ""

    def apply(self, table: War) -> None:
        facts = table.facts
        facts.placed = {card: kind for card, kind in facts.placed.items() if card != self.card}
        if self.kind:
            facts.placed[self.card] = self.kind


class Drank(Happened, frozen=True, gc=False):
    """The next Slash of this turn is one stronger, or (``on`` false) that strength is used up (card_rules 6.4)."""

    by: Seat
    on: bool = True

    def apply(self, table: War) -> None:
        table.facts.drunk = changed(table.facts.drunk, self.by, self.on)


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


class Hurt(Happened, frozen=True, gc=False):
    """Damage is done: HP is now ``hp`` (TQ-31)."""

    shifts: ClassVar[bool] = True

    by: Seat
    amount: int
    nature: str
    source: Seat | None
    card: Card | None
    hp: int

    def apply(self, table: War) -> None:
        facts = table.facts
        facts.hp = changed(facts.hp, self.by, self.hp)
        if self.source is not None:
            facts.this_turn = added(facts.this_turn, "hurt", self.source, self.amount, table.seats)


class HpLost(Happened, frozen=True, gc=False):
    """HP is lost, which is no damage (card_rules 4.9)."""

    shifts: ClassVar[bool] = True

    by: Seat
    amount: int
    hp: int
    why: str = ""

    def apply(self, table: War) -> None:
        table.facts.hp = changed(table.facts.hp, self.by, self.hp)


class Recovered(Happened, frozen=True, gc=False):
    """HP came back."""

    shifts: ClassVar[bool] = True

    by: Seat
    amount: int
    hp: int
    why: str = ""

    def apply(self, table: War) -> None:
        table.facts.hp = changed(table.facts.hp, self.by, self.hp)


class MaxHpChanged(Happened, frozen=True, gc=False):
    """The greatest HP is another now; HP above it is cut."""

    shifts: ClassVar[bool] = True

    by: Seat
    max_hp: int
    hp: int

    def apply(self, table: War) -> None:
        table.facts.max_hp = changed(table.facts.max_hp, self.by, self.max_hp)
        table.facts.hp = changed(table.facts.hp, self.by, self.hp)


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
        facts.alive = changed(facts.alive, seat, False)
        facts.roles = changed(facts.roles, seat, self.role)
        facts.chained = changed(facts.chained, seat, False)
        facts.turned_over = changed(facts.turned_over, seat, False)
        facts.drunk = changed(facts.drunk, seat, False)
        facts.extra = tuple([other for other in facts.extra if other != seat])
        facts.lasting = tuple([e for e in facts.lasting if e.on != seat and (e.owner != seat or e.until == "turn")])
        facts.marks = {name: changed(counts, seat, 0) for name, counts in facts.marks.items()}
        if self.killer is not None:
            facts.this_turn = added(facts.this_turn, "killed", self.killer, 1, table.seats)


class Chained(Happened, frozen=True, gc=False):
    """A seat is chained now, or no longer (card_rules 4.6)."""

    by: Seat
    on: bool

    def apply(self, table: War) -> None:
        table.facts.chained = changed(table.facts.chained, self.by, self.on)


class TurnedOver(Happened, frozen=True, gc=False):
    """A general lies face down now, or face up again (TQ-29)."""

    by: Seat
    down: bool

    def apply(self, table: War) -> None:
        table.facts.turned_over = changed(table.facts.turned_over, self.by, self.down)


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


class Incarnated(Happened, frozen=True, gc=False):
    """A seat shows one of its incarnations and has its gender, its kingdom and one of its skills (huashen)."""

    stirs: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    by: Seat
    general: str
    skill: str
    kingdom: str
    gender: str

    def apply(self, table: War) -> None:
        facts, seat = table.facts, self.by
        facts.shown = changed(facts.shown, seat, (self.general, self.skill))
        facts.kingdoms = changed(facts.kingdoms, seat, self.kingdom)
        facts.genders = changed(facts.genders, seat, self.gender)


class Marked(Happened, frozen=True, gc=False):
    """A seat has so many marks of a name now."""

    by: Seat
    name: str
    count: int

    def apply(self, table: War) -> None:
        facts = table.facts
        old = facts.marks.get(self.name) or (0,) * table.seats
        facts.marks = {**facts.marks, self.name: changed(old, self.by, self.count)}


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


class Contested(Happened, frozen=True, gc=False):
    """Two bids are compared (TQ-28); ``won`` if the one who asked for it wins."""

    reveals: ClassVar[bool] = True

    by: Seat
    against: Seat
    cards: tuple[str, str]
    won: bool
    why: str = ""


class Reshuffled(Happened, frozen=True, gc=False):
    """The discard pile was shuffled and put under the draw pile (TQ-10); nobody knows the order."""

    reveals: ClassVar[bool] = True

    order: tuple[str, ...]

    def sights(self, table: Table[Any]) -> Sights:
        return (NOBODY,)

    def told(self, sights: Sights, viewer: Seat | None, back: Callable[[str], Back]) -> Event:
        return Reshuffled(())

    def apply(self, table: War) -> None:
        table.zones[DRAW].cards[0:0] = self.order
        table.zones[DISCARD].cards.clear()


class MatchEnded(Happened, frozen=True, gc=False):
    """The match is over: ``why`` is lord_dead, renegade, rebels_dead or no_cards."""

    why: Literal["lord_dead", "renegade", "rebels_dead", "no_cards"]
    winners: tuple[Seat, ...]

    def apply(self, table: War) -> None:
        table.facts.stage = "over"
