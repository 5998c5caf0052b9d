"""Jixi: a field of yours is a Snatch."""

from __future__ import annotations

from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import free

skill = Skill()
skill.way("snatch", sources=("fields",), when=free)
