"""Jianyan: once a phase name a type or a colour; the first such card of the draw pile goes to a man of your choice."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_words, victim
from game.rules.tam_quoc_sat.events import Named, Showed
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moves import clear, move, supply
from game.rules.tam_quoc_sat.names import CENTRE, DRAW, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

WORDS = ("basic", "trick", "equipment", "red", "black")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Which type or colour."""
    return of_words(me, "name", WORDS, Cause("jianyan", me))


@skill.active(pick)
async def suggest(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """The other cards are discarded; if none fits there is nothing to give."""
    (word,) = picks
    play.do(Named(me, word, "jianyan"))
    shown = await turn_over_until(play, me, word)
    play.do(Showed(me, tuple(shown), "jianyan"))
    men = [seat for seat in action_order(play.facts) if play.facts.genders[seat] == "male"]
    if men and shown and fits(play, shown[-1], word):
        heir = await victim(me, men, Cause("jianyan", me, shown[-1]))
        await move(play, [Move(shown[-1], CENTRE, HAND[heir])], "jianyan", me)
    await clear(play, shown, "jianyan")


def fits(play: Play, card: str, word: str) -> bool:
    """Whether a card is of this type or colour."""
    return word in (play.kind_of[card].type, play.cards[card].colour)


async def turn_over_until(play: Play, me: Seat, word: str) -> list[str]:
    """The cards from the top on up to the first that fits; the discard pile too when the draw pile is used up."""
    shown: list[str] = []
    while play.draw or play.discard:
        supply(play, 1)
        pile = play.draw[::-1]
        count = next((at + 1 for at, card in enumerate(pile) if fits(play, card, word)), 0)
        cards = pile[: count or len(pile)]
        await move(play, [Move(card, DRAW, CENTRE) for card in cards], "jianyan", me)
        shown += cards
        if count:
            break
    return shown
