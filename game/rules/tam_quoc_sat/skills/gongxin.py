"""Gongxin: once a phase look at another's hand; you may show a heart of it and discard it or put it on top."""

from __future__ import annotations

from game.core.event import Move, Peeked
from game.core.question import PASS, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_words
from game.rules.tam_quoc_sat.events import Showed
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import DISCARD, DRAW, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

WORDS = ("discard_it", "put_on_top")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Another with a hand card."""
    seats = [seat for seat in action_order(play.facts) if seat != me and play.hands[seat]]
    return among(me, "target", seats, Cause("gongxin", me))


@skill.active(pick)
async def see_through(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """All of the hand is seen, even without a heart."""
    other = int(picks[0])
    play.table.do(Peeked(HAND[other], tuple(play.hands[other]), me))
    card, *words = await heart(play, me, other)
    if card != PASS:
        play.do(Showed(other, (card,), "gongxin"))
        await move(play, [Move(card, HAND[other], DISCARD if words[0] == WORDS[0] else DRAW)], "gongxin", me)


def heart(play: Play, me: Seat, other: Seat) -> Decision:
    """A heart as its holder has it, then what becomes of it."""
    cause = Cause("gongxin", other)
    hearts = [play.box.options[card] for card in play.hands[other] if play.seen(other, card).suit == "heart"]

    def then(path: Path) -> Decision | None:
        return None if path[0] == PASS else of_words(me, "pick", WORDS, cause)

    return Decision(me, "pick", (*hearts, PASSED), cause=cause, then=then, press=True)
