"""The set-up: the Lord chooses a general, then the others, then everybody gets a hand (TQ-3 to TQ-7)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Move, Moved
from game.core.question import Cause, Decision, Option, Seat
from game.rules.tam_quoc_sat.choice import of_words, wants
from game.rules.tam_quoc_sat.events import GeneralShown, KingdomChosen, MatchBegan
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import GameStart, InitialDeal
from game.rules.tam_quoc_sat.moves import draw, move, top
from game.rules.tam_quoc_sat.names import DRAW, GENERAL, GENERALS, HAND, KINGDOMS, LORDS, OFFERS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.roles import first_seat, role_of_seat
from game.rules.tam_quoc_sat.supply import choice

FIRST_HAND = 4
LORD_EXTRAS = 2
"""Generals offered to the Lord beside all lord generals (TQ-4)."""
DEAL = Cause("deal")


async def set_up(play: Play) -> None:
    """Everything before the first turn."""
    seats = range(play.table.seats)
    lord = first_seat(play)
    play.facts.turn = lord
    offered = any(play.table.zones[OFFERS[seat]].cards for seat in seats)
    if not offered:
        _offer_lord(play, lord)
    await _choose(play, [lord])
    await _show(play, [lord])
    others = [seat for seat in action_order(play.facts, lord) if seat != lord]
    if not offered:
        _offer(play, others)
    await _choose(play, others)
    await _show(play, others)
    await deal_hands(play)


def _offer_lord(play: Play, lord: Seat) -> None:
    """All lord generals and two others (TQ-4)."""
    zones = play.table.zones
    steps = [Move(general, LORDS, OFFERS[lord]) for general in zones[LORDS].cards]
    others = zones[GENERALS].cards[: -LORD_EXTRAS - 1 : -1]
    play.table.do(Moved((*steps, *[Move(general, GENERALS, OFFERS[lord]) for general in others]), "offer", lord))


def _offer(play: Play, seats: Sequence[Seat]) -> None:
    """What is left, shuffled anew, goes round: so many to each, two where it does not suffice (TQ-5)."""
    play.table.shuffle(GENERALS)
    pile = play.table.zones[GENERALS].cards
    each = choice(len(pile), len(seats), play.facts.choices)
    for seat in seats:
        _hand_out(play, seat, pile[-each:])


def _hand_out(play: Play, seat: Seat, generals: Sequence[str]) -> None:
    play.table.do(Moved(tuple([Move(general, GENERALS, OFFERS[seat]) for general in generals]), "offer", seat))


async def _choose(play: Play, seats: Sequence[Seat]) -> None:
    """Each chooses secretly among its offers."""
    for seat in seats:
        offers = play.table.zones[OFFERS[seat]].cards
        if offers:
            options = tuple([Option(general, cards=(general,)) for general in offers])
            (general,) = await Decision(seat, "choose_general", options, cause=DEAL)
            rest = [Move(other, OFFERS[seat], GENERALS) for other in offers if other != general]
            play.table.do(Moved(tuple(rest), "choose", seat))


async def _show(play: Play, seats: Sequence[Seat]) -> None:
    """The chosen are shown together; gods then choose a kingdom in turn order (TQ-5, TQ-6)."""
    chosen = [(seat, play.table.zones[OFFERS[seat]].cards[0]) for seat in seats if play.table.zones[OFFERS[seat]].cards]
    play.table.do(Moved(tuple([Move(general, OFFERS[seat], GENERAL[seat]) for seat, general in chosen]), "show"))
    for seat, general in chosen:
        data = play.box.content.generals[general]
        most = data.max_hp + (role_of_seat(play, seat) == "lord")
        play.do(GeneralShown(seat, general, data.kingdom, data.gender, most, data.skills))
    play.stir()
    for seat, _ in chosen:
        if play.facts.kingdoms[seat] == "god":
            (kingdom,) = await of_words(seat, "name", KINGDOMS, Cause("god_kingdom", seat))
            play.do(KingdomChosen(seat, kingdom))


async def deal_hands(play: Play) -> None:
    """Four cards for everybody (TQ-7); what skills do with the first hand; then the first turn may begin."""
    order = action_order(play.facts)
    for seat in order:
        cards = top(play, FIRST_HAND)
        play.table.do(Moved(tuple([Move(card, "draw", HAND[seat]) for card in cards]), "deal", seat))
    for seat in order:
        await raised(play, InitialDeal(seat))
    if play.facts.luck_card:
        for seat in order:
            if await wants(seat, "luck_card", "change_hand", DEAL):
                await _change_hand(play, seat)
    await raised(play, GameStart())
    play.do(MatchBegan(play.facts.turn))


async def _change_hand(play: Play, seat: Seat) -> None:
    """The hand goes back unseen, the draw pile is shuffled, and as many come from it."""
    hand = tuple(play.hands[seat])
    await move(play, [Move(card, HAND[seat], DRAW) for card in hand], "luck_card", seat)
    play.table.shuffle(DRAW)
    await draw(play, seat, len(hand), "luck_card")
