"""Qixing: seven stars are set aside at the start; after drawing you may exchange hand cards for them."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.event import Move
from game.core.question import DONE, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.moments import AfterDraw, InitialDeal
from game.rules.tam_quoc_sat.moves import draw, move
from game.rules.tam_quoc_sat.names import HAND, STARS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True

STARS_AT_START = 7


def mine(play: Play, me: Seat, at: InitialDeal) -> bool:
    """My first hand."""
    return at.seat == me and STARS[me] in play.table.zones


@skill.must(InitialDeal, mine)
async def set_aside(play: Play, me: Seat, at: InitialDeal, picks: Path) -> None:
    """Eleven are dealt, four stay in hand."""
    await draw(play, me, STARS_AT_START, "qixing")
    cards = await of_cards(play, me, "pick", play.hands[me], Cause("qixing", me), STARS_AT_START)
    await move(play, [Move(card, HAND[me], STARS[me]) for card in cards], "qixing", me)


def drawn(play: Play, me: Seat, at: AfterDraw) -> bool:
    """I have drawn in my draw phase."""
    return at.seat == me and bool(play.stars(me)) and bool(play.hands[me])


def pick(play: Play, me: Seat, at: AfterDraw) -> Decision:
    """Hand cards, then as many stars."""
    cause, hand, stars = Cause("qixing", me), play.hands[me], play.stars(me)

    def then(path: Path) -> Decision:
        return of_cards(play, me, "exchange", stars, cause, len([key for key in path if key != DONE]))

    return replace(of_cards(play, me, "exchange", hand, cause, 1, min(len(hand), len(stars))), then=then)


@skill.may(AfterDraw, drawn, pick)
async def exchange(play: Play, me: Seat, at: AfterDraw, picks: Path) -> None:
    """At once."""
    cards = [key for key in picks if key != DONE]
    out, back = cards[: len(cards) // 2], cards[len(cards) // 2 :]
    steps = [Move(card, HAND[me], STARS[me]) for card in out]
    await move(play, steps + [Move(card, STARS[me], HAND[me]) for card in back], "qixing", me)
