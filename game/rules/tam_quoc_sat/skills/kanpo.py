"""Kanpo: a black hand card of yours is a Nullification."""

from __future__ import annotations

from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import is_black

skill = Skill()
skill.way("nullification", fits=is_black)
