"""How the table is laid: fresh, or as a start position says (spec/scenarios.md, reef)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from game.core.game import BadStart, Value
from game.core.question import Seat
from game.core.values import changed
from game.core.zone import ALL
from game.rules.reef.content import Content, number
from game.rules.reef.events import BOX, TRACK, Reef, taken
from game.rules.reef.facts import ABOARD, DEEP, SHALLOW, Facts

Count = Annotated[int, msgspec.Meta(ge=1)]
Place = Annotated[int, msgspec.Meta(ge=0)] | Literal["aboard"]


class Diver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One diver of a position; ``home``: back aboard in this round; ``taken``: values of the cards it took."""

    at: Place = 0
    heading: Literal["out", "back"] = "out"
    home: bool = False
    taken: tuple[int, ...] = ()


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the beginning of a turn. A track named here has exactly these cards: values by space.

    ``oxygen`` is what the tank holds, or each diver's own; ``scores``: points by seat and round; one
    of the round under way is what it begins with. ``dice`` scripts the next rolls, in a fresh match too.
    """

    round: Count | None = None
    oxygen: Annotated[int, msgspec.Meta(ge=0)] | tuple[Annotated[int, msgspec.Meta(ge=0)], ...] | None = None
    turn: Annotated[int, msgspec.Meta(ge=0)] | None = None
    track: dict[Count, Count] | None = None
    divers: tuple[Diver, ...] | None = None
    scores: tuple[tuple[int, ...], ...] | None = None
    dice: tuple[tuple[int, ...], ...] = ()

    @property
    def is_position(self) -> bool:
        """Whether it names anything but dice."""
        parts = (self.round, self.oxygen, self.turn, self.track, self.divers, self.scores)
        return any(part is not None for part in parts)


class Supply:
    """The cards of the box that are not placed yet: numbers and values of both groups."""

    def __init__(self, content: Content) -> None:
        self._content = content
        shallow, deep = content.values.shallow, content.values.deep
        self._values = [list(shallow), list(deep)]
        self._numbers = [list(range(1, len(shallow) + 1)), list(range(len(shallow) + 1, content.spaces + 1))]

    def take(self, value: int, groups: tuple[int, ...] = (0, 1)) -> str:
        """A card of that value from the first of the groups (0 shallow, 1 deep) that has one. Raises BadStart."""
        for group in groups:
            if value in self._values[group]:
                self._values[group].remove(value)
                return self._content.card(self._numbers[group].pop(0), value)
        where = f"{SHALLOW if groups == (0,) else DEEP} " if len(groups) == 1 else ""
        raise BadStart(f"there is no {where}card of value {value} (left)")

    def deal(self, table: Reef) -> list[str]:
        """All that is left: values dealt to numbers by chance, each group shuffled apart (RF-2, RF-3)."""
        cards = []
        for numbers, values in zip(self._numbers, self._values, strict=True):
            table.chance.shuffle(values)
            group = [self._content.card(number, value) for number, value in zip(numbers, values, strict=True)]
            table.chance.shuffle(group)
            cards += group
        return cards


def lay(table: Reef, content: Content, options: Mapping[str, Value], start: Any | None) -> None:
    """Lays a fresh table or a position. Raises BadStart."""
    shallow = content.shallow
    table.back = lambda card: SHALLOW if number(card) <= shallow else DEEP
    try:
        given = msgspec.convert(start or {}, Start)
    except msgspec.ValidationError as wrong:
        raise BadStart(f"start: {wrong}") from None
    table.facts = _facts(table, content, options)
    _script(table, given)
    supply = Supply(content)
    _lay_track(table, content, given.track, supply)
    divers = given.divers or (Diver(),) * table.seats
    if len(divers) != table.seats:
        raise BadStart(f"the start has {len(divers)} divers, the match {table.seats} seats")
    for seat, diver in enumerate(divers):
        table.zone(taken(seat), ALL, map(supply.take, diver.taken))
        _place(table.facts, seat, diver)
    table.zone(BOX, ALL)
    if given.track is None:
        _fill_track(table, supply)
    table.facts.cards = sum(len(zone.cards) for zone in table.zones.values())
    if given.is_position:
        _go_on(table, given, options["first"])


def _facts(table: Reef, content: Content, options: Mapping[str, Value]) -> Facts:
    seats, first = table.seats, options["first"]
    starter: Seat = table.chance.pick(range(seats)) if isinstance(first, str) else int(first)
    personal, full = options["oxygen"] == "personal", int(options["oxygen_start"])
    shallow, deep = content.values.shallow, content.values.deep
    return Facts(
        rounds=int(options["rounds"]),
        full=full,
        personal=personal,
        dice=(int(options["dice"]), int(options["faces"])),
        shallow=len(shallow),
        means=(sum(shallow) / len(shallow), sum(deep) / len(deep)),
        cards=0,
        row=(False,) * content.spaces,
        tanks=(full,) * (seats if personal else 1),
        at=(ABOARD,) * seats,
        back=(False,) * seats,
        bound=(False,) * seats,
        turn=starter,
        starter=starter,
        why_starts="drawn" if isinstance(first, str) else "chosen",
        moved=(0,) * seats,
        gained=((),) * seats,
        came=((),) * seats,
    )


def _script(table: Reef, start: Start) -> None:
    count, faces = table.facts.dice
    for roll in start.dice:
        if len(roll) != count or not all(1 <= die <= faces for die in roll):
            raise BadStart(f"a roll is {count} dice of 1 to {faces}, not {list(roll)}")
        table.chance.script(roll)


def _lay_track(table: Reef, content: Content, track: dict[int, int] | None, supply: Supply) -> None:
    """The cards of a position, on their spaces."""
    places = sorted((track or {}).items())
    if places and places[-1][0] > content.spaces:
        raise BadStart(f"track: there is no space {places[-1][0]}, only 1 to {content.spaces}")
    table.zone(TRACK, cards=[supply.take(value, (int(at > content.shallow),)) for at, value in places], ordered=True)
    table.facts.row = tuple(space in (track or {}) for space in range(1, content.spaces + 1))


def _fill_track(table: Reef, supply: Supply) -> None:
    """A card on every space; as many as divers have taken already are missing from the nearest of each group."""
    facts, cards = table.facts, supply.deal(table)
    shallow = sum(table.back(card) == SHALLOW for card in cards)
    groups = ((facts.shallow, shallow), (len(facts.row) - facts.shallow, len(cards) - shallow))
    table.zones[TRACK].cards += cards
    facts.row = tuple([space >= size - left for size, left in groups for space in range(size)])


def _place(facts: Facts, seat: Seat, diver: Diver) -> None:
    """One diver's own facts."""
    at = ABOARD if diver.at == "aboard" else diver.at
    if at > len(facts.row):
        raise BadStart(f"diver {seat} is at {at}, but the track has {len(facts.row)} spaces")
    home = at == ABOARD and (diver.home or diver.heading == "back")
    if diver.home and at:
        raise BadStart(f"diver {seat} is at {at} and cannot be home")
    if diver.taken and not at and not home:
        raise BadStart(f"diver {seat} has not left and cannot have taken anything")
    back = home or diver.heading == "back" or at == len(facts.row)
    facts.at = changed(facts.at, seat, at)
    facts.back, facts.bound = changed(facts.back, seat, back), changed(facts.bound, seat, home)
    facts.home += (seat,) if home else ()


