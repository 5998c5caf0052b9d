"""How the table is laid: fresh, or as a start position says (spec/scenarios.md, deep_sea)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Annotated, Any, Literal

import msgspec

from game.core.game import BadStart, Value
from game.core.question import Seat
from game.core.zone import ALL
from game.rules.deep_sea.content import Content, back, value
from game.rules.deep_sea.events import PATH, Sea, banked, carried
from game.rules.deep_sea.facts import ABOARD, Facts

Count = Annotated[int, msgspec.Meta(ge=1)]
Item = str | tuple[str, ...]
BLANK = "blank"


class Diver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One diver of a position; ``home``: back from this dive."""

    at: Count | Literal["aboard"] = "aboard"
    heading: Literal["down", "up"] = "down"
    home: bool = False
    carrying: tuple[Item, ...] = ()
    banked: tuple[str, ...] = ()


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the beginning of a turn. A path or divers named here hold exactly the chips named.

    ``dice`` scripts the next rolls, in a fresh match too.
    """

    dive: Count | None = None
    air: Annotated[int, msgspec.Meta(ge=0)] | None = None
    turn: Annotated[int, msgspec.Meta(ge=0)] | None = None
    path: tuple[Item, ...] | None = None
    divers: tuple[Diver, ...] | None = None
    dice: tuple[tuple[int, ...], ...] = ()

    @property
    def is_position(self) -> bool:
        """Whether it names anything but dice."""
        return any(part is not None for part in (self.dive, self.air, self.turn, self.path, self.divers))


class Box:
    """The content with its chips listed once for all matches, by level, the nearest first."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards = {level: tuple(content.cards(level)) for level in sorted(content.chips)}


class Supply:
    """The chips of the box that are not placed yet."""

    def __init__(self, most: int, cards: Mapping[int, Sequence[str]]) -> None:
        self._most = most
        self._left = {level: list(pile) for level, pile in cards.items()}

    def take(self, name: str) -> str:
        """The first chip not yet placed that is called ``level-value``. Raises BadStart."""
        level = name.partition("-")[0]
        pile = self._left.get(int(level), []) if level.isdecimal() else []
        for card in pile:
            if card.partition("#")[0] == name:
                pile.remove(card)
                return card
        raise BadStart(f"there is no chip {name!r} (left) in the box; chips are called level-value, as 2-5")

    def item(self, item: Item) -> list[str]:
        """The chips of one item. Raises BadStart for a stack too high or empty."""
        names = (item,) if isinstance(item, str) else item
        if not 1 <= len(names) <= self._most:
            raise BadStart(f"a stack holds 1 to {self._most} chips, not {len(names)}")
        return [self.take(name) for name in names]

    def rest(self) -> list[list[str]]:
        """What is left, by level, the nearest first."""
        return list(self._left.values())


def lay(table: Sea, box: Box, options: Mapping[str, Value], start: Any | None) -> None:
    """Lays a fresh table or a position. Raises BadStart."""
    content = box.content
    table.back = back
    try:
        given = msgspec.convert(start or {}, Start)
    except msgspec.ValidationError as wrong:
        raise BadStart(f"start: {wrong}") from None
    _script(table, content, given)
    supply = Supply(content.stack, box.cards)
    table.facts = _facts(table, content, options)
    divers = given.divers or (Diver(),) * table.seats
    if len(divers) != table.seats:
        raise BadStart(f"the start has {len(divers)} divers, the match {table.seats} seats")
    _seat_divers(table, divers, supply)
    _lay_path(table, given.path, supply)
    _check_places(table.facts)
    table.facts.chips = sum(len(zone.cards) for zone in table.zones.values())
    if given.is_position:
        _go_on(table, given, options["first"])
    if table.facts.air > (most := content.options.air.high):
        raise BadStart(f"air: the gauge holds {most} at most, not {table.facts.air}")


def _script(table: Sea, content: Content, start: Start) -> None:
    for roll in start.dice:
        if len(roll) != content.dice.count or not all(1 <= die <= content.dice.faces for die in roll):
            raise BadStart(f"a roll is {content.dice.count} dice of 1 to {content.dice.faces}, not {list(roll)}")
        table.chance.script(roll)


