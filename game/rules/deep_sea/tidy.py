"""What is done when a dive has ended: chips are banked or sink, and the path closes up (DS-17 to DS-19)."""

from __future__ import annotations

from itertools import chain

from game.core.question import Arrange, Option, Seat
from game.rules.deep_sea import events
from game.rules.deep_sea.content import back, level
from game.rules.deep_sea.events import Sea, carried
from game.rules.deep_sea.facts import Facts, swimmers


async def tidy_up(table: Sea) -> None:
    """Divers at home bank, those in the water lose their chips nearest first, blanks go."""
    now = table.facts
    for seat in now.home:
        if now.items[seat]:
            table.do(events.Banked(seat, tuple(table.zones[carried(seat)].cards)))
    filling: int | None = None
    for seat in swimmers(now):
        loose, whole = _load(table, seat)
        row, filling = laid(now.row, filling, len(loose), [len(cards) for cards in whole], now.stack)
        cards = await _in_order(now, seat, loose)
        table.do(events.Sank(seat, (*cards, *chain(*whole)), row))
    blanks = tuple([space for space, size in enumerate(now.row, 1) if not size])
    if blanks:
        table.do(events.RowClosed(blanks))


def _load(table: Sea, seat: Seat) -> tuple[list[str], list[list[str]]]:
    """A drowned diver's chips: those that sink one by one, and the stacks that stay whole."""
    chips, now = list(table.zones[carried(seat)].cards), table.facts
    if now.split:
        return chips, []
    loose: list[str] = []
    whole: list[list[str]] = []
    for size in now.items[seat]:
        item, chips = chips[:size], chips[size:]
        if size == 1:
            loose += item
        else:
            whole.append(item)
    return loose, whole


def laid(
    row: tuple[int, ...], filling: int | None, loose: int, whole: list[int], most: int
) -> tuple[tuple[int, ...], int | None]:
    """The row after ``loose`` chips and ``whole`` stacks sank, and the index of the stack still to be filled.

    Loose chips fill stacks of ``most`` across divers; a stack that stays whole is a space of its own.
    """
    spaces = list(row)
    while loose:
        if filling is None:
            filling = len(spaces)
            spaces.append(0)
        more = min(loose, most - spaces[filling])
        spaces[filling] += more
        loose -= more
        if spaces[filling] == most:
            filling = None
    return (*spaces, *whole), filling


async def _in_order(now: Facts, seat: Seat, chips: list[str]) -> list[str]:
    """The chips in the order in which their diver lays them: asked only where it matters (DS-18)."""
    lowest_first = sorted(range(len(chips)), key=lambda at: level(chips[at]))
    if now.dive < now.dives and len({level(chip) for chip in chips}) > 1:
        things = tuple([Option(str(at), (back(chips[at]),)) for at in lowest_first])
        _, *order = await Arrange(seat, "stack", things, ("stack",))
        return [chips[int(at)] for at in order]
    return [chips[at] for at in lowest_first]
