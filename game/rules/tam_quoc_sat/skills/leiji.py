"""Leiji: with each Dodge that you use or play you may have somebody judged; a spade is 2 thunder damage from you."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import CardResponded, CardUsed
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

THUNDER = 2


def used(play: Play, me: Seat, at: CardUsed) -> bool:
    """I use a Dodge."""
    return at.use.user == me and at.use.kind.family == "dodge"


def played(play: Play, me: Seat, at: CardResponded) -> bool:
    """I play a Dodge."""
    return at.seat == me and at.kind.family == "dodge"


def pick(play: Play, me: Seat, at: CardUsed | CardResponded) -> Decision:
    """Anybody."""
    return among(me, "target", action_order(play.facts), Cause("leiji", me))


@skill.may(CardUsed, used, pick)
async def strike(play: Play, me: Seat, at: CardUsed, picks: Path) -> None:
    """Before the Dodge has its effect."""
    await thunder(play, me, int(picks[0]))


@skill.may(CardResponded, played, pick)
async def strike_back(play: Play, me: Seat, at: CardResponded, picks: Path) -> None:
    """Before the Dodge has its effect."""
    await thunder(play, me, int(picks[0]))


async def thunder(play: Play, me: Seat, target: Seat) -> None:
    """The judgement is the target's, the damage mine."""
    if (await judge(play, target, "leiji")).suit == "spade":
        await damage(play, Damage(me, target, THUNDER, "thunder", why="leiji"))
