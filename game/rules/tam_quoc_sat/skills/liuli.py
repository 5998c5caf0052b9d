"""Liuli: a Slash aimed at you may be moved to another in your range for a card."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.aim import why_not_target
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.measure import in_range
from game.rules.tam_quoc_sat.moments import TargetChoosing
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.use import turn_aside

skill = Skill()


def heirs(play: Play, me: Seat, use: Use, card: str) -> list[Seat]:
    """Who may become the target if this card is discarded."""
    with play.without((card,)):
        return [
            seat
            for seat in action_order(play.facts)
            if seat not in (me, use.user)
            and in_range(play, me, seat)
            and why_not_target(play, use.user, use.card, seat, far=True) is None
        ]


def can(play: Play, me: Seat, at: TargetChoosing) -> bool:
    """A Slash is about to be aimed at me."""
    aimed = at.target == me and at.use.kind.family == "slash" and at.use.targets[at.index] == me
    return aimed and any(heirs(play, me, at.use, card) for card in play.own(me))


def pick(play: Play, me: Seat, at: TargetChoosing) -> Decision:
    """Which card, then whom."""
    use = at.use

    def then(path: Path) -> Decision:
        return among(me, "target", heirs(play, me, use, path[0]), Cause("liuli", me))

    cards = [card for card in play.own(me) if heirs(play, me, use, card)]
    options = tuple([play.box.options[card] for card in cards])
    return Decision(me, "discard", options, cause=at.cause, then=then)


@skill.may(TargetChoosing, can, pick)
async def shirk(play: Play, me: Seat, at: TargetChoosing, picks: Path) -> None:
    """The new target's own skills then apply."""
    await discard(play, me, picks[:1], "liuli")
    heir = int(picks[1])
    turn_aside(play, at.use, at.index, heir)
    await raised(play, TargetChoosing(at.use, heir, at.index))
