"""Guidao: you may exchange a black card for the card of any judgement."""

from __future__ import annotations

from game.rules.tam_quoc_sat.skill import Skill
from game.rules.tam_quoc_sat.tasks import OWN, is_black

skill = Skill()
skill.changer(is_black, OWN, takes_old=True)
