"""Jiang: with each Duel or red Slash, yours or aimed at you, you may draw a card."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.moments import TargetConfirmed, TargetSpecified
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def stirs(use: Use) -> bool:
    """A Duel or a red Slash."""
    return use.kind.family == "duel" or (use.kind.family == "slash" and use.card.colour == "red")


def mine(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """I use it; once, however many targets it has."""
    return at.use.user == me and at.target == at.use.targets[0] and stirs(at.use)


@skill.may(TargetSpecified, mine)
async def strike(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """One card."""
    await draw(play, me, 1, "jiang")


def on_me(play: Play, me: Seat, at: TargetConfirmed) -> bool:
    """Another aims it at me."""
    return at.target == me and at.use.user != me and stirs(at.use)


@skill.may(TargetConfirmed, on_me)
async def rouse(play: Play, me: Seat, at: TargetConfirmed, picks: Path) -> None:
    """One card."""
    await draw(play, me, 1, "jiang")
