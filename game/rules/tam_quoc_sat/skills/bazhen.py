"""Bazhen: without armour you have the Eight Diagrams."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.measure import has_armour
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, need: Need) -> bool:
    """A Dodge is asked for, I wear no armour, and armour would work."""
    attacker = need.against.user if need.against else None
    bare = play.slot(me, "armor") is None
    return "dodge" in need.families and bare and has_armour(play, me, attacker, need.against)


async def try_luck(play: Play, me: Seat, need: Need, card: Card, targets: tuple[Seat, ...]) -> Card | None:
    """Black: no, a Dodge from the hand may still follow."""
    result = await judge(play, me, "bazhen")
    return Card("dodge", via="bazhen") if result.colour == "red" else None


way = skill.way("dodge", count=0, when=can)
way.get = try_luck
