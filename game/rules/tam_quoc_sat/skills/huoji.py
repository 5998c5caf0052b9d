"""Huoji: a red hand card of yours is a Fire Attack."""

from __future__ import annotations

from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import free, is_red

skill = Skill()
skill.way("fire_attack", fits=is_red, when=free)
