"""Nullification: an open call before the effect on each target, and against every Nullification (card_rules 7.10)."""

from __future__ import annotations

from game.core.event import Began, Ended, Frame
from game.core.question import Call, Cause, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events import Missed
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.menu import Menu
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import may_answer, obtain, spend

ASK = "nullification"


async def stopped(play: Play, card: Card, user: Seat | None, target: Seat) -> bool:
    """Whether the effect of a trick on one target is cancelled: an odd number of Nullifications in a row."""
    frame = Frame(card.kind, user, card.face, (target,))
    if not await _countered(play, frame):
        return False
    play.do(Missed(card, target, ASK))
    return True


async def _countered(play: Play, what: Frame) -> bool:
    """Whether somebody stops this, and nobody stops that."""
    cause = Cause(what.word, what.by, what.card)
    seats = _called(play, cause)
    if not seats:
        return False
    told = bool(play.table.stack) and play.table.stack[-1] == what
    if not told:
        play.table.do(Began(what))
    countered = False
    if (used := await _anybody(play, seats, cause)) is not None:
        seat, card = used
        counter = Frame(ASK, seat, card.face, what.targets, not what.takes_effect)
        countered = not await _countered(play, counter)
    if not told:
        play.table.do(Ended(what))
    return countered


def _called(play: Play, cause: Cause) -> tuple[Seat, ...]:
    """Everybody who may have one, in action order."""
    order, need = action_order(play.facts), Need(ASK, (ASK,), use=True, cause=cause)
    if not play.cared.ways and not play.facts.ask_holders:
        return tuple([seat for seat in order if play.hands[seat]])
    return tuple([seat for seat in order if may_answer(play, seat, need)])


async def _anybody(play: Play, seats: tuple[Seat, ...], cause: Cause) -> tuple[Seat, Card] | None:
    """Who nullifies and with what; who withdraws reopens the call, after one who failed the others are called."""
    while seats and (up := await Call(seats, ASK, cause)):
        seat = up[0]
        need = Need(ASK, (ASK,), use=True, cause=cause)
        declared = await Menu(play, seat, need).ask()
        if declared is None:
            continue
        if await obtain(play, seat, need, declared):
            await spend(play, seat, declared.card, use=True)
            return seat, declared.card
        seats = tuple([other for other in seats[seats.index(seat) + 1 :] if may_answer(play, other, need)])
    return None
