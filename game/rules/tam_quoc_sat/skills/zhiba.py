"""Zhiba, lord skill: other Wu characters may hold a contest with you; unless they win, both cards may be yours."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import of_words, wants
from game.rules.tam_quoc_sat.contest import contest
from game.rules.tam_quoc_sat.events import Named
from game.rules.tam_quoc_sat.learning import sleeps
from game.rules.tam_quoc_sat.moves import clear, move
from game.rules.tam_quoc_sat.names import CENTRE, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True


def why_not(play: Play, owner: Seat, doer: Seat) -> Reason | None:
    """Of Wu, and both have a hand card."""
    if play.facts.kingdoms[doer] != "wu":
        return Reason("why-not-now")
    return None if play.hands[doer] and play.hands[owner] else Reason("why-no-hand")


@skill.active(why_not=why_not, others=True)
async def challenge(play: Play, owner: Seat, doer: Seat, picks: Path) -> None:
    """Refused, it is spent for this phase all the same."""
    if not await accepts(play, owner, doer):
        return
    held = await contest(play, doer, owner, "zhiba")
    if not held.won and play.facts.alive[owner] and await wants(owner, "skill", "zhiba", Cause("zhiba", doer)):
        await move(play, [Move(card, CENTRE, HAND[owner]) for card in held.cards], "zhiba", owner)
    await clear(play, held.cards, "zhiba")


async def accepts(play: Play, owner: Seat, doer: Seat) -> bool:
    """Only after hunzi may it be refused."""
    if sleeps(play, owner, "hunzi"):
        return True
    words = ("accept_contest", "refuse_contest")
    (word,) = await of_words(owner, "pick", words, Cause("zhiba", doer))
    play.do(Named(owner, word, "zhiba"))
    return word == "accept_contest"
