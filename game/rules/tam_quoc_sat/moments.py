"""The moments at which skills act (spec tqs/events.md), each with one record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.core.event import Move
from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Damage, Judgement, Use

if TYPE_CHECKING:
    from game.rules.tam_quoc_sat.kinds import Kind


class Moment(msgspec.Struct, gc=False):
    """A moment at which skills may act."""

    @property
    def cause(self) -> Cause | None:
        """Why somebody is asked now."""
        return None


class OfSeat(Moment):
    """A moment of one seat."""

    seat: Seat


class OfPhase(OfSeat):
    """A moment of a seat's phase."""

    phase: str


class GameStart(Moment):
    """Generals are shown and hands dealt."""


class InitialDeal(OfSeat):
    """A seat has its first hand."""


class TurnStart(OfSeat):
    """A turn begins."""


class PhaseChanging(OfPhase):
    """Just before a phase, the last moment to skip it."""


class Awakening(OfSeat):
    """A preparation phase begins: what skills awake now may act in it."""


class PhaseStart(OfPhase):
    """The first moment of a phase; ``instead`` if a skill takes the place of drawing."""

    instead: bool = False


class DrawNCards(OfSeat):
    """How many cards the draw phase will draw."""

    count: int


class AfterDraw(OfSeat):
    """The draw phase has drawn; ``used`` are the skills that changed how many."""


class PhaseEnd(OfPhase):
    """The last moment of a phase."""


class TurnEnd(OfSeat):
    """After the last phase, still in the turn."""


class AfterTurn(OfSeat):
    """A turn is over, the next one has not begun."""


class OfUse(Moment):
    """A moment in the use of a card."""

    use: Use

    @property
    def cause(self) -> Cause | None:
        return self.use.cause


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


class CardResponded(OfSeat):
    """A card was played or used to answer, before it has its effect."""

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


class JudgeOver(OfJudgement):
    """A judgement has taken effect and its seat has taken what skills give it; the card is about to be discarded."""


class OfDamage(Moment):
    """A moment of damage."""

    damage: Damage

    @property
    def cause(self) -> Cause | None:
        damage = self.damage
        card = damage.card
        word = card.kind if card else damage.why or "damage"
        return Cause(word, damage.source, card.face if card else "")


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


class HpRecovering(OfSeat):
    """HP is about to come back, ``more`` of it if skills say so."""

    by: Seat | None
    card: Card | None
    more: int = 0


class HpRecovered(OfSeat):
    """HP has come back."""

    count: int


class HpReduced(OfSeat):
    """HP has gone down, by damage or loss."""

    count: int


class Dying(OfSeat):
    """A seat is at 0 or less, before anybody is asked for a Peach."""

    @property
    def cause(self) -> Cause | None:
        return Cause("dying", self.seat)


class RescueOver(OfSeat):
    """Everybody has been asked and HP is still 0 or less; ``lives`` if it does not die all the same."""

    lives: bool = False


class Death(OfSeat):
    """A seat has died, its role is shown, its cards are still there."""

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