def _facts(table: Sea, content: Content, options: Mapping[str, Value]) -> Facts:
    seats, first = table.seats, options["first"]
    drawn = isinstance(first, str)
    return Facts(
        dives=int(options["dives"]),
        full=int(options["air"]),
        split=options["drowned_stacks"] == "split",
        stack=content.stack,
        dice=(content.dice.count, content.dice.faces),
        chips=0,
        row=(),
        at=(ABOARD,) * seats,
        up=(False,) * seats,
        items=((),) * seats,
        turn=table.chance.pick(range(seats)) if drawn else int(first),
        air=int(options["air"]),
        why_starts="drawn" if drawn else "chosen",
        gained=((),) * seats,
        lost=((),) * seats,
    )


def _seat_divers(table: Sea, divers: Iterable[Diver], supply: Supply) -> None:
    for seat, diver in enumerate(divers):
        items = [supply.item(item) for item in diver.carrying]
        table.zone(carried(seat), cards=chain(*items), ordered=True)
        table.zone(banked(seat), ALL, map(supply.take, diver.banked))
        _place(table.facts, seat, diver, tuple(map(len, items)))


def _place(facts: Facts, seat: Seat, diver: Diver, items: tuple[int, ...]) -> None:
    """One diver's own facts."""
    aboard = diver.at == "aboard"
    home = aboard and (diver.home or diver.heading == "up")
    if diver.home and not aboard:
        raise BadStart(f"diver {seat} is at {diver.at} and cannot be home")
    if items and aboard and not home:
        raise BadStart(f"diver {seat} is aboard and not home: it cannot carry anything")
    at = ABOARD if diver.at == "aboard" else diver.at
    facts.at = (*facts.at[:seat], at, *facts.at[seat + 1 :])
    facts.up = (*facts.up[:seat], home or diver.heading == "up", *facts.up[seat + 1 :])
    facts.items = (*facts.items[:seat], items, *facts.items[seat + 1 :])
    facts.home += (seat,) if home else ()


def _lay_path(table: Sea, path: tuple[Item, ...] | None, supply: Supply) -> None:
    """The path as given, or what is left of the box: each level shuffled apart, the lowest nearest (DS-3)."""
    if path is None:
        spaces = []
        for pile in supply.rest():
            table.chance.shuffle(pile)
            spaces += [[card] for card in pile]
    else:
        spaces = [[] if item == BLANK else supply.item(item) for item in path]
    table.zone(PATH, cards=chain(*spaces), ordered=True)
    table.facts.row = tuple(map(len, spaces))


def _check_places(facts: Facts) -> None:
    taken = [at for at in facts.at if at]
    if len(dict.fromkeys(taken)) < len(taken):
        raise BadStart("two divers are on the same space")
    if max(taken, default=0) > len(facts.row):
        raise BadStart(f"a diver is at {max(taken)}, but the path has {len(facts.row)} spaces")


def _go_on(table: Sea, start: Start, first: Value) -> None:
    """The dive of a position is under way: whose turn, which dive, how much air."""
    facts, seats = table.facts, table.seats
    turn = start.turn if start.turn is not None else 0 if isinstance(first, str) else int(first)
    if turn >= seats:
        raise BadStart(f"turn: there is no seat {turn}, only 0 to {seats - 1}")
    facts.dive = start.dive or 1
    if facts.dive > facts.dives:
        raise BadStart(f"dive {facts.dive} of only {facts.dives}")
    facts.air = facts.full if start.air is None else start.air
    facts.diving, facts.why_starts = True, "chosen"
    while turn in facts.home and len(facts.home) < seats:
        turn = (turn + 1) % seats
    facts.turn = turn
    facts.gained = tuple([_earlier(table, seat, facts.dive) for seat in range(seats)])
    facts.lost = ((0,) * facts.dive,) * seats


def _earlier(table: Sea, seat: Seat, dive: int) -> tuple[int, ...]:
    """Points banked before: a position does not say in which dive, so the newest one before has them."""
    points = sum(map(value, table.zones[banked(seat)].cards))
    gained = [0] * dive
    gained[max(0, dive - 2)] = points
    return tuple(gained)
