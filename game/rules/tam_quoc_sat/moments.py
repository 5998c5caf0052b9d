"""The moments at which skills act (spec tqs/events.md), each with one record, and how those who care are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.core.event import Move
from game.core.question import PASS, Cause, Decision, Option, Path, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events import SkillUsed

if TYPE_CHECKING:
    from game.rules.tam_quoc_sat.kinds import Kind
    from game.rules.tam_quoc_sat.play import Play
    from game.rules.tam_quoc_sat.skill import Trigger

PASSED = Option(PASS)


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
    revealed: tuple[str, ...] = ()
    """Cards turned over by its effect."""
    now: int = 0
    """Index of the target being settled."""


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


class Moment(msgspec.Struct, gc=False):
    """A moment at which skills may act."""

    @property
    def cause(self) -> Cause | None:
        """Why somebody is asked now."""
        return None


class GameStart(Moment):
    """Generals are shown and hands dealt."""


class InitialDeal(Moment):
    """A seat has its first hand."""

    seat: Seat


class TurnStart(Moment):
    """A turn begins."""

    seat: Seat


class PhaseChanging(Moment):
    """Just before a phase, the last moment to skip it."""

    seat: Seat
    phase: str


class PhaseStart(Moment):
    """The first moment of a phase; ``instead`` if a skill takes the place of drawing."""

    seat: Seat
    phase: str
    instead: bool = False


class DrawNCards(Moment):
    """How many cards the draw phase will draw."""

    seat: Seat
    count: int


class AfterDraw(Moment):
    """The draw phase has drawn; ``used`` are the skills that changed how many."""

    seat: Seat


class PhaseEnd(Moment):
    """The last moment of a phase."""

    seat: Seat
    phase: str


class TurnEnd(Moment):
    """After the last phase, still in the turn."""

    seat: Seat


class AfterTurn(Moment):
    """A turn is over, the next one has not begun."""

    seat: Seat


class OfUse(Moment):
    """A moment in the use of a card."""

    use: Use

    @property
    def cause(self) -> Cause | None:
        use = self.use
        return Cause(use.card.kind, use.user, use.card.ids[0] if use.card.ids else "")


class CardUsed(OfUse):
    """A card is declared and paid, nothing settled."""


class OfTarget(OfUse):
    """A moment in the use of a card that concerns one target."""

    target: Seat


class TargetChoosing(OfTarget):
    """A seat is about to become the target at ``index``; may be moved to another or spared."""

    index: int


class TargetSpecified(OfTarget):
    """Asked of the user for each target."""


class TargetConfirmed(OfTarget):
    """Asked of each target."""


class SlashMissed(OfTarget):
    """A Slash was cancelled by the target's Dodge; ``hits`` if it takes effect after all."""

    hits: bool = False
    followed: bool = False
    """Whether another Slash already followed it."""


class CardFinished(OfUse):
    """A card is settled, its physical cards are about to be discarded."""


class CardResponded(Moment):
    """A card was played or used to answer, before it has its effect."""

    seat: Seat
    card: Card
    kind: Kind


class OfJudgement(Moment):
    """A moment of a judgement."""

    judgement: Judgement

    @property
    def cause(self) -> Cause | None:
        return Cause(self.judgement.reason, self.judgement.seat, self.judgement.card)


class JudgeStart(OfJudgement):
    """A judgement is about to be made."""


class JudgeResult(OfJudgement):
    """A judgement is decided; its card may be taken."""


class OfDamage(Moment):
    """A moment of damage."""

    damage: Damage

    @property
    def cause(self) -> Cause | None:
        damage = self.damage
        card = damage.card
        word = card.kind if card else damage.why or "damage"
        return Cause(word, damage.source, card.ids[0] if card and card.ids else "")


class DamageStart(OfDamage):
    """Damage is announced."""


class DamageCaused(OfDamage):
    """Asked of the source."""


class DamageInflicted(OfDamage):
    """Asked of the victim; the damage may be changed, prevented or moved."""


class DamageApplying(OfDamage):
    """The amount is fixed, HP not yet reduced."""


class DamageDealt(OfDamage):
    """After the source has dealt damage."""


class Damaged(OfDamage):
    """After the victim has taken damage and lives."""


class DamageComplete(OfDamage):
    """The whole damage is over."""


class HpRecovering(Moment):
    """HP is about to come back, ``more`` of it if skills say so."""

    seat: Seat
    by: Seat | None
    card: Card | None
    more: int = 0


