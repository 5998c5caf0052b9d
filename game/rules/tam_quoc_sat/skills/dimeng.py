"""Dimeng: two others swap their hands, for as many cards as the hands differ."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.event import Move
from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moves import discard, move
from game.rules.tam_quoc_sat.names import HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def cost(play: Play, one: Seat, other: Seat) -> int:
    """How many cards it costs."""
    return abs(len(play.hands[one]) - len(play.hands[other]))


def partners(play: Play, me: Seat, one: Seat) -> list[Seat]:
    """With whom a seat may swap."""
    most = len(play.own(me))
    return [
        seat
        for seat in action_order(play.facts)
        if seat not in (me, one) and (play.hands[seat] or play.hands[one]) and cost(play, one, seat) <= most
    ]


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Both, then what it costs."""
    cause = Cause("dimeng", me)
    ones = [seat for seat in action_order(play.facts) if seat != me and partners(play, me, seat)]

    def second(first: Path) -> Decision:
        def price(path: Path) -> Decision | None:
            count = cost(play, int(first[0]), int(path[0]))
            return of_cards(play, me, "discard", play.own(me), cause, count) if count else None

        return replace(among(me, "target", partners(play, me, int(first[0])), cause), then=price)

    return replace(among(me, "target", ones, cause), then=second)


@skill.active(pick)
async def ally(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """At once; neither can refuse."""
    one, other = int(picks[0]), int(picks[1])
    await discard(play, me, picks[2:], "dimeng")
    hands = tuple(play.hands[one]), tuple(play.hands[other])
    steps = [Move(card, HAND[one], HAND[other]) for card in hands[0]]
    await move(play, steps + [Move(card, HAND[other], HAND[one]) for card in hands[1]], "dimeng", me)
