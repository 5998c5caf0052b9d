"""Wushuang: two Dodges against your Slash, two Slashes each time in a Duel with you."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import TargetConfirmed, TargetSpecified
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def mine(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """My Slash or Duel."""
    return at.use.user == me and at.use.kind.family in ("slash", "duel")


@skill.must(TargetSpecified, mine)
async def double(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """The target needs two."""
    at.use.double += (at.target,)


def on_me(play: Play, me: Seat, at: TargetConfirmed) -> bool:
    """A Duel with me."""
    return at.target == me and at.use.kind.family == "duel"


@skill.must(TargetConfirmed, on_me)
async def double_back(play: Play, me: Seat, at: TargetConfirmed, picks: Path) -> None:
    """The user needs two."""
    at.use.double += (at.use.user,)
