"""Indulgence: unless a heart is judged, no play phase (card_rules 8.2)."""

from __future__ import annotations

from game.rules.tam_quoc_sat.delayed import Hindrance

effect = Hindrance("play", safe="heart")
