"""Dodge: only ever an answer (card_rules 6.2)."""

from __future__ import annotations

from game.rules.tam_quoc_sat.kinds import Effect


class Dodge(Effect):
    """Cancels a Slash, or answers an Arrow Barrage."""

    in_play = False


effect = Dodge()