class HpRecovered(Moment):
    """HP has come back."""

    seat: Seat
    count: int


class HpReduced(Moment):
    """HP has gone down, by damage or loss."""

    seat: Seat
    count: int


class Dying(Moment):
    """A seat is at 0 or less, before anybody is asked for a Peach."""

    seat: Seat

    @property
    def cause(self) -> Cause | None:
        return Cause("dying", self.seat)


class RescueOver(Moment):
    """Everybody has been asked and HP is still 0 or less; ``lives`` if it does not die all the same."""

    seat: Seat
    lives: bool = False


class Death(Moment):
    """A seat has died, its role is shown, its cards are still there."""

    seat: Seat
    killer: Seat | None

    @property
    def cause(self) -> Cause | None:
        return Cause("death", self.seat)


class CardsMoved(Moment):
    """Cards changed places at one moment."""

    steps: tuple[Move, ...]
    why: str
    by: Seat | None

    def lost(self, zone: str) -> int:
        """How many cards left this zone for another that is not the same seat's hand or equipment."""
        return sum(1 for step in self.steps if step.src == zone and step.dst != zone)

    @property
    def cause(self) -> Cause | None:
        return Cause(self.why, self.by)


Due = list[tuple[Seat, "Trigger"]]


async def raised(play: Play, at: Moment) -> None:
    """Lets all who care act at a moment: collected now, checked again when their turn to act comes (events.md 0)."""
    who = play.cares.get(type(at))
    if who:
        due = [pair for pair in who if pair[1].when(play, pair[0], at)]
        if due:
            await _settle(play, at, due)


async def _settle(play: Play, at: Moment, due: Due) -> None:
    """Player by player in action order; for each, skills before equipment."""
    if len(due) > 1:
        seats, first = play.table.seats, play.facts.turn
        due.sort(key=lambda pair: ((pair[0] - first) % seats, pair[1].equipment))
    while due:
        seat, equipment = due[0][0], due[0][1].equipment
        mine = [trigger for owner, trigger in due if owner == seat and trigger.equipment == equipment]
        due = [pair for pair in due if pair[0] != seat or pair[1].equipment != equipment]
        await _of_one(play, seat, mine, at)


async def _of_one(play: Play, seat: Seat, mine: list[Trigger], at: Moment) -> None:
    """One seat's triggers of one kind: what is locked acts, the rest in the order that the seat wants."""
    left = {trigger: trigger.times(play, seat, at) if trigger.times else 1 for trigger in mine}
    while mine := [trigger for trigger in mine if left[trigger] > 0 and _holds(play, seat, trigger, at)]:
        picks: Path = ()
        chosen = next((trigger for trigger in mine if trigger.must), None)
        if chosen is None:
            asked = await ask_skill(play, seat, mine, at)
            if asked is None:
                return
            chosen, picks = asked
            play.do(SkillUsed(seat, chosen.name, tuple([int(key) for key in picks if key.isdecimal()])))
        left[chosen] -= 1
        await chosen.act(play, seat, at, picks)


def _holds(play: Play, seat: Seat, trigger: Trigger, at: Moment) -> bool:
    """Whether a trigger that was due still is: its owner lives and has it, its condition holds."""
    if not play.has(seat, trigger) and not (isinstance(at, Death) and at.seat == seat):
        return False
    return trigger.when(play, seat, at)


def _can_be_used(play: Play, seat: Seat, trigger: Trigger, at: Moment) -> bool:
    """Whether there is enough to choose from."""
    if trigger.pick is None:
        return True
    step = trigger.pick(play, seat, at)
    return step is not None and len(step.options) >= step.least


async def ask_skill(play: Play, seat: Seat, mine: list[Trigger], at: Moment) -> tuple[Trigger, Path] | None:
    """Which of these optional skills the seat uses now, and with what; None for none."""

    def then(path: Path) -> Decision | None:
        trigger = by_name.get(path[0])
        return trigger.pick(play, seat, at) if trigger and trigger.pick else None

    by_name = {trigger.name: trigger for trigger in mine}
    options = (*[Option(name) for name, trigger in by_name.items() if _can_be_used(play, seat, trigger, at)], PASSED)
    path = await Decision(seat, "skill", options, cause=at.cause, then=then)
    return None if path[0] == PASS else (by_name[path[0]], path[1:])
