"""Fanjian: another names a suit and takes a hand card of yours; another suit hurts it."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import among, blind, of_words
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.events import Named, Showed
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.names import SUIT_WORDS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """A hand card is needed."""
    return None if play.hands[me] else Reason("why-no-hand")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Whom."""
    return among(me, "target", [seat for seat in action_order(play.facts) if seat != me], Cause("fanjian", me))


@skill.active(pick, why_not)
async def sow(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """The suit first, then the card, then perhaps the damage."""
    target, cause = int(picks[0]), Cause("fanjian", me)
    (suit,) = await of_words(target, "name", SUIT_WORDS, cause)
    play.do(Named(target, suit, "fanjian"))
    card = blind(play, me)
    await take(play, target, me, (card,), "fanjian", target)
    play.do(Showed(target, (card,), "fanjian"))
    if play.seen(target, card).suit != suit:
        await damage(play, Damage(me, target, 1, why="fanjian"))
