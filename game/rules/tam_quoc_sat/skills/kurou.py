"""Kurou: lose 1 HP, then draw two cards."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.harm import lose_hp
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


@skill.active(limit="")
async def suffer(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Dying first; drawing only if alive."""
    await lose_hp(play, me, 1, "kurou")
    if play.facts.alive[me]:
        await draw(play, me, 2, "kurou")
