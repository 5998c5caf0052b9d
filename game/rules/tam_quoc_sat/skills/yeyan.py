"""Yeyan, limited: share up to three points of fire among up to three; two on one cost four suits and 3 HP first."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.core.question import DONE, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import damage, lose_hp
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.names import SUIT_WORDS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

POINTS, BLOOD = 3, 3


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """The points one by one, then what they cost."""
    return a_point(play, me, ())


def a_point(play: Play, me: Seat, given: Path) -> Decision:
    """Whom the next point hits; the first must hit somebody, and the same again only if I can pay."""
    seats = action_order(play.facts)
    if not can_pay(play, me):
        seats = [seat for seat in seats if str(seat) not in given]
    step = among(me, "points", seats, Cause("yeyan", me), 0 if given else 1)
    return replace(step, then=partial(after, play, me, given))


def after(play: Play, me: Seat, given: Path, path: Path) -> Decision | None:
    """Another point, or the price of those given."""
    given += path
    if path and len(given) < POINTS:
        return a_point(play, me, given)
    return price(play, me, ()) if is_dear(given) else None


def is_dear(given: Path) -> bool:
    """Whether somebody takes two or more."""
    return len(dict.fromkeys(given)) < len(given)


def suit(play: Play, me: Seat, card: str) -> str:
    """The suit of a hand card as it counts."""
    return play.seen(me, card).suit


def can_pay(play: Play, me: Seat) -> bool:
    """Whether my hand has all four suits."""
    return len({suit(play, me, card) for card in play.hands[me]}) == len(SUIT_WORDS)


def price(play: Play, me: Seat, paid: Path) -> Decision | None:
    """A hand card of each suit, one after the other."""
    suits = [suit(play, me, card) for card in paid]
    cards = [card for card in play.hands[me] if suit(play, me, card) not in suits]
    if len(paid) == len(SUIT_WORDS):
        return None
    step = of_cards(play, me, "discard", cards, Cause("yeyan", me))
    return replace(step, then=lambda card: price(play, me, paid + card))


@skill.active(pick, limit="match")
async def burn(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """The price first, then the fire in turn order, even if the price has killed me."""
    given = [int(key) for key in picks if key.isdecimal()]
    paid = [key for key in picks if key != DONE and not key.isdecimal()]
    order = action_order(play.facts)
    if paid:
        await discard(play, me, paid, "yeyan")
        await lose_hp(play, me, BLOOD, "yeyan")
    for seat in order:
        if seat in given and play.facts.alive[seat]:
            source = me if play.facts.alive[me] else None
            await damage(play, Damage(source, seat, given.count(seat), "fire", why="yeyan"))
