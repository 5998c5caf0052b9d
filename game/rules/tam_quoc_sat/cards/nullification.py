"""Nullification: only ever an answer (card_rules 7.10)."""

from __future__ import annotations

from game.rules.tam_quoc_sat.kinds import Effect


class Nullification(Effect):
    """Cancels the effect of a trick on one target, or another Nullification."""

    in_play = False


effect = Nullification()
