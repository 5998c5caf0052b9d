"""Shensu: give up judging and drawing, or playing and a piece of equipment, for a Slash at any distance."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.aim import why_not_target
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.measure import banned
from game.rules.tam_quoc_sat.moments import PhaseChanging
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.turn import skip
from game.rules.tam_quoc_sat.use import made_use, use_card

skill = Skill()

SLASH = Card("slash", via="shensu")


def targets(play: Play, me: Seat) -> list[Seat]:
    """At whom the Slash may be aimed."""
    if banned(play, me, play.kinds[SLASH.kind]):
        return []
    return [seat for seat in action_order(play.facts) if why_not_target(play, me, SLASH, seat, far=True) is None]


def whom(play: Play, me: Seat) -> Decision:
    """One of them."""
    return among(me, "target", targets(play, me), Cause("shensu", me))


async def strike(play: Play, me: Seat, target: str) -> None:
    """The Slash has no suit and counts for no limit."""
    await use_card(play, made_use(play, me, SLASH, (int(target),)))


def before_judging(play: Play, me: Seat, at: PhaseChanging) -> bool:
    """Just before my judge phase, if neither that nor drawing is skipped yet."""
    skipped = play.facts.skipped
    mine = at.seat == me and at.phase == "judge" and "judge" not in skipped and "draw" not in skipped
    return mine and bool(targets(play, me))


def pick_whom(play: Play, me: Seat, at: PhaseChanging) -> Decision:
    """Whom to strike."""
    return whom(play, me)


@skill.may(PhaseChanging, before_judging, pick_whom)
async def rush(play: Play, me: Seat, at: PhaseChanging, picks: Path) -> None:
    """No judging and no drawing; what lies there stays."""
    skip(play, me, "judge", "shensu")
    skip(play, me, "draw", "shensu")
    await strike(play, me, picks[0])


def before_playing(play: Play, me: Seat, at: PhaseChanging) -> bool:
    """Just before my play phase, if it is not skipped yet."""
    mine = at.seat == me and at.phase == "play" and "play" not in play.facts.skipped
    return mine and bool(play.own(me)) and bool(targets(play, me))


def gear(play: Play, me: Seat) -> list[str]:
    """My equipment cards, worn or in hand."""
    return [card for card in play.own(me) if play.kind_of[card].equipment]


def pick_gear(play: Play, me: Seat, at: PhaseChanging) -> Decision:
    """What is discarded, then whom to strike."""
    return replace(of_cards(play, me, "discard", gear(play, me), Cause("shensu", me)), then=lambda _: whom(play, me))


@skill.may(PhaseChanging, before_playing, pick_gear)
async def charge(play: Play, me: Seat, at: PhaseChanging, picks: Path) -> None:
    """No play phase."""
    skip(play, me, "play", "shensu")
    await discard(play, me, picks[:1], "shensu")
    if play.facts.alive[int(picks[1])] and play.facts.alive[me]:
        await strike(play, me, picks[1])
