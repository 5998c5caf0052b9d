"""Jieyin: for two hand cards you and a wounded man recover."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def men(play: Play, me: Seat) -> list[Seat]:
    """Other wounded male characters."""
    facts = play.facts
    return [
        seat
        for seat in action_order(facts)
        if seat != me and facts.genders[seat] == "male" and facts.hp[seat] < facts.max_hp[seat]
    ]


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """Two cards and a man."""
    if len(play.hands[me]) < 2:
        return Reason("why-too-few-cards", {"count": 2})
    return None if men(play, me) else Reason("why-nobody-wounded")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """The cards, then the man."""
    cause = Cause("jieyin", me)
    options = tuple([play.box.options[card] for card in play.hands[me]])
    return Decision(me, "discard", options, 2, 2, cause, lambda path: among(me, "target", men(play, me), cause))


@skill.active(pick, why_not)
async def marry(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Both recover one."""
    await discard(play, me, picks[:2], "jieyin")
    await recover(play, me, by=me, why="jieyin")
    await recover(play, int(picks[2]), by=me, why="jieyin")
