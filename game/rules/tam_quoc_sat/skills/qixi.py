"""Qixi: a black card of yours is a Dismantle."""

from __future__ import annotations

from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import OWN, free, is_black

skill = Skill()
skill.way("dismantle", fits=is_black, sources=OWN, when=free)
