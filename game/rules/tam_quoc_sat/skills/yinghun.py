"""Yinghun: wounded, let another draw X and discard one, or draw one and discard X (X: your lost HP)."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, discards, of_words
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import discard, draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My preparation phase begins and I am wounded."""
    return at.seat == me and at.phase == "prepare" and play.facts.lost_hp(me) > 0


def pick(play: Play, me: Seat, at: PhaseStart) -> Decision:
    """Whom, then which of the two."""
    cause = Cause("yinghun", me)

    def then(path: Path) -> Decision:
        return of_words(me, "pick", ("draw_x", "discard_x"), cause)

    return replace(among(me, "target", [seat for seat in action_order(play.facts) if seat != me], cause), then=then)


@skill.may(PhaseStart, can, pick)
async def appear(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """It discards what it likes, all at once; all it has if that is less."""
    other, lost = int(picks[0]), play.facts.lost_hp(me)
    drawn, gone = (lost, 1) if picks[1] == "draw_x" else (1, lost)
    await draw(play, other, drawn, "yinghun")
    if play.facts.alive[other]:
        cards = await discards(play, other, play.own(other), gone, Cause("yinghun", me))
        await discard(play, other, cards, "yinghun")
