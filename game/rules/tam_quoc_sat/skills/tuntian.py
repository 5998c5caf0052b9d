"""Tuntian: losing cards outside your turn you may judge; no heart becomes a field, which brings others one nearer."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import CardsMoved, JudgeResult
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import CENTRE, DISCARD, EQUIPMENT, FIELDS, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True


def can(play: Play, me: Seat, at: CardsMoved) -> bool:
    """In another's turn cards have left me, however many at once; between hand and equipment is no loss."""
    mine = (HAND[me], EQUIPMENT[me])
    if play.facts.turn == me or FIELDS[me] not in play.table.zones:
        return False
    return any(step.src in mine and step.dst not in mine for step in at.steps)


@skill.may(CardsMoved, can)
async def till(play: Play, me: Seat, at: CardsMoved, picks: Path) -> None:
    """My own judgement."""
    await judge(play, me, "tuntian")


def fruitful(play: Play, me: Seat, at: JudgeResult) -> bool:
    """That judgement, no heart, and nobody took the card."""
    made = at.judgement
    mine = made.seat == me and made.reason == "tuntian" and made.card in play.centre
    return mine and made.result is not None and made.result.suit != "heart"


@skill.must(JudgeResult, fruitful)
async def keep(play: Play, me: Seat, at: JudgeResult, picks: Path) -> None:
    """A field."""
    await move(play, [Move(at.judgement.card, CENTRE, FIELDS[me])], "tuntian", me)


@skill.state("distance")
def nearer(play: Play, me: Seat, one: Seat, other: Seat) -> int:
    """What it adds to a distance; a field that is being used does not count."""
    if one != me:
        return 0
    return -sum(card not in play.gone for card in play.pile(FIELDS, me))


async def lost(play: Play, me: Seat) -> None:
    """The fields go."""
    await move(play, [Move(card, FIELDS[me], DISCARD) for card in play.pile(FIELDS, me)], "tuntian", me)


skill.lost = lost
