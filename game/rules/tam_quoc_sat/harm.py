"""Damage, loss and recovery of HP, dying, rescue and death (card_rules 4.5 to 4.9)."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Call, Cause, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.events import (
    Chained,
    Died,
    DyingBegan,
    DyingEnded,
    HpLost,
    Hurt,
    MaxHpChanged,
    Recovered,
    TurnedOver,
)
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.measure import banned
from game.rules.tam_quoc_sat.menu import Menu
from game.rules.tam_quoc_sat.moments import (
    DamageApplying,
    DamageCaused,
    DamageComplete,
    Damaged,
    DamageDealt,
    DamageInflicted,
    DamageStart,
    Death,
    Dying,
    HpRecovered,
    HpRecovering,
    HpReduced,
    RescueOver,
)
from game.rules.tam_quoc_sat.moves import Over, discard, draw, move
from game.rules.tam_quoc_sat.names import (
    DISCARD,
    EQUIPMENT,
    FIELDS,
    GENERAL,
    GENERALS,
    HAND,
    INCARNATIONS,
    JUDGEMENT,
    STARS,
    WOUNDS,
)
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.respond import may_answer, obtain
from game.rules.tam_quoc_sat.roles import role_of_seat, show_role, victory


async def damage(play: Play, hit: Damage) -> None:
    """One damage event from its announcement to what spreads over the chain (card_rules 4.5, 4.6)."""
    if await _is_dealt(play, hit):
        await _reduce(play, hit)
        for skill, seat in hit.owed:
            if owed := play.box.rules[skill].owed:
                await owed(play, seat, hit)
        if DamageDealt in play.cares:
            await raised(play, DamageDealt(hit))
        if Damaged in play.cares and play.facts.alive[hit.victim]:
            await raised(play, Damaged(hit))
    else:
        hit.spreads = False
    if DamageComplete in play.cares:
        await raised(play, DamageComplete(hit))
    if hit.spreads:
        await _spread(play, hit)


async def _is_dealt(play: Play, hit: Damage) -> bool:
    """The moments before HP goes down; False if nothing has happened."""
    _forget_dead(play, hit)
    cares = play.cares
    for moment in (DamageStart, DamageCaused, DamageInflicted):
        if moment in cares:
            await raised(play, moment(hit))
            _forget_dead(play, hit)
        if hit.stopped or hit.amount <= 0 or not play.facts.alive[hit.victim]:
            return False
        cares = play.cares
    if DamageApplying in cares:
        await raised(play, DamageApplying(hit))
    return True


def _forget_dead(play: Play, hit: Damage) -> None:
    """A dead source is no source (TQ-31)."""
    if hit.source is not None and not play.facts.alive[hit.source]:
        hit.source = None


async def _reduce(play: Play, hit: Damage) -> None:
    """HP goes down; fire and thunder loosen the chain; then the dying process."""
    facts, victim = play.facts, hit.victim
    hp = facts.hp[victim] - hit.amount
    play.do(Hurt(victim, hit.amount, hit.nature, hit.source, hit.card, hp, hit.why, hit.chain))
    if hit.nature != "normal" and facts.chained[victim]:
        play.do(Chained(victim, on=False))
        hit.spreads = not hit.chain
    if HpReduced in play.cares:
        await raised(play, HpReduced(victim, hit.amount))
    if hp <= 0:
        await dying(play, victim, hit.source)
    _forget_dead(play, hit)


async def _spread(play: Play, hit: Damage) -> None:
    """The same damage goes to all others who are chained, in action order (card_rules 4.6)."""
    facts = play.facts
    for seat in [seat for seat in action_order(facts) if facts.chained[seat] and seat != hit.victim]:
        if facts.alive[seat] and facts.chained[seat]:
            await damage(play, Damage(hit.source, seat, hit.amount, hit.nature, hit.card, chain=True, why=hit.why))


async def lose_hp(play: Play, seat: Seat, count: int, why: str) -> None:
    """Loses HP, which is no damage and has no source (TQ-31)."""
    hp = play.facts.hp[seat] - count
    play.do(HpLost(seat, count, hp, why))
    await raised(play, HpReduced(seat, count))
    if hp <= 0:
        await dying(play, seat, None)


async def recover(
    play: Play, seat: Seat, count: int = 1, *, by: Seat | None = None, card: Card | None = None, why: str = ""
) -> None:
    """HP comes back, never above the maximum; at the maximum nothing happens (card_rules 4.9)."""
    facts = play.facts
    if not facts.alive[seat] or facts.hp[seat] >= facts.max_hp[seat]:
        return
    coming = HpRecovering(seat, by, card)
    await raised(play, coming)
    gained = min(count + coming.more, facts.max_hp[seat] - facts.hp[seat])
    play.do(Recovered(seat, gained, facts.hp[seat] + gained, why or (card.kind if card else "")))
    await raised(play, HpRecovered(seat, gained))


async def change_max_hp(play: Play, seat: Seat, by: int) -> None:
    """The maximum changes and HP is cut to it; at 0 the seat dies without rescue."""
    most = play.facts.max_hp[seat] + by
    play.do(MaxHpChanged(seat, most, min(play.facts.hp[seat], most)))
    if most <= 0:
        await death(play, seat, None)


def turn_over(play: Play, seat: Seat) -> None:
    """The general is turned face down or up again (card_rules 4.14)."""
    play.do(TurnedOver(seat, not play.facts.turned_over[seat]))


async def dying(play: Play, seat: Seat, killer: Seat | None) -> None:
    """A seat at 0 or less: others may rescue it, else it dies (card_rules 4.7)."""
    facts = play.facts
    play.do(DyingBegan(seat))
    await raised(play, Dying(seat))
    if facts.hp[seat] <= 0 and facts.alive[seat]:
        await _rescue(play, seat)
    saved = facts.hp[seat] > 0 or not facts.alive[seat]
    if not saved:
        over = RescueOver(seat)
        await raised(play, over)
        saved = over.lives
    play.do(DyingEnded(seat, saved))
    if not saved and facts.alive[seat]:
        await death(play, seat, killer if killer is not None and facts.alive[killer] else None)


def _rescue_need(play: Play, helper: Seat, seat: Seat) -> Need:
    families = ("peach", "wine") if helper == seat else ("peach",)
    able = tuple([kind for kind in families if kind in play.kinds and not banned(play, helper, play.kinds[kind], seat)])
    return Need("peach", able, use=True, cause=Cause("dying", seat), on=seat)


def _can_help(play: Play, helper: Seat, seat: Seat) -> bool:
    need = _rescue_need(play, helper, seat)
    return bool(need.families) and may_answer(play, helper, need)


async def _rescue(play: Play, seat: Seat) -> None:
    """One pass in action order; each is served once, with as many cards in a row as it likes (T-4)."""
    facts, left = play.facts, action_order(play.facts)
    while facts.hp[seat] <= 0 and facts.alive[seat]:
        called = tuple([helper for helper in left if _can_help(play, helper, seat)])
        up = await Call(called, "peach", Cause("dying", seat)) if called else ()
        if not up:
            return
        if await _serve(play, up[0], seat):
            left = left[left.index(up[0]) + 1 :]


async def _serve(play: Play, helper: Seat, seat: Seat) -> bool:
    """One helper uses cards until it stops; False if it used none and withdraws."""
    facts, helped = play.facts, False
    while facts.alive[seat] and facts.alive[helper] and facts.hp[seat] <= 0 and _can_help(play, helper, seat):
        need = _rescue_need(play, helper, seat)
        declared = await Menu(play, helper, need).ask()
        if declared is None:
            return helped
        helped = True
        if await obtain(play, helper, need, declared):
            await _use_to_rescue(play, helper, declared.card, seat)
    return helped


async def _use_to_rescue(play: Play, helper: Seat, card: Card, seat: Seat) -> None:
    from game.rules.tam_quoc_sat.use import made_use, use_card

    await use_card(play, made_use(play, helper, card, (seat,)))


async def death(play: Play, seat: Seat, killer: Seat | None) -> None:
    """Role shown, end checked, death skills, all cards discarded, reward or penalty (TQ-16)."""
    role = role_of_seat(play, seat)
    await show_role(play, seat)
    play.do(Died(seat, role, killer))
    if ended := victory(play):
        raise Over(ended)
    await raised(play, Death(seat, killer))
    await _leave(play, seat)
    if killer is not None and play.facts.alive[killer]:
        await _reward(play, role, killer)


async def _leave(play: Play, seat: Seat) -> None:
    """All cards of the dead go: to the discard pile, the generals to those not in the game."""
    zones, steps = play.table.zones, []
    for names in (HAND, EQUIPMENT, JUDGEMENT, FIELDS, WOUNDS, STARS):
        if zone := zones.get(names[seat]):
            steps += [Move(card, zone.name, DISCARD) for card in zone.cards]
    for names in (INCARNATIONS, GENERAL):
        if zone := zones.get(names[seat]):
            steps += [Move(card, zone.name, GENERALS) for card in zone.cards]
    await move(play, steps, "death", seat)


async def _reward(play: Play, role: str, killer: Seat) -> None:
    """Who kills a Rebel draws three; a Lord who kills a Loyalist loses hand and equipment (TQ-17, TQ-18)."""
    if role == "rebel":
        await draw(play, killer, 3, "reward")
    elif role == "loyalist" and play.facts.roles[killer] == "lord":
        await discard(play, killer, play.own(killer), "penalty")
