"""Roulin: women need two Dodges against your Slash, and you need two against theirs."""

from __future__ import annotations

from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.moments import TargetConfirmed, TargetSpecified
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def mine(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """My Slash on a woman."""
    use = at.use
    return use.user == me and use.kind.family == "slash" and play.facts.genders[at.target] == "female"


@skill.must(TargetSpecified, mine)
async def revel(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """She needs two; more than two nobody ever needs."""
    at.use.double += (at.target,)


def on_me(play: Play, me: Seat, at: TargetConfirmed) -> bool:
    """A woman's Slash on me."""
    use = at.use
    return at.target == me and use.kind.family == "slash" and play.facts.genders[use.user] == "female"


@skill.must(TargetConfirmed, on_me)
async def be_charmed(play: Play, me: Seat, at: TargetConfirmed, picks: Path) -> None:
    """I need two."""
    at.use.double += (me,)
