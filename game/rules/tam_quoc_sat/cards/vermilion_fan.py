"""Vermilion Fan: a normal Slash may become a Fire Slash (card_rules 9.10)."""

from __future__ import annotations

import msgspec

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.moments import CardUsed
from game.rules.tam_quoc_sat.play import Play

effect = Armament()


def can(play: Play, me: Seat, at: CardUsed) -> bool:
    """I use a normal Slash."""
    return at.use.user == me and at.use.card.kind == "slash"


@effect.skill.may(CardUsed, can)
async def kindle(play: Play, me: Seat, at: CardUsed, picks: Path) -> None:
    """Suit, rank and colour stay."""
    use = at.use
    use.card = msgspec.structs.replace(use.card, kind="fire_slash")
    use.kind = play.kinds["fire_slash"]
    use.nature = use.kind.nature
