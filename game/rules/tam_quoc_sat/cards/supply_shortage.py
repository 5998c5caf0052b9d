"""Supply Shortage: unless a club is judged, no draw phase (card_rules 8.3)."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events import PhaseSkipped
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.kinds import Effect
from game.rules.tam_quoc_sat.play import Play


class SupplyShortage(Effect):
    """Skips the draw phase."""

    phase, safe = "draw", "club"

    def spares(self, play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
        laid = any(play.lying(other).kind == card.kind for other in play.judgement[target])
        return Reason("why-has-same") if laid else None

    async def judged(self, play: Play, holder: Seat, card: Card) -> None:
        result = await judge(play, holder, card.kind)
        if result.suit != self.safe and play.facts.alive[holder]:
            play.do(PhaseSkipped(holder, self.phase, card.kind))


effect = SupplyShortage()
