"""Eight Diagrams: a red judgement is a Dodge (card_rules 10.1)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.measure import has_armour
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play

effect = Armament()


def can(play: Play, me: Seat, need: Need) -> bool:
    """A Dodge is asked for and my armour works."""
    attacker = need.against.user if need.against else None
    return "dodge" in need.families and has_armour(play, me, attacker, need.against)


async def try_luck(play: Play, me: Seat, need: Need, card: Card, targets: tuple[Seat, ...]) -> Card | None:
    """Black: no, a Dodge from the hand may still follow."""
    result = await judge(play, me, "eight_diagrams", spared=play.slot(me, "armor") or "")
    return Card("dodge", via="eight_diagrams") if result.colour == "red" else None


way = effect.skill.way("dodge", count=0, when=can)
way.get = try_luck
