"""Supply Shortage: unless a club is judged, no draw phase (card_rules 8.3)."""

from __future__ import annotations

from game.rules.tam_quoc_sat.delayed import Hindrance

effect = Hindrance("draw", safe="club")
