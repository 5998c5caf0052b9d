"""Tricks laid before a seat that may cost it a phase (card_rules 8)."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events import PhaseSkipped
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.use import has_delayed


class Delayed(Effect):
    """A delayed trick: never two of one name before a seat (TQ-12)."""

    def spares(self, play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
        return Reason("why-has-same") if has_delayed(play, target, card.kind) else None


class Hindrance(Delayed):
    """Skips a ``phase`` unless the judgement is of the suit ``safe``."""

    def __init__(self, phase: str, safe: str) -> None:
        self.phase, self.safe = phase, safe

    async def judged(self, play: Play, holder: Seat, card: Card) -> None:
        result = await judge(play, holder, card.kind)
        if result.suit != self.safe and play.facts.alive[holder]:
            play.do(PhaseSkipped(holder, self.phase, card.kind))
