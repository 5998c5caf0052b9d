"""Whether a card may be used, and at whom: the same query gives the options and the reasons why not."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.question import Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import too_far
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.measure import banned, forbidden, reaches
from game.rules.tam_quoc_sat.play import Play

CHOSEN = ("one_other", "one", "one_or_two")
NOT_NOW = Reason("why-not-now")
NO_TARGET = Reason("why-no-target")
NOT_YOURSELF = Reason("why-not-yourself")
DEAD = Reason("why-dead")


def why_not_use(play: Play, user: Seat, card: Card) -> Reason | None:
    """Why a seat cannot use a card in its play phase, None if it can."""
    kind, cared = play.kinds[card.kind], play.cared
    effect = kind.effect
    if not effect.in_play:
        return NOT_NOW
    if reason := effect.why_not(play, user, card) or (banned(play, user, kind) if cared.bans else None):
        return reason
    if kind.at_hand and not cared.forbids:
        return None
    return None if effect.recast or has_target(play, user, card) else NO_TARGET


def has_target(play: Play, user: Seat, card: Card) -> bool:
    """Whether there is anybody to use a card on."""
    kind = play.kinds[card.kind]
    if kind.targets == "self":
        return why_not_target(play, user, card, user) is None
    alive = play.facts.alive
    for step in range(len(alive)):  # the neighbours first: they are the likeliest to be in reach
        seat = (user + 1 + step) % len(alive)
        if alive[seat] and why_not_target(play, user, card, seat) is None:
            return True
    return False


def why_not_target(play: Play, user: Seat, card: Card, target: Seat, *, far: bool = False) -> Reason | None:
    """Why a card cannot be aimed at a seat, None if it can; with ``far`` distance does not matter."""
    kind = play.kinds[card.kind]
    if target == user and kind.aside:
        return NOT_YOURSELF
    if not play.facts.alive[target]:
        return DEAD
    if kind.picky and (reason := kind.effect.spares(play, user, card, target)):
        return reason
    if kind.limit != "none" and not far and not reaches(play, user, card, target, kind):
        return too_far(play, user, target)
    return forbidden(play, user, card, target) if play.cared.forbids else None


def targets_of(play: Play, user: Seat, card: Card) -> list[Seat]:
    """Everybody at whom a card may be aimed, in action order."""
    return [seat for seat in action_order(play.facts) if why_not_target(play, user, card, seat) is None]


def all_targets(play: Play, user: Seat, card: Card, chosen: Sequence[Seat]) -> list[Seat]:
    """The targets of a use: those chosen, or those that the kind of card has by itself."""
    kind = play.kinds[card.kind]
    if kind.targets in CHOSEN:
        return list(chosen)
    if kind.targets == "self":
        return list(chosen) or [user]
    order = action_order(play.facts, user)
    if kind.targets == "others":
        return [seat for seat in order if why_not_target(play, user, card, seat) is None]
    return [seat for seat in order if forbidden(play, user, card, seat) is None] if kind.targets == "all" else []
