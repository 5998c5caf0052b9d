"""Qiaobian: for a hand card you skip a phase; instead of drawing you may take, instead of playing move a card."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import DONE, PASS, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, blind, of_cards
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.measure import forbidden
from game.rules.tam_quoc_sat.moments import PhaseChanging
from game.rules.tam_quoc_sat.moves import discard, move, take
from game.rules.tam_quoc_sat.names import EQUIPMENT, JUDGEMENT, seats_of
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED
from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.turn import skip
from game.rules.tam_quoc_sat.use import has_delayed

skill = Skill()

PHASES = ("judge", "draw", "play", "discard")


def can(play: Play, me: Seat, at: PhaseChanging) -> bool:
    """Just before one of these phases of mine, if I have a hand card."""
    open_ = at.phase in PHASES and at.phase not in play.facts.skipped
    return at.seat == me and open_ and bool(play.hands[me])


def pick(play: Play, me: Seat, at: PhaseChanging) -> Decision:
    """Which card is discarded."""
    return of_cards(play, me, "discard", play.hands[me], Cause("qiaobian", me))


@skill.may(PhaseChanging, can, pick)
async def adapt(play: Play, me: Seat, at: PhaseChanging, picks: Path) -> None:
    """The phase is skipped, and something may be done in its place."""
    await discard(play, me, picks, "qiaobian")
    skip(play, me, at.phase, "qiaobian")
    if at.phase == "draw":
        await take_some(play, me)
    elif at.phase == "play":
        await shift_one(play, me)


async def take_some(play: Play, me: Seat) -> None:
    """A hand card of each of up to two others."""
    others = [seat for seat in action_order(play.facts) if seat != me and play.hands[seat]]
    if not others:
        return
    path = await among(me, "pick", others, Cause("qiaobian", me), 0, 2)
    for seat in seats_of(tuple([key for key in path if key != DONE])):
        if play.hands[seat]:
            await take(play, me, seat, (blind(play, seat),), "qiaobian")


def places(play: Play, me: Seat, owner: Seat, card: str) -> list[Seat]:
    """Who may have a card of the table instead of its owner."""
    kind = play.kind_of[card]
    others = [seat for seat in action_order(play.facts) if seat != owner]
    if card in play.equipment[owner]:
        return [seat for seat in others if play.slot(seat, kind.category) is None]
    laid = play.lying(card)
    return [
        seat for seat in others if not has_delayed(play, seat, laid.kind) and forbidden(play, me, laid, seat) is None
    ]


async def shift_one(play: Play, me: Seat) -> None:
    """An equipped card or a delayed trick goes to the same place before somebody else."""
    where = {
        card: seat
        for seat in action_order(play.facts)
        for card in (*play.equipment[seat], *play.judgement[seat])
        if places(play, me, seat, card)
    }
    if not where:
        return
    cause = Cause("qiaobian", me)

    def then(path: Path) -> Decision | None:
        return None if path[0] == PASS else among(me, "target", places(play, me, where[path[0]], path[0]), cause)

    options = tuple([play.box.options[card] for card in where])
    path = await Decision(me, "pick", (*options, PASSED), cause=cause, then=then)
    if path[0] != PASS:
        owner, heir = where[path[0]], int(path[1])
        zones = EQUIPMENT if path[0] in play.equipment[owner] else JUDGEMENT
        await move(play, [Move(path[0], zones[owner], zones[heir])], "qiaobian", me)
