"""Shelie: instead of drawing turn five cards over and keep one of each suit among them."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import move, top
from game.rules.tam_quoc_sat.names import CENTRE, DISCARD, DRAW, HAND, SUIT_WORDS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

MANY = 5


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My draw phase begins."""
    return at.seat == me and at.phase == "draw" and not at.instead


@skill.may(PhaseStart, can)
async def look_through(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """The rest is discarded at the same time."""
    at.instead = True
    shown = top(play, MANY)
    await move(play, [Move(card, DRAW, CENTRE) for card in shown], "shelie", me)
    kept = [await one_of_suit(play, me, suited) for suited in by_suit(play, shown)]
    await move(play, [Move(card, CENTRE, HAND[me] if card in kept else DISCARD) for card in shown], "shelie", me)


def by_suit(play: Play, shown: list[str]) -> list[list[str]]:
    """The cards of each suit that is there."""
    suits = [[card for card in shown if play.cards[card].suit == suit] for suit in SUIT_WORDS]
    return [cards for cards in suits if cards]


async def one_of_suit(play: Play, me: Seat, cards: list[str]) -> str:
    """Within a suit it is my choice."""
    if len(cards) == 1:
        return cards[0]
    (card,) = await of_cards(play, me, "pick", cards, Cause("shelie", me))
    return card
