"""Yin-Yang Swords: a target of the other gender discards a card or lets you draw (card_rules 9.4)."""

from __future__ import annotations

from game.core.question import PASS, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.kinds import Armament
from game.rules.tam_quoc_sat.moments import TargetSpecified
from game.rules.tam_quoc_sat.moves import discard, draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED

effect = Armament()


def can(play: Play, me: Seat, at: TargetSpecified) -> bool:
    """My Slash aims at somebody of the other gender."""
    genders, use = play.facts.genders, at.use
    return use.user == me and use.kind.family == "slash" and {genders[me], genders[at.target]} == {"male", "female"}


@effect.skill.may(TargetSpecified, can)
async def charm(play: Play, me: Seat, at: TargetSpecified, picks: Path) -> None:
    """The target chooses; without a hand card you draw."""
    target = at.target
    if play.hands[target]:
        options = tuple([play.box.options[card] for card in play.hands[target]])
        (key,) = await Decision(target, "discard", (*options, PASSED), cause=Cause("twin_swords", me))
        if key != PASS:
            await discard(play, target, (key,), "twin_swords")
            return
    await draw(play, me, 1, "twin_swords")
