"""What a table puts on the cover before a seat, where it has more to say than that the computer is passed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.ui.controls.node import Mark
from game.ui.place import Rect


class Cover(Protocol):
    """Everything on it but the buttons, drawn from what everybody may see."""

    def marks(self, area: Rect) -> Sequence[Mark]:
        """The whole cover, from the ground up."""

    def spot(self, area: Rect) -> Rect:
        """Where the button stands that opens it."""

    def label(self) -> str:
        """What that button says."""
