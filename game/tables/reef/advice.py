"""What the literal rules of the reef make of a round, and what a table may choose instead (RF-18)."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.game import Value
from game.tables.advice import Advice, Remedy

LITTLE = 25
"""One tank of this for all is about three moves in all."""
PLENTY = 60


def advice(values: Mapping[str, Value]) -> Advice | None:
    """About one tank of 25 (or less) for everybody; with more, or a tank each, there is nothing to say."""
    oxygen = int(values["oxygen_start"])
    if values["oxygen"] != "shared" or oxygen > LITTLE:
        return None
    return Advice(
        "reef-advice",
        {"oxygen": oxygen},
        (
            Remedy("personal", "reef-advice-personal", {"oxygen": "personal"}),
            Remedy("more", "reef-advice-more", {"oxygen_start": PLENTY}, {"oxygen": PLENTY}),
        ),
    )
