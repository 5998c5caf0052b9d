"""Wusheng: a red card of yours is a Slash."""

from __future__ import annotations

from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import OWN, is_red

skill = Skill()
skill.way("slash", fits=is_red, sources=OWN)
