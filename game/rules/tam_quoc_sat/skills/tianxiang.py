"""Tianxiang: for a heart the damage goes to another, who then draws as many cards as it has lost HP."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.moments import DamageInflicted
from game.rules.tam_quoc_sat.moves import discard, draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def hearts(play: Play, me: Seat) -> list[str]:
    """My heart hand cards."""
    return [card for card in play.hands[me] if play.seen(me, card).suit == "heart"]


def can(play: Play, me: Seat, at: DamageInflicted) -> bool:
    """I am about to be hurt."""
    hit = at.damage
    return hit.victim == me and not hit.stopped and hit.amount > 0 and bool(play.hands[me])


def pick(play: Play, me: Seat, at: DamageInflicted) -> Decision:
    """The heart, then whom."""
    cause = Cause("tianxiang", me)

    def then(path: Path) -> Decision:
        return among(me, "target", [seat for seat in action_order(play.facts) if seat != me], cause)

    return replace(of_cards(play, me, "discard", hearts(play, me), cause), then=then)


@skill.may(DamageInflicted, can, pick)
async def turn_away(play: Play, me: Seat, at: DamageInflicted, picks: Path) -> None:
    """The same source, card, kind and amount; the draw comes when all that is over."""
    hit, other = at.damage, int(picks[1])
    await discard(play, me, picks[:1], "tianxiang")
    hit.stopped = True
    moved = Damage(hit.source, other, hit.amount, hit.nature, hit.card, chain=hit.chain, moved=True, why=hit.why)
    await damage(play, moved)
    if play.facts.alive[other]:
        await draw(play, other, play.facts.lost_hp(other), "tianxiang")
