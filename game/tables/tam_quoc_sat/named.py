"""Names in sentences: in which colour each stands, and the sentences of the log that the table shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.core.question import Seat
from game.ui import palette as colours
from game.ui.controls.names import Name, names_in
from game.ui.controls.node import Mark
from game.ui.controls.plain import Paragraph
from game.ui.palette import Colour
from game.ui.rich import Look, Rich, rich

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


def said(stage: Stage, make: Callable[[], str]) -> Rich:
    """A sentence made with names that can be looked at."""
    (words,) = all_said(stage, lambda: [make()])
    return words


def all_said(stage: Stage, make: Callable[[], Sequence[str]]) -> list[Rich]:
    """Several of them."""
    with stage.marking():
        made = make()
    return [rich(words, partial(look_of, stage)) for words in made]


def names_of(stage: Stage, nodes: Sequence[Mark], show: Callable[[str], object]) -> Iterator[Name]:
    """Every name in the sentences among these marks, to be looked at."""
    told = [node for node in nodes if isinstance(node, Paragraph) and not isinstance(node.text, str)]
    for at, paragraph in enumerate(told):
        yield from names_in(stage.ui, paragraph, f"tqs.said.{at}", show)
