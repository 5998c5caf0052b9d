"""Yongsi: draw as many cards more as there are kingdoms, and discard as many before the hand limit counts."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import discards
from game.rules.tam_quoc_sat.moments import DrawNCards, PhaseStart
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def kingdoms(play: Play) -> int:
    """How many kingdoms there are among the living now."""
    found = [play.facts.kingdoms[seat] for seat in play.facts.living]
    return len([kingdom for kingdom in dict.fromkeys(found) if kingdom])


def drawing(play: Play, me: Seat, at: DrawNCards) -> bool:
    """I am about to draw."""
    return at.seat == me


@skill.must(DrawNCards, drawing)
async def draw_more(play: Play, me: Seat, at: DrawNCards, picks: Path) -> None:
    """As many more."""
    at.count += kingdoms(play)


def discarding(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My discard phase begins."""
    return at.seat == me and at.phase == "discard" and bool(play.own(me))


@skill.must(PhaseStart, discarding)
async def squander(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """From hand and equipment, all of them if there are fewer."""
    cards = await discards(play, me, play.own(me), kingdoms(play), Cause("yongsi", me))
    await discard(play, me, cards, "yongsi")
