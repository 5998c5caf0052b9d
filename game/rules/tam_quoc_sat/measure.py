"""Distance, attack range and reach, the hand limit, the limit of Slashes, and whom a card may not be aimed at."""

from __future__ import annotations

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.kinds import Kind
from game.rules.tam_quoc_sat.play import Play

ANY = 99
"""More than any distance or limit."""


def distance(play: Play, one: Seat, other: Seat) -> int:
    """The distance from one seat to another: all corrections are summed, then never below 1 (TQ-23)."""
    if one == other:
        return 0
    key = one * 16 + other
    found = play.distances.get(key)
    if found is None:
        found = play.distances[key] = _distance(play, one, other)
    return found


def _distance(play: Play, one: Seat, other: Seat) -> int:
    alive = play.facts.alive
    low, high = (one, other) if one < other else (other, one)
    between = sum(alive[low:high]) + (not alive[low])
    count = sum(alive)
    way = min(between, count - between)
    if play.slot(one, "offensive_horse"):
        way -= 1
    if play.slot(other, "defensive_horse"):
        way += 1
    for owner, answer in play.states("distance"):
        way += answer(play, owner, one, other)
    return max(1, way)


def attack_range(play: Play, seat: Seat) -> int:
    """The printed range of the equipped weapon, or 1; horses never count (TQ-24)."""
    found = play.ranges.get(seat)
    if found is None:
        weapon = play.slot(seat, "weapon")
        found = play.ranges[seat] = play.kind_of[weapon].range if weapon else 1
    return found


def in_range(play: Play, one: Seat, other: Seat) -> bool:
    """Whether ``other`` is in the attack range of ``one``; nobody is in its own."""
    return one != other and distance(play, one, other) <= attack_range(play, one)


def reaches(play: Play, user: Seat, card: Card, target: Seat, kind: Kind) -> bool:
    """Whether a card of this kind reaches a target: attack range for a Slash, distance 1 for some tricks."""
    limit = kind.limit
    if limit == "none":
        return True
    far = play.distances.get(user * 16 + target) or distance(play, user, target)
    near = attack_range(play, user) if limit == "attack_range" else 1
    if far <= near:
        return True
    for owner, answer in play.cared.reach:  # noqa: SIM110 - half the time of any()
        if owner == user and far <= answer(play, owner, card, near):
            return True
    return False


def limit_of(play: Play, user: Seat, card: Card, kind: Kind) -> int:
    """The greatest distance at which a card of this kind may be aimed, ANY where it does not matter."""
    if kind.limit == "none":
        return ANY
    near = attack_range(play, user) if kind.limit == "attack_range" else 1
    farther: list[int] = [answer(play, user, card, near) for owner, answer in play.cared.reach if owner == user]
    return max([near, *farther])


def forbidden(play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
    """Why a skill does not let this card be aimed at this target: "cannot" beats "can"."""
    for owner, answer in play.cared.forbids:
        if reason := answer(play, owner, user, card, target):
            return reason  # type: ignore[no-any-return]
    return None


def banned(play: Play, user: Seat, kind: Kind, on: Seat | None = None) -> Reason | None:
    """Why a skill does not let a seat use this kind of card now."""
    for owner, answer in play.cared.bans:
        if reason := answer(play, owner, user, kind, on):
            return reason  # type: ignore[no-any-return]
    return None


def slash_limit(play: Play, user: Seat) -> int:
    """How many Slashes a seat may use in its play phase: one, unless a weapon or skill says otherwise (TQ-11)."""
    limit = 1
    for owner, answer in play.states("slash_limit"):
        if owner == user:
            limit += answer(play, owner)
    return limit


def most_targets(play: Play, user: Seat, card: Card) -> int:
    """How many targets a Slash may have."""
    most = 1
    for owner, answer in play.states("extra_targets"):
        if owner == user:
            most += answer(play, owner, card)
    return most


def hand_limit(play: Play, seat: Seat) -> int:
    """How many hand cards a seat may keep (TQ-14)."""
    limit = max(0, play.facts.hp[seat])
    for owner, answer in play.states("hand_limit"):
        limit += answer(play, owner, seat)
    return max(0, limit)


def has_armour(play: Play, seat: Seat, attacker: Seat | None, use: Use | None = None) -> bool:
    """Whether the armour of a seat does anything now: not against a use that ignores it, nor where a skill does."""
    if use is not None and seat in use.bare:
        return False
    return not any(answer(play, owner, attacker, seat) for owner, answer in play.states("bares"))


def immune(play: Play, use: Use, target: Seat) -> str:
    """The skill or armour because of which a card has no effect on a target at all, "" if it has."""
    for owner, answer in play.states("immune"):
        if owner == target and (why := answer(play, owner, use)):
            return str(why)
    return ""
