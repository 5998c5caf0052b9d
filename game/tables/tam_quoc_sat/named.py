"""Names in sentences: in which colour each stands, and the sentences of the log that the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.question import Seat
from game.ui import palette as colours
from game.ui.palette import Colour
from game.ui.rich import Look, Rich

if TYPE_CHECKING:
    from game.tables.tam_quoc_sat.stage import Stage

CARD, SKILL = colours.hexed("#F3D9A0"), colours.hexed("#CDB4F4")
ROLES: dict[str, Colour] = {
    "lord": colours.hexed("#F0907A"),
    "loyalist": colours.hexed("#F0C96A"),
    "rebel": colours.hexed("#7FD0A0"),
    "renegade": colours.hexed("#8FB8EE"),
}
BOLD = 600


class Told(NamedTuple):
    """A line of the log beside the table; ``apart``: it only divides the others."""

    line: Rich
    seat: Seat | None = None
    apart: bool = False


def look_of(stage: Stage | None, ref: str) -> Look:
    """Colour and weight of the name of a seat, general, card, skill or role, as the table stands (None: not yet)."""
    what, _, name = ref.partition(".")
    if stage is None:
        return None, BOLD
    match what:
        case "seat":
            return stage.tone(int(name)), BOLD
        case "general":
            return stage.kingdom_tone(name), BOLD
        case "skill":
            return SKILL, BOLD
        case "role":
            return ROLES.get(name), BOLD
        case _:
            return CARD, BOLD
