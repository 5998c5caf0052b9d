"""Qingguo: a black hand card is a Dodge."""

from __future__ import annotations

from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import is_black

skill = Skill()
skill.way("dodge", fits=is_black)
