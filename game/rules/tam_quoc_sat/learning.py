"""Gaining and losing skills; what belongs to a lost one goes with it (events.md 6)."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.events import SkillsChanged
from game.rules.tam_quoc_sat.play import Play


def gain(play: Play, seat: Seat, *skills: str) -> None:
    """A seat has these skills from now on, unless it has lost all for good."""
    facts = play.facts
    if not facts.lost_skills[seat]:
        play.do(SkillsChanged(seat, tuple(dict.fromkeys((*facts.skills[seat], *skills)))))


async def lose(play: Play, seat: Seat, *skills: str) -> None:
    """A seat has these skills no longer."""
    had = play.facts.skills[seat]
    gone = [skill for skill in had if skill in skills]
    if not gone:
        return
    play.do(SkillsChanged(seat, tuple([skill for skill in had if skill not in gone])))
    for skill in gone:
        if lost := play.box.rules[skill].lost:
            await lost(play, seat)
