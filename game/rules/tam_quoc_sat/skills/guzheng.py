"""Guzheng: after another's discard phase one of its discarded hand cards goes back, and you may keep the others."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards, wants
from game.rules.tam_quoc_sat.moments import PhaseEnd
from game.rules.tam_quoc_sat.moves import discarded, move
from game.rules.tam_quoc_sat.names import DISCARD, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def returnable(play: Play, at: PhaseEnd) -> list[str]:
    """The hand cards that the seat has discarded in this phase and that still lie there."""
    return [step.card for step in discarded(play) if step.src == HAND[at.seat]]


def can(play: Play, me: Seat, at: PhaseEnd) -> bool:
    """Another's discard phase ends."""
    return at.phase == "discard" and at.seat != me and bool(returnable(play, at))


def pick(play: Play, me: Seat, at: PhaseEnd) -> Decision:
    """Which goes back."""
    return of_cards(play, me, "pick", returnable(play, at), Cause("guzheng", at.seat))


@skill.may(PhaseEnd, can, pick)
async def steady(play: Play, me: Seat, at: PhaseEnd, picks: Path) -> None:
    """Then the others, if I like, equipment too."""
    await move(play, [Move(picks[0], DISCARD, HAND[at.seat])], "guzheng", me)
    rest = [step.card for step in discarded(play)]
    if rest and await wants(me, "pick", "take_rest", Cause("guzheng", me)):
        await move(play, [Move(card, DISCARD, HAND[me]) for card in rest], "guzheng", me)
