"""Luoyi: draw one fewer, and your Slashes and Duels of this turn hurt one more."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import Laid
from game.rules.tam_quoc_sat.facts import Lasting
from game.rules.tam_quoc_sat.moments import DamageCaused, DrawNCards
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
lasting = skill.lasting = Skill()


def drawing(play: Play, me: Seat, at: DrawNCards) -> bool:
    """I am about to draw."""
    return at.seat == me and at.count > 0


@skill.may(DrawNCards, drawing)
async def strip(play: Play, me: Seat, at: DrawNCards, picks: Path) -> None:
    """Until the end of this turn."""
    at.count -= 1
    play.do(Laid(Lasting("luoyi", me, me)))


def mine(play: Play, me: Seat, at: DamageCaused) -> bool:
    """A Slash or Duel that I used is about to hurt somebody, first victim only."""
    use = at.damage.use
    fitting = use is not None and use.user == me == at.damage.source and use.kind.family in ("slash", "duel")
    return fitting and play.facts.lasts("luoyi", me)


@lasting.must(DamageCaused, mine)
async def strengthen(play: Play, me: Seat, at: DamageCaused, picks: Path) -> None:
    """One more."""
    at.damage.amount += 1
