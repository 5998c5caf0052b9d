"""How a match goes: rounds, turns, phases, and its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from game.core.event import Back, Event, Sights
from game.core.question import Seat
from game.core.table import Table
from game.core.zone import NOBODY
from game.rules.tam_quoc_sat.events.base import Happened, War
from game.rules.tam_quoc_sat.names import DISCARD, DRAW


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
