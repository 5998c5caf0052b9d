"""Gaining and losing skills; what belongs to a lost one goes with it (events.md 6)."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.question import Seat
from game.rules.tam_quoc_sat.events import Laid, SkillsChanged, SkillUsed
from game.rules.tam_quoc_sat.facts import Lasting
from game.rules.tam_quoc_sat.play import Play

LENT = "lent"
"""The lasting effect of having a skill (its value) for a time."""


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
    await _tidy(play, seat, gone)


async def lose_all(play: Play, seat: Seat) -> None:
    """A seat has no skill any more, and will get none (duanchang)."""
    had = play.facts.skills[seat]
    play.do(SkillsChanged(seat, (), for_good=True))
    await _tidy(play, seat, had)


async def _tidy(play: Play, seat: Seat, gone: Iterable[str]) -> None:
    """What belongs to skills that have gone goes too."""
    for skill in gone:
        if lost := play.box.rules[skill].lost:
            await lost(play, seat)


def lend(play: Play, seat: Seat, skill: str) -> None:
    """A seat has a skill until the end of this turn, unless it has it anyway."""
    facts = play.facts
    if skill not in facts.skills[seat] and not facts.lost_skills[seat]:
        gain(play, seat, skill)
        play.do(Laid(Lasting(LENT, seat, seat, value=skill)))


def take_back(play: Play, lent: Lasting) -> None:
    """What was lent goes again."""
    had = play.facts.skills[lent.on]
    if lent.value in had:
        play.do(SkillsChanged(lent.on, tuple([skill for skill in had if skill != lent.value])))


# --- awakening
def sleeps(play: Play, seat: Seat, skill: str) -> bool:
    """Whether an awakening skill has not awoken yet: it does so once in a match (TQ-30)."""
    return not play.facts.count("match", skill, seat)


def awakes(play: Play, seat: Seat, skill: str) -> None:
    """Says so, and notes it."""
    play.do(SkillUsed(seat, skill))
