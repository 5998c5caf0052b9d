"""A position: its shape in a file, and how it is laid (spec scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from game.core.game import BadStart
from game.core.question import Seat
from game.core.table import Table
from game.core.values import changed
from game.rules.tam_quoc_sat import names
from game.rules.tam_quoc_sat.content import GeneralData, Role
from game.rules.tam_quoc_sat.facts import PLAIN_HP, Facts, Lasting, Tally
from game.rules.tam_quoc_sat.names import DISCARD, DRAW, GENERAL, GENERALS, HAND, OFFERS, ROLE, SHOWN
from game.rules.tam_quoc_sat.play import Box
from game.rules.tam_quoc_sat.supply import pool_of

Phase = Literal["prepare", "judge", "draw", "play", "discard", "end", "choose"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Cards = tuple[str, ...]


class SeatStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a position; what is left out takes the general's values."""

    general: str = ""
    role: Role | None = None
    hp: int | None = None
    max_hp: Annotated[int, msgspec.Meta(ge=1)] | None = None
    hand: Cards = ()
    equipment: Cards = ()
    judgement: Cards = ()
    chained: bool = False
    turned_over: bool = False
    slashes_used: Count = 0
    wines_used: Count = 0
    used_limited: tuple[str, ...] = ()
    dead: bool = False
    gender: Literal["male", "female"] | None = None
    kingdom: Literal["wei", "shu", "wu", "qun"] | None = None
    drunk: bool = False
    wounds: Cards = ()
    fields: Cards = ()
    stars: Cards = ()
    marks: dict[str, Count] = {}
    incarnations: tuple[str, ...] = ()
    shown: tuple[str, str] | None = None
    gained: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    under: dict[str, int] = {}


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position. ``blind``: the next cards taken unseen from a hand. ``generals``: the top of their pile."""

    turn: Count = 0
    phase: Phase = "play"
    seats: tuple[SeatStart, ...] | None = None
    draw: Cards = ()
    discard: Cards = ()
    blind: Cards = ()
    generals: tuple[str, ...] = ()
    offers: dict[int, tuple[str, ...]] = {}


AREAS = {
    "hand": HAND,
    "equipment": names.EQUIPMENT,
    "judgement": names.JUDGEMENT,
    "wounds": names.WOUNDS,
    "fields": names.FIELDS,
    "stars": names.STARS,
}
"""The zones of a seat that a position fills with cards of the deck."""


def is_called(card: str, name: str) -> bool:
    """Whether a card is this one: named with its copy, or without."""
    return name in (card, card.partition("#")[0])


class Stock:
    """Cards of the deck that no part of the position has taken; named ones are kept for who names them."""

    def __init__(self, deck: Sequence[str], kinds: Mapping[str, Any], named: Iterable[str]) -> None:
        self.left, self.kinds = list(deck), kinds
        self.kept: list[str] = []
        for name in named:
            if "@" in name:
                self.kept.append(self._find(name, is_called))

    def _find(self, name: str, fits: Callable[[str, str], bool]) -> str:
        for card in self.left:
            if fits(card, name):
                self.left.remove(card)
                return card
        raise BadStart(f"there is no {name} (left) in this deck")

    def take(self, name: str) -> str:
        """A card by its name, or the first of a kind that is not placed yet. Raises BadStart."""
        if "@" in name:
            card = next(card for card in self.kept if is_called(card, name))
            self.kept.remove(card)
            return card
        if name not in self.kinds:
            raise BadStart(f"there is no kind of card {name!r}")
        return self._find(name, lambda card, kind: card.partition("@")[0] == kind)


class Laying:
    """A position being laid."""

    def __init__(self, table: Table[Facts], box: Box, given: Start, *, open_roles: bool) -> None:
        self.table, self.box, self.given, self.open_roles = table, box, given, open_roles
        self.facts, self.zones = table.facts, table.zones
        self.seats = given.seats if given.seats is not None else (SeatStart(),) * table.seats
        named = [card for one in self.seats for area in AREAS for card in getattr(one, area)]
        self.stock = Stock(box.decks[self.facts.deck], box.kinds, (*named, *given.draw, *given.discard))

    def lay(self) -> None:
        """Everything, in the order of the file. Raises BadStart."""
        if len(self.seats) != self.table.seats:
            raise BadStart(f"the start has {len(self.seats)} seats, the match {self.table.seats}")
        for seat, one in enumerate(self.seats):
            self._seat(seat, one)
        self._piles()
        self.table.chance.wish(self._wish(card) for card in self.given.blind)
        self._generals()
        self._turn()

    def _piles(self) -> None:
        top = [self.stock.take(card) for card in self.given.draw]
        self.zones[DISCARD].cards.extend(self.stock.take(card) for card in self.given.discard)
        self.table.chance.shuffle(self.stock.left)
        self.zones[DRAW].cards.extend([*self.stock.left, *reversed(top)])

    def _wish(self, name: str) -> str:
        for hand in HAND[: self.table.seats]:
            for card in self.zones[hand].cards:
                if is_called(card, name) or card.partition("@")[0] == name:
                    return card
        raise BadStart(f"blind: nobody holds {name!r}")

    def _turn(self) -> None:
        given, facts = self.given, self.facts
        if given.turn >= self.table.seats or not facts.alive[given.turn]:
            raise BadStart(f"turn: seat {given.turn} cannot take it")
        facts.turn, facts.round, facts.turns = given.turn, 1, 1
        if given.phase != "choose":
            facts.stage, facts.phase = "play", given.phase

    # --- a seat
    def _seat(self, seat: Seat, one: SeatStart) -> None:
        self._general(seat, one)
        for area, zones in AREAS.items():
            self.zones[zones[seat]].cards.extend(self.stock.take(card) for card in getattr(one, area))
        self._check_areas(seat)
        self._role(seat, one)
        self._set(seat, alive=not one.dead, chained=one.chained, turned_over=one.turned_over, drunk=one.drunk)
        self._history(seat, one)
        self._under(seat, one)

    def _set(self, seat: Seat, **values: object) -> None:
        """Facts of a seat."""
        for fact, value in values.items():
            setattr(self.facts, fact, changed(getattr(self.facts, fact), seat, value))

    def _check_areas(self, seat: Seat) -> None:
        kinds = self.box.kind_of
        worn = [kinds[card].category for card in self.zones[names.EQUIPMENT[seat]].cards]
        if not all(category in names.SLOTS for category in worn) or len(worn) != len(dict.fromkeys(worn)):
            raise BadStart(f"seat {seat}: equipment has one card of each kind of equipment at most")
        laid = [kinds[card].id for card in self.zones[names.JUDGEMENT[seat]].cards]
        if len(laid) != len(dict.fromkeys(laid)):
            raise BadStart(f"seat {seat}: two delayed cards of one name")

    def _role(self, seat: Seat, one: SeatStart) -> None:
        if not one.role:
            return
        number = sum(other.role == one.role for other in self.seats[:seat]) + 1
        known = one.role == "lord" or one.dead or self.open_roles
        self.zones[(SHOWN if known else ROLE)[seat]].cards.append(f"{one.role}~{number}")
        self._set(seat, roles=one.role if known else "")

    def _general(self, seat: Seat, one: SeatStart) -> None:
        """Who sits there; what the file leaves out is as printed, or as of an incarnation that is shown."""
        self._check_skills(seat, one)
        data = self._data(seat, one.general)
        looks = self._data(seat, one.shown[0]) if one.shown else data
        most = one.max_hp or (data.max_hp if data else PLAIN_HP) + (one.role == "lord")
        hp = most if one.hp is None else one.hp
        if hp > most:
            raise BadStart(f"seat {seat}: {hp} HP of only {most}")
        if data:
            self.zones[GENERAL[seat]].cards.append(one.general)
        skills = (*(data.skills if data else ()), *(one.shown[1:] if one.shown else ()), *one.gained)
        self._set(
            seat,
            generals=one.general,
            kingdoms=one.kingdom or (looks.kingdom if looks else ""),
            genders=one.gender or (looks.gender if looks else "male"),
            skills=tuple([skill for skill in dict.fromkeys(skills) if skill not in one.lost]),
            max_hp=most,
            hp=0 if one.dead else hp,
            shown=one.shown or ("", ""),
        )

    def _data(self, seat: Seat, general: str) -> GeneralData | None:
        """A general's card, None where there is none. Raises BadStart."""
        data = self.box.content.generals.get(general)
        if general and data is None:
            raise BadStart(f"seat {seat}: there is no general {general!r}")
        return data

    def _check_skills(self, seat: Seat, one: SeatStart) -> None:
        for skill in (*one.gained, *one.lost, *one.used_limited, *(one.shown[1:] if one.shown else ())):
            if skill not in self.box.content.skills:
                raise BadStart(f"seat {seat}: there is no skill {skill!r}")

    def _history(self, seat: Seat, one: SeatStart) -> None:
        """What the seat has done before in this phase, turn and match, and its marks."""
        facts = self.facts

        def count(tally: Tally, word: str, number: int) -> None:
            if number:
                tally[word] = changed(tally.get(word, (0,) * self.table.seats), seat, number)

        count(facts.this_phase, "counted_slash", one.slashes_used)
        count(facts.this_phase, "used_slash", one.slashes_used)
        count(facts.this_turn, "counted_wine", one.wines_used)
        for skill in one.used_limited:
            count(facts.this_match, skill, 1)
        for mark, number in one.marks.items():
            count(facts.marks, mark, number)

    def _under(self, seat: Seat, one: SeatStart) -> None:
        """What lies on the seat until the next turn of another."""
        for word, owner in one.under.items():
            if not 0 <= owner < self.table.seats:
                raise BadStart(f"seat {seat}: under {word}: there is no seat {owner}")
            self.facts.lasting += (Lasting(word, owner, seat, "next_turn"),)

    # --- generals
    def _generals(self) -> None:
        """The generals not in the game: those named on top, the rest of the packs in seed order."""
        given, generals = self.given, self.box.content.generals
        taken = [seat.general for seat in self.seats]
        for seat, one in enumerate(self.seats):
            self._put(names.INCARNATIONS[seat], one.incarnations, taken)
        for seat, offered in given.offers.items():
            if not 0 <= seat < self.table.seats:
                raise BadStart(f"offers: there is no seat {seat}")
            self._put(OFFERS[seat], offered, taken)
        for general in given.generals:
            if general not in generals:
                raise BadStart(f"generals: there is no general {general!r}")
        pool = pool_of(self.table, self.box)
        rest = [general for general in pool if general not in taken and general not in given.generals]
        self.table.chance.shuffle(rest)
        self.zones[GENERALS].cards.extend([*rest, *reversed(given.generals)])

    def _put(self, zone: str, generals: Iterable[str], taken: list[str]) -> None:
        for general in generals:
            if general not in self.box.content.generals or general in taken:
                raise BadStart(f"there is no general {general!r} (left)")
            taken.append(general)
            self.zones[zone].cards.append(general)
