"""Xiangle: a Slash of another has no effect on you unless its user discards a basic card as well."""

from __future__ import annotations

from game.core.question import PASS, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.moments import TargetChoosing
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: TargetChoosing) -> bool:
    """Another's Slash is about to be aimed at me."""
    use = at.use
    aimed = at.target == me and use.targets[at.index] == me and use.user != me
    return aimed and use.kind.family == "slash" and all(seat != me for seat, _ in use.void)


@skill.must(TargetChoosing, can)
async def enjoy(play: Play, me: Seat, at: TargetChoosing, picks: Path) -> None:
    """The user pays for me alone, or not."""
    user = at.use.user
    card = await price(play, me, user) if play.hands[user] else PASS
    if card == PASS:
        at.use.void += ((me, "xiangle"),)
    else:
        await discard(play, user, (card,), "xiangle")


async def price(play: Play, me: Seat, user: Seat) -> str:
    """The basic card that the user discards, or none."""
    basic = [card for card in play.hands[user] if play.kinds[play.seen(user, card).kind].type == "basic"]
    if play.facts.ask_holders and not basic:
        return PASS
    options = tuple([play.box.options[card] for card in basic])
    (key,) = await Decision(user, "discard", (*options, PASSED), cause=Cause("xiangle", me))
    return key
