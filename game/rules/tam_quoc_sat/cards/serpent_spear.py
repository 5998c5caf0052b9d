"""Serpent Spear: two hand cards are a Slash (card_rules 9.7)."""

from __future__ import annotations

from game.rules.tam_quoc_sat.kinds import Armament

effect = Armament()
effect.skill.way("slash", count=2)
