"""Niepan, limited: dying and asked for a Peach, discard everything, turn up, draw three and recover to 3 HP."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events import Chained
from game.rules.tam_quoc_sat.harm import recover, turn_over
from game.rules.tam_quoc_sat.moves import discard, draw
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

REBORN = 3
"""What it is reborn with: so many cards, and so much HP."""


def can(play: Play, me: Seat, need: Need) -> bool:
    """I am asked to save myself, for the first time so."""
    return need.ask == "peach" and need.on == me and not play.facts.count("match", "niepan", me)


def stands_for(play: Play, me: Seat, need: Need) -> tuple[str, ...]:
    """It answers as any card of help would."""
    return need.families[:1] if can(play, me, need) else ()


async def rise(play: Play, me: Seat, need: Need, card: Card, targets: tuple[Seat, ...]) -> Card | None:
    """No card comes of it: it helps by itself."""
    facts = play.facts
    await discard(play, me, [*play.own(me), *play.judgement[me]], "niepan")
    if facts.turned_over[me]:
        turn_over(play, me)
    if facts.chained[me]:
        play.do(Chained(me, on=False))
    await draw(play, me, REBORN, "niepan")
    if facts.hp[me] < REBORN:
        await recover(play, me, REBORN - facts.hp[me], by=me, why="niepan")
    return None


way = skill.way("peach", count=0, when=can)
way.names, way.get = stands_for, rise
