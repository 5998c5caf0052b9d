"""Weidi: you count as having the lord skills of the Lord, and a lord skill that you gain works for you too."""

from __future__ import annotations

from game.core.question import Seat
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def lends(play: Play, me: Seat) -> tuple[str, ...]:
    """Those that the living Lord has now; the Lord itself needs none."""
    facts, tags = play.facts, play.box.tags
    lord = next((seat for seat in facts.living if facts.roles[seat] == "lord"), None)
    if lord == me:
        return ()
    theirs = facts.skills[lord] if lord is not None else ()
    return tuple(dict.fromkeys([name for name in (*theirs, *_gained(play, me)) if "lord" in tags[name]]))


def _gained(play: Play, me: Seat) -> list[str]:
    """What a skill of mine gave me, as ruoyu gives jijiang."""
    general = play.box.content.generals.get(play.facts.generals[me])
    return [name for name in play.facts.skills[me] if general is None or name not in general.skills]


skill.lends = lends
