"""What the events of this game have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.event import Event
from game.core.table import Table
from game.core.values import changed
from game.rules.tam_quoc_sat.facts import Facts

War = Table[Facts]
Sets = Mapping[str, str]


class Happened(Event, frozen=True, gc=False):
    """An event of this game. ``stirs``: who cares about what is another; ``shifts``: distances may be others.

    ``sets``: the facts of the seat ``by`` that it sets, each to a field of the event.
    """

    stirs: ClassVar[bool] = False
    shifts: ClassVar[bool] = False
    sets: ClassVar[Sets] = {}

    def apply(self, table: War) -> None:
        event: Any = self
        for fact, field in self.sets.items():
            setattr(table.facts, fact, changed(getattr(table.facts, fact), event.by, getattr(event, field)))