def _go_on(table: Reef, start: Start, first: Value) -> None:
    """The round of a position is under way: whose turn, which round, how much oxygen, what was scored before."""
    facts, seats = table.facts, table.seats
    turn = start.turn if start.turn is not None else 0 if isinstance(first, str) else int(first)
    if turn >= seats:
        raise BadStart(f"turn: there is no seat {turn}, only 0 to {seats - 1}")
    scores = start.scores or ((),) * seats
    if len(scores) != seats:
        raise BadStart(f"scores: there are {seats} seats, not {len(scores)}")
    over = max(map(len, scores))
    facts.round = start.round or min(over + 1, facts.rounds)
    if facts.round > facts.rounds or over > facts.round:
        raise BadStart(f"round {facts.round} of {facts.rounds} with scores of {over} rounds")
    facts.gained = tuple((*points, *(0,) * (facts.round - len(points))) for points in scores)
    _fill_tanks(facts, start.oxygen, seats)
    facts.moved = tuple(int(bool(at) or seat in facts.home) for seat, at in enumerate(facts.at))
    facts.turns, facts.playing, facts.why_starts, facts.starter = 1, True, "chosen", turn
    facts.came = tuple((*(0,) * (facts.round - 1), int(seat in facts.home)) for seat in range(seats))
    while (turn in facts.home or turn in facts.out) and len(facts.home) + len(facts.out) < seats:
        turn = (turn + 1) % seats
    facts.turn = turn


def _fill_tanks(facts: Facts, oxygen: int | tuple[int, ...] | None, seats: int) -> None:
    """The oxygen of a position; who has an empty tank of its own in the water is out."""
    if oxygen is None:
        return
    tanks = (oxygen,) * len(facts.tanks) if isinstance(oxygen, int) else oxygen
    if len(tanks) != len(facts.tanks):
        raise BadStart(f"oxygen: there are {len(facts.tanks)} tanks, not {len(tanks)}")
    facts.tanks = tanks
    if facts.personal:
        facts.out = tuple(seat for seat in range(seats) if not tanks[seat] and seat not in facts.home)
