"""Fangquan: skip your play phase; for a hand card another takes an extra turn after yours."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.events import ExtraTurn
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import PhaseChanging, TurnEnd
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.turn import skip

skill = Skill()


def can(play: Play, me: Seat, at: PhaseChanging) -> bool:
    """Just before my play phase, if nothing else skips it."""
    return at.seat == me and at.phase == "play" and "play" not in play.facts.skipped


@skill.may(PhaseChanging, can)
async def let_go(play: Play, me: Seat, at: PhaseChanging, picks: Path) -> None:
    """No play phase."""
    skip(play, me, "play", "fangquan")


def did(play: Play, me: Seat, at: TurnEnd) -> bool:
    """I did so in this turn and have a hand card."""
    return at.seat == me and bool(play.facts.count("turn", "fangquan", me)) and bool(play.hands[me])


def pick(play: Play, me: Seat, at: TurnEnd) -> Decision:
    """The card, then whose turn it will be."""
    cause = Cause("fangquan", me)

    def then(path: Path) -> Decision:
        return among(me, "target", [seat for seat in action_order(play.facts) if seat != me], cause)

    return replace(of_cards(play, me, "discard", play.hands[me], cause), then=then)


@skill.may(TurnEnd, did, pick)
async def hand_over(play: Play, me: Seat, at: TurnEnd, picks: Path) -> None:
    """Right after this turn."""
    await discard(play, me, picks[:1], "fangquan")
    play.do(ExtraTurn(int(picks[1])))
